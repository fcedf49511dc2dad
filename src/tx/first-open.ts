import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Engine } from './engine';
import { allowsRetry } from './journal/attempt-rules';
import { isOpen, type Entry } from './journal/entry';
import { isJournalReadable, readJournal } from './journal/journal';
import { wasDeclared } from './journal/marks';
import { isOfSameAction, type Review } from './journal/review';

/**
 * `earlier` has the keys of the reviews that the action replaces. If `account` is given, requests for other actions of
 * the same kind on that account count too.
 */
export type RepeatedAction = Readonly<{
  key: string;
  earlier?: readonly string[];
  account?: Readonly<{ kind: Entry['kind']; from: Address }>;
}>;

export type FirstOpen = 'own' | 'asked' | 'other' | null;

/**
 * Returns which earlier request may still be mined.
 * - own: a request of this action was declared unsent, perhaps one of another device
 * - asked: a request of an earlier review, which this action replaces, is open
 * - other: a request of another action of the account was declared unsent; the investor may be repeating that action
 */
export function firstOpenOf(engine: Engine, { key, earlier = [], account }: RepeatedAction): FirstOpen {
  const { entries } = readJournal(engine);
  const replaced = entries.flatMap((entry) => (entry.key === key ? (entry.replaces ?? []) : []));
  const isOfAction = isOfSameAction(key, [...earlier, ...replaced]);
  const open = entries.filter((entry) => isOpen(entry) && entry.saidUnsentAt !== undefined);
  if (wasDeclared(engine, key) || open.some((entry) => entry.key === key || isOfAction(entry))) return 'own';
  if (entries.filter(isOpen).some(isOfAction)) return 'asked';
  const isOfAccount = ({ kind, from }: Entry) => kind === account?.kind && isSameAddress(from, account.from);
  return open.some(isOfAccount) ? 'other' : null;
}

/**
 * `replaced` has the keys of the reviews that the investor has abandoned. If an attempt of one of them may still be
 * mined, or has been mined since then, the changed review counts as the same action. The app then looks for that
 * attempt before it asks the wallet.
 */
export const replacingReviews = <R extends Review>(engine: Engine, replaced: readonly string[], review: R): R => ({
  ...review,
  earlier: replaced.filter(
    (key) => !isJournalReadable() || firstOpenOf(engine, { key }) === 'own' || mayHaveBeenDone(engine, key),
  ),
});

function mayHaveBeenDone(engine: Engine, key: string): boolean {
  const isCopy = isOfSameAction(key, []);
  const attempts = readJournal(engine).entries.filter((entry) => entry.key === key || isCopy(entry));
  return attempts.some((entry) => isOpen(entry) || !allowsRetry(entry));
}
