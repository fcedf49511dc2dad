import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { Fold } from './fold';

const Byline = styled('p')({ color: color.soft, fontSize: '0.9375rem' });

type Note = { id: string; title: string; day: { iso: string; words: string }; office: string; text: ReactNode };

const NOTES: readonly Note[] = [
  {
    id: 'nine-thousand-owners',
    title: 'Nine thousand owners, and what they asked',
    day: { iso: '2026-11-05', words: '5 November 2026' },
    office: 'Shareholder office',
    text: (
      <>
        <p>
          At the end of October the register held 9,214 people who came with the campaign. We read their 3,100 letters.
          The most common question was not about the price but about inheritance: what happens to a token when nobody
          knows the recovery words.
        </p>
        <p>
          The answer is duller than feared. Heirs show papers, the thirty days run, and they are entered. Moving the
          shares still needs the words. We now send every new holder a page about this, to keep with a will.
        </p>
      </>
    ),
  },
  {
    id: 'audit-of-the-register',
    title: 'The third quarter’s count came out even',
    day: { iso: '2026-10-19', words: '19 October 2026' },
    office: 'Register team',
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
    office: 'Security team',
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
    office: 'Board office',
    text: (
      <p>
        With 78 per cent of the votes cast, shareholders kept the profit of the winter in the bank. The board had argued
        that lending to workshops along the harbour earns more than the meeting could otherwise hand out; a minority
        would rather have had the cash, and their motion is printed in the minutes in full.
      </p>
    ),
  },
];

export const ShortNotes = () => (
  <>
    {NOTES.map(({ id, title, day, office, text }) => (
      <Fold key={id} id={id} ask={title}>
        <Byline>
          <time dateTime={day.iso}>{day.words}</time>
          {`, ${office}`}
        </Byline>
        {text}
      </Fold>
    ))}
  </>
);
