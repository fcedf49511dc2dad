import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Engine } from './engine';
import { isOpen, type Entry } from './journal/entry';
import { readJournal } from './journal/journal';
import { wasDeclared } from './journal/marks';
import { isOfSameAction } from './journal/review';

/**
 * `earlier` contains the keys of the reviews that the action replaces. If `account` is given, requests for other
 * actions of the same kind on that account count too.
 */
export type RepeatedAction = Readonly<{
  key: string;
  earlier?: readonly string[];
  account?: Readonly<{ kind: Entry['kind']; from: Address }>;
}>;

export type FirstOpen = 'own' | 'asked' | 'other' | null;

/**
 * Returns which earlier request may still be mined.
 * - own: a request of this action that was declared unsent, perhaps one from another device
 * - asked: an open request of an earlier review, which this action replaces
 * - other: a request of another action of the account that was declared unsent, and that the investor may be repeating
 */
export function firstOpenOf(engine: Engine, { key, earlier = [], account }: RepeatedAction): FirstOpen {
  const { entries } = readJournal(engine);
  const replaced = entries.flatMap((entry) => (entry.key === key ? (entry.replaces ?? []) : []));
  const isOfAction = isOfSameAction(key, [...earlier, ...replaced]);
  const open = entries.filter((entry) => isOpen(entry) && entry.declaredUnsentAt !== undefined);
  if (wasDeclared(engine, key) || open.some((entry) => entry.key === key || isOfAction(entry))) return 'own';
  if (entries.filter(isOpen).some(isOfAction)) return 'asked';
  const isOfAccount = ({ kind, from }: Entry) => kind === account?.kind && isSameAddress(from, account.from);
  return open.some(isOfAccount) ? 'other' : null;
}
