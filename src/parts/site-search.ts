import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchText } from '@/config/search-texts';
import { plainText, wordsIn } from '@/utils/typed-words';

export type SearchHit = Pick<SearchText, 'path' | 'page'> & { title: Piece[]; excerpt: Piece[] };
export type Piece = { text: string; isMarked: boolean };

const MAX = 12;
const BEFORE = 60;
const LENGTH = 200;

const SEARCH = {
  prefix: (term: string) => term.length > 1,
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  boost: { title: 4, page: 2 },
};

export function siteSearch(texts: readonly SearchText[]): (typed: string) => SearchHit[] {
  const index = new MiniSearch<SearchText & { id: number }>({
    fields: ['title', 'page', 'text'],
    tokenize: wordsIn,
    processTerm: plainText,
    searchOptions: { ...SEARCH, tokenize: wordsIn, processTerm: plainText },
  });
  index.addAll(texts.map((text, id) => ({ ...text, id })));
  const resultsFor = (typed: string): SearchResult[] => {
    const all = index.search(typed, { combineWith: 'AND' });
    return all.length > 0 ? all : index.search(typed, { combineWith: 'OR' });
  };
  return (typed) =>
    wordsIn(typed).length === 0
      ? []
      : resultsFor(typed)
          .slice(0, MAX)
          .flatMap(({ id, terms }) => {
            const found = texts[id];
            return found ? [hitOf(found, new Set(terms))] : [];
          });
}

const hitOf = ({ path, page, title, text }: SearchText, terms: ReadonlySet<string>): SearchHit => ({
  path,
  page,
  title: piecesOf(title, terms),
  excerpt: piecesOf(excerptOf(text, terms), terms),
});

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= LENGTH) return text;
  const first = [...text.matchAll(WORD)].find(([word]) => terms.has(plainText(word)))?.index ?? 0;
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const cut = text.slice(from, from + LENGTH);
  const end = from + LENGTH < text.length ? cut.lastIndexOf(' ') : cut.length;
  return `${from > 0 ? '… ' : ''}${cut.slice(0, end)}${from + LENGTH < text.length ? ' …' : ''}`;
}

export function piecesOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(plainText(word))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMarked: false }] : pieces;
}
