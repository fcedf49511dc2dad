import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Tx } from './tx';
import { isOpen, type Entry } from './journal/entry';
import { readJournal } from './journal/journal';
import { wasDeclared } from './journal/declared-keys';
import { isOfSameAction, type Review } from './journal/review';

/**
 * `earlier` has the reviews that the action replaces. If `account` is given, other actions of the same kind on that
 * account count too.
 */
export type RepeatedAction = Readonly<{
  key: string;
  earlier?: readonly string[];
  account?: Readonly<{ kind: Entry['kind']; from: Address }>;
}>;

export type FirstOpen = 'own' | 'other' | null;

/**
 * Whether a request that was declared unsent may be mined after all. It is either a request of this action, which
 * another device may have made, or one of another action of the account that the investor may be repeating.
 */
export function firstOpenOf(tx: Tx, { key, earlier = [], account }: RepeatedAction): FirstOpen {
  const { entries } = readJournal(tx);
  const replaced = entries.flatMap((entry) => (entry.key === key ? (entry.replaces ?? []) : []));
  const isOfAction = isOfSameAction(key, [...earlier, ...replaced]);
  const open = entries.filter((entry) => isOpen(entry) && entry.saidUnsentAt !== undefined);
  if (wasDeclared(tx, key) || open.some((entry) => entry.key === key || isOfAction(entry))) return 'own';
  const isOfAccount = ({ kind, from }: Entry) => kind === account?.kind && isSameAddress(from, account.from);
  return open.some(isOfAccount) ? 'other' : null;
}

/**
 * If an attempt of an abandoned review may still be mined, the changed review counts as the same action. That attempt
 * is then searched for before the wallet is asked. `replaced` has the keys of the abandoned reviews.
 */
export const inPlaceOf = <R extends Review>(tx: Tx, replaced: readonly string[], review: R): R => ({
  ...review,
  earlier: replaced.filter((key) => firstOpenOf(tx, { key }) === 'own'),
});
