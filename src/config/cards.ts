import { FIXED_PAGES } from './indexed';

/** The picture of a shared link, as large as the sites that show one ask for. */
export const CARD = { width: 1200, height: 630, folder: 'cards' } as const;

/** A build knows no article: there are so many engravings, and its address says which is an article's. */
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

/** Each fixed page has an engraving of its own; managed pages share one. */
export const CARD_NAMES: readonly string[] = [
  ...FIXED_PAGES.map(nameOf),
  ...Array.from({ length: NOTES }, (_unused, index) => `note-${index + 1}`),
  'paper',
];

/** By Next's pattern of the page, and by the address that it names as its one. */
export const cardPath = (pathname: string, canonicalPath: string): string =>
  `/${CARD.folder}/${(OF_MADE_PAGES[pathname] ?? nameOf)(canonicalPath)}.png`;
