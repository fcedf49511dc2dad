import { siteSearch } from '@/parts/site-search';
import type { SearchText } from '@/config/search-texts';
import type { Entry } from './entry';

const MOST = 6;
const QUESTIONS = '/faq#';

export function siteEntriesIn(texts: readonly SearchText[]): (typed: string) => Entry[] {
  const search = siteSearch(texts.filter(({ path }) => !path.startsWith(QUESTIONS)));
  return (typed) =>
    search(typed)
      .slice(0, MOST)
      .map(({ path, page, title }) => ({
        id: `text:${path}`,
        group: 'On this site',
        name: title.map(({ text }) => text).join(''),
        detail: page,
        does: { go: path },
      }));
}
