import styled from '@emotion/styled';
import { from, VISUALLY_HIDDEN } from '@/theme/tokens';
import { LoadWhenVisible } from '@/ui/load-when-visible';
import { missingCode } from '@/ui/state/error-panel';
import { StaticPart, StaticView } from '@/ui/static-part';
import { Articles } from '../components/blog/articles';
import * as drawings from '../components/blog/blog-drawings';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { useOpenTarget } from '../hooks/use-open-target';
import type { ArticlesServed } from '../model/articles';
import { BLOG_LIST_ID } from '../model/blog-url';

const served = typeof window === 'undefined' ? drawings : null;
const loadIndex = async () => (await import('../components/blog/blog-drawings')).SubjectIndex;
const loadNotes = async () => (await import('../components/blog/blog-drawings')).ShortNotes;

const Region = styled('section')({ scrollMarginBlockStart: 16 });
const Heading = styled('h2')(VISUALLY_HIDDEN);
const FormRoom = styled('div')({ minBlockSize: 364, [from.tablet]: { minBlockSize: 330 } });
const FormSlot = styled('div')({ minBlockSize: 330, '&::before': { content: '"\\200b"' } });

const ABOUT_NOTES: FigureSection = {
  id: 'rules',
  title: 'How we write our news',
  span: 'half',
  body: (
    <>
      <p>
        Each article says what happened, on which date it was true, and which team of the bank is responsible for it.
        The legal office reads each one before publication. Articles inform shareholders; they are not advice, not an
        offer and not an invitation to buy shares.
      </p>
      <p>
        If we were wrong, we add a dated correction at the end, and we keep the original text: nothing is taken down.
        Questions that many of you ask us become articles of their own. The{' '}
        <a href="mailto:shareholders@fnx.example">shareholder office</a> welcomes all of your comments.
      </p>
    </>
  ),
};

const loadByMail = async () => (await import('../live/news-by-mail')).NewsByMail;

const BY_MAIL: FigureSection = {
  id: 'by-e-mail',
  span: 'half',
  title: 'News by e-mail',
  body: (
    <>
      <FormRoom>
        <LoadWhenVisible load={loadByMail} meanwhile={<FormSlot />} failed={missingCode} />
      </FormRoom>
      <noscript>
        <p>Subscribing needs JavaScript.</p>
      </noscript>
    </>
  ),
};

const sectionsWith = (titles: ArticlesServed['titles']): readonly FigureSection[] => [
  ...(titles.length > 0
    ? [
        {
          id: 'subjects',
          title: 'Every article by subject',
          body: <StaticView served={served && served.SubjectIndex} load={loadIndex} height={800} props={{ titles }} />,
        },
      ]
    : []),
  {
    id: 'short-notes',
    title: 'Short notes',
    body: <StaticPart served={served && served.ShortNotes} load={loadNotes} height={230} />,
  },
  BY_MAIL,
  ABOUT_NOTES,
];

export function BlogScreen({ list, titles }: ArticlesServed) {
  useOpenTarget();
  return (
    <FigurePage
      kicker="News"
      title="News from the bank"
      lead="What is happening with the register, the campaign and the people behind them. Every article is dated, and corrected if we were wrong."
      opening={
        <Region id={BLOG_LIST_ID} aria-labelledby="articles-title">
          <Heading id="articles-title">All articles</Heading>
          <Articles list={list} titles={titles} />
        </Region>
      }
      sections={sectionsWith(titles)}
      nextLinks={[
        { href: '/about', label: 'About the bank' },
        { href: '/docs', label: 'Reports and documents' },
        { href: '/help', label: 'Staying safe' },
      ]}
    />
  );
}
