import { FIXED_PAGES } from './indexed';

/** The picture of a shared link, as large as the sites that show one ask for. */
export const CARD = { width: 1200, height: 630, folder: 'cards' } as const;

const OF_MADE_PAGES: Readonly<Record<string, string>> = {
  '/blog/[dugs]/[slug]': 'note',
  '/article/[dugs]/[slug]': 'note',
  '/static/[slug]': 'paper',
  '/content/[slugs]': 'paper',
};

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/** Each fixed page has an engraving of its own; articles share one, and so do managed pages. */
export const CARD_NAMES: readonly string[] = [...FIXED_PAGES.map(nameOf), ...new Set(Object.values(OF_MADE_PAGES))];

/** By Next's pattern of the page, and by the address that it names as its one. */
export const cardPath = (pathname: string, canonicalPath: string): string =>
  `/${CARD.folder}/${OF_MADE_PAGES[pathname] ?? nameOf(canonicalPath)}.png`;
