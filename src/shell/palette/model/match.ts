import { plainText, wordsIn } from '@/utils/typed-words';
import { GROUPS, type Entry, type GroupName } from './entry';

/** The smaller the better; null where a word that was typed is not in it. */
export function rankOf({ name, words = '' }: Entry, typed: string): number | null {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return null;
  const called = plainText(name);
  const own = wordsIn(name);
  const other = wordsIn(words);
  const begins = (all: readonly string[]) => (word: string) => all.some((one) => one.startsWith(word));
  if (called === plainText(typed).trim()) return 0;
  if (called.startsWith(plainText(typed).trim())) return 1;
  if (wanted.every(begins(own))) return 2;
  return wanted.every(begins([...own, ...other])) ? 3 : null;
}

export type Group = { name: GroupName; entries: readonly Entry[] };

/** What fits, by group; the group with the best fit comes first, and within it the best fit. */
export function matching(entries: readonly Entry[], typed: string): Group[] {
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, typed);
    return rank === null ? [] : [{ entry, rank }];
  });
  return grouped(ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry));
}

/** A word such as 'wallet' is in half of the answers. */
const MOST_OF: { readonly [Name in GroupName]?: number } = { Questions: 6 };

/** In the order in which the groups first come. */
function grouped(entries: readonly Entry[]): Group[] {
  const names = [...new Set(entries.map(({ group }) => group))];
  return names.map((name) => ({
    name,
    entries: entries.filter(({ group }) => group === name).slice(0, MOST_OF[name]),
  }));
}

/** Before anything is typed: what was used last, and then what there is; the questions are too many for that. */
export function unsearched(entries: readonly Entry[], recent: readonly string[]): Group[] {
  const last = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const rest = entries.filter(({ id, group }) => group !== 'Questions' && !recent.includes(id));
  const all = [...last.map((entry): Entry => ({ ...entry, group: 'Recent' })), ...rest];
  return grouped(all.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group)));
}
