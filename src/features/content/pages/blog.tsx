import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { SeenPart } from '@/ui/seen-part';
import { missingCode } from '@/ui/state/missing-code';
import { Article } from '../components/article';
import { ListSkeleton } from '../components/list-skeleton';
import { LivePart } from '../components/live-part';
import type { Section } from '../components/section';
import { BLOG_LIST_ID } from '../model/blog-address';

const Byline = styled('p')({ color: color.soft, fontSize: '0.9375rem' });

/** As high as the form that it makes room for, with a first line that the heading beside it stands on. */
const FormPlace = styled('div')({ minBlockSize: 330, '&::before': { content: '"\\200b"' } });

type Note = { id: string; title: string; day: { iso: string; words: string }; desk: string; text: ReactNode };

const NOTES: readonly Note[] = [
  {
    id: 'nine-thousand-owners',
    title: 'Nine thousand owners, and what they asked',
    day: { iso: '2026-11-05', words: '5 November 2026' },
    desk: 'Shareholder office',
    text: (
      <>
        <p>
          At the end of October the register held 9,214 people who came with the campaign. We read their 3,100 letters.
          The most common question was not about the price but about inheritance: what happens to a token when nobody
          knows the recovery words.
        </p>
        <p>
          The answer is duller than feared. Heirs show the same papers as for an account, the thirty days run, and the
          entry moves. We now send every new holder a single page about this, to keep with a will.
        </p>
      </>
    ),
  },
  {
    id: 'audit-of-the-register',
    title: 'The third quarter’s count came out even',
    day: { iso: '2026-10-19', words: '19 October 2026' },
    desk: 'Register team',
    text: (
      <p>
        Each quarter an auditor adds up all tokens and compares the sum with the commercial register. On 30 September
        both said 39,310,000. The report also lists two entries that were made a day late, because a holder’s papers had
        been scanned upside down, and what we changed so that this is noticed at once.
      </p>
    ),
  },
  {
    id: 'a-false-site',
    title: 'A false site, and how three letters gave it away',
    day: { iso: '2026-09-08', words: '8 September 2026' },
    desk: 'Security team',
    text: (
      <>
        <p>
          In August somebody copied our start page under an address with two letters swapped and a third doubled. It
          asked visitors to connect and to approve an unlimited amount of USDT. Eleven people reported it within a day;
          it was taken down on the second.
        </p>
        <p>
          Nobody lost money, as far as we know. The lesson stays the same: a wallet that shows the word unlimited is
          asking you to refuse.
        </p>
      </>
    ),
  },
  {
    id: 'no-dividend-in-may',
    title: 'Why the meeting paid nothing in May',
    day: { iso: '2026-05-28', words: '28 May 2026' },
    desk: 'Board office',
    text: (
      <p>
        With 78 per cent of the votes cast, shareholders kept the profit of the winter in the bank. The board had argued
        that lending to workshops along the harbour earns more than the meeting could otherwise hand out; a minority
        would rather have had the cash, and their motion is printed in the minutes in full.
      </p>
    ),
  },
];

const toSection = ({ id, title, day, desk, text }: Note): Section => ({
  id,
  title,
  body: (
    <>
      <Byline>
        <time dateTime={day.iso}>{day.words}</time>
        {`, ${desk}`}
      </Byline>
      {text}
    </>
  ),
});

const ABOUT_NOTES: Section = {
  id: 'rules',
  title: 'How we write these',
  body: (
    <p>
      Notes are signed by the desk that knows the matter and read by the legal office. Corrections stand at the end with
      their date. They inform shareholders and invite nobody to buy.
    </p>
  ),
};

const loadList = async () => (await import('../live/live-blog-list')).LiveBlogList;

const ALL_ARTICLES: Section = {
  id: BLOG_LIST_ID,
  title: 'All articles',
  body: (
    <LivePart
      id="article-list"
      load={loadList}
      meanwhile={<ListSkeleton />}
      unscripted={
        <p>
          The list of longer articles is fetched when the page opens, which needs scripts; the notes above do without.
        </p>
      }
    />
  ),
};

const loadByMail = async () => (await import('../live/news-by-mail')).NewsByMail;

const BY_MAIL: Section = {
  id: 'by-e-mail',
  title: 'News by e-mail',
  body: (
    <>
      <SeenPart load={loadByMail} meanwhile={<FormPlace />} failed={missingCode} />
      <noscript>
        <p>To have them sent to you needs scripts, too.</p>
      </noscript>
    </>
  ),
};

export const BlogScreen = () => (
  <Article
    kicker="Notes"
    title="Notes from the bank"
    lead="What happened to the register, the campaign and the people who look after them. Short, dated, and corrected where we were wrong."
    sections={[...NOTES.map(toSection), ALL_ARTICLES, BY_MAIL, ABOUT_NOTES]}
    onward={[
      { href: '/about', label: 'About the bank' },
      { href: '/docs', label: 'Reports and papers' },
      { href: '/help', label: 'Staying safe' },
    ]}
  />
);
