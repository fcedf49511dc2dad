import type { Txn } from '@/api/contract';
import { groupBy } from '@/utils/group-by';
import { DAY_MS } from './period';

const at = ({ createdAt }: Txn) => Date.parse(createdAt);

/**
 * Gives all entries of one transaction the time of the first entry, even across midnight. A period then contains all of
 * them or none. Entries a day or more apart keep their times.
 */
export function alignTimes(entries: readonly Txn[]): readonly Txn[] {
  const sides = groupBy(
    entries.filter(({ txHash }) => txHash),
    ({ txHash }) => txHash?.toLowerCase() ?? '',
  );
  const moved = new Map([...sides.values()].flatMap(movedTo));
  return entries.map((entry) => moved.get(entry) ?? entry);
}

function movedTo(sides: readonly Txn[]): readonly (readonly [Txn, Txn])[] {
  const first = sides.reduce((one, other) => (at(other) < at(one) ? other : one));
  const late = sides.filter((side) => at(side) > at(first) && at(side) - at(first) < DAY_MS);
  return late.map((side) => [side, { ...side, createdAt: first.createdAt }] as const);
}
