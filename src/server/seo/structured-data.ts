import { bankDetails } from '@/config/bank';
import { PRODUCT } from '@/config/product';
import { NEWS } from '@/config/routes';
import { readableText } from '../page-data/readable-text';
import type { QuestionsProps } from '../page-data/questions';
import type { ArticleProps } from '../page-data/texts';
import type { HeadText } from './head-text';
import { ownValue } from '@/utils/own-value';

export type Thing = { '@type': string; [property: string]: unknown };

export type PageFacts = Required<HeadText> & {
  picture: string;
  pathname: string;
  pageProps: Partial<ArticleProps & QuestionsProps>;
};

const TITLE_END = ` | ${PRODUCT}`;
const nameOf = (title: string) => (title.endsWith(TITLE_END) ? title.slice(0, -TITLE_END.length) : title);

const bankAt = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#bank`,
  name: bankDetails().name,
  description: bankDetails().summary,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

const ABOVE: Readonly<Record<string, { name: string; path: string }>> = {
  '/blog/[dugs]/[slug]': { name: 'News from the bank', path: NEWS },
  '/article/[dugs]/[slug]': { name: 'News from the bank', path: NEWS },
  '/static/[slug]': { name: 'Documents', path: '/docs' },
  '/content/[slugs]': { name: 'Documents', path: '/docs' },
};

function breadcrumbTo({ canonical, title, pathname }: PageFacts): Thing {
  const above = ownValue(ABOVE, pathname);
  const steps = [
    { name: PRODUCT, path: '/' },
    ...(above ? [above] : []),
    { name: nameOf(title), path: canonical.href },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, canonical).href,
    })),
  };
}

function articleOf({ canonical, description, picture, pageProps: { article } }: PageFacts): Thing[] {
  if (!article) return [];
  const { title, author, publishedAt, tags } = article;
  const bank = bankAt(canonical.origin);
  return [
    {
      '@type': 'Article',
      '@id': `${canonical.href}#article`,
      headline: title,
      description,
      image: picture,
      inLanguage: 'en',
      mainEntityOfPage: canonical.href,
      author: author ? { '@type': 'Organization', name: author } : bank,
      publisher: bank,
      ...(publishedAt && { datePublished: publishedAt }),
      ...(tags.length > 0 && { keywords: tags }),
    },
  ];
}

function questionsOf({ canonical, pageProps: { topics } }: PageFacts): Thing[] {
  const questions = topics?.flatMap((topic) => topic.questions) ?? [];
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': canonical.href,
      mainEntity: questions.map(({ ask, answer }) => ({
        '@type': 'Question',
        name: ask,
        acceptedAnswer: { '@type': 'Answer', text: readableText(answer) },
      })),
    },
  ];
}

const BANK_PAGES: ReadonlySet<string> = new Set(['/', '/about', '/contactus']);

export const structuredData = (page: PageFacts): Thing[] => [
  ...(BANK_PAGES.has(page.canonical.pathname) ? [bankAt(page.canonical.origin)] : []),
  ...(page.canonical.pathname === '/' ? [] : [breadcrumbTo(page)]),
  ...articleOf(page),
  ...questionsOf(page),
];
