import { plainText, wordsIn } from '@/utils/typed-words';
import { GROUPS, type Entry, type GroupName } from './entry';

/** Returns the rank of an entry. A lower rank is a better match. Null means that a typed word does not match. */
export function rankOf({ name, keywords = '' }: Entry, typed: string): number | null {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return null;
  const called = plainText(name);
  const own = wordsIn(name);
  const other = wordsIn(keywords);
  const begins = (all: readonly string[]) => (word: string) => all.some((one) => one.startsWith(word));
  if (called === plainText(typed).trim()) return 0;
  if (called.startsWith(plainText(typed).trim())) return 1;
  if (wanted.every(begins(own))) return 2;
  return wanted.every(begins([...own, ...other])) ? 3 : null;
}

export type Group = { name: GroupName; entries: readonly Entry[] };

export function matching(entries: readonly Entry[], typed: string): Group[] {
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, typed);
    return rank === null ? [] : [{ entry, rank }];
  });
  return grouped(ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry));
}

/** The results are limited, because a word such as 'wallet' matches half of the questions. */
const MAX_BY_GROUP: { readonly [Name in GroupName]?: number } = { Questions: 6 };

function grouped(entries: readonly Entry[]): Group[] {
  const names = [...new Set(entries.map(({ group }) => group))];
  return names.map((name) => ({
    name,
    entries: entries.filter(({ group }) => group === name).slice(0, MAX_BY_GROUP[name]),
  }));
}

/** The list before any input: recent entries, then all others except the questions, which are too many. */
export function unsearched(entries: readonly Entry[], recent: readonly string[]): Group[] {
  const last = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const rest = entries.filter(({ id, group }) => group !== 'Questions' && !recent.includes(id));
  const all = [...last.map((entry): Entry => ({ ...entry, group: 'Recent' })), ...rest];
  return grouped(all.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group)));
}

export function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const pageOf = ({ does }: Entry) => ('go' in does ? does.go : null);
  const opened = new Set(entries.filter(({ group }) => group === 'Actions').map(pageOf));
  return entries.filter((entry) => entry.group !== 'Pages' || !opened.has(pageOf(entry)));
}
