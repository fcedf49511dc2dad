import { FIXED_PAGES } from './indexed';

export const CARD = { width: 1200, height: 630, folder: 'cards' } as const;

/**
 * The number of engravings for articles. A build does not know the articles, so the hash of an article's path selects
 * one.
 */
const NOTES = 12;
const noteOf = (path: string): string =>
  `note-${1 + (([...path].reduce((sum, sign) => Math.imul(31, sum) + sign.charCodeAt(0), 7) >>> 0) % NOTES)}`;

const paperOf = () => 'paper';

const OF_MADE_PAGES: Readonly<Record<string, (path: string) => string>> = {
  '/blog/[dugs]/[slug]': noteOf,
  '/article/[dugs]/[slug]': noteOf,
  '/static/[slug]': paperOf,
  '/content/[slugs]': paperOf,
};

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

export const CARD_NAMES: readonly string[] = [
  ...FIXED_PAGES.map(nameOf),
  ...Array.from({ length: NOTES }, (_unused, index) => `note-${index + 1}`),
  'paper',
];

export const cardPath = (pathname: string, canonicalPath: string): string =>
  `/${CARD.folder}/${(OF_MADE_PAGES[pathname] ?? nameOf)(canonicalPath)}.png`;
