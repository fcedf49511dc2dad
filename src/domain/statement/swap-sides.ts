import type { Txn } from '@/api/contract';
import { unitsMoved } from './units-moved';

/** What stood on the other side of a swap. `isMissing` where the record does not tell all of it. */
export type Worth = Readonly<{ units: bigint; isMissing: boolean }>;

const NOTHING: Worth = { units: 0n, isMissing: false };
const NOT_TOLD: Worth = { units: 0n, isMissing: true };

/** Both sides of one swap name it alike. Without a transaction, those of one moment belong together. */
const swapOf = ({ txHash, createdAt }: Txn): string => txHash?.toLowerCase() ?? String(Date.parse(createdAt));
const isShare = ({ symbol }: Txn): boolean => symbol === 'FNX';

/** What was paid in each swap, and what came back of it taken off: a sale has less than nothing. */
function paidIn(swaps: readonly Txn[]): ReadonlyMap<string, Worth> {
  const paid = new Map<string, Worth>();
  for (const leg of swaps.filter((one) => !isShare(one))) {
    const { units, isMissing } = paid.get(swapOf(leg)) ?? NOTHING;
    const worth = unitsMoved(leg, leg.fiatValue);
    const more = leg.direction === 'OUT' ? (worth ?? 0n) : -(worth ?? 0n);
    paid.set(swapOf(leg), { units: units + more, isMissing: isMissing || worth === null });
  }
  return paid;
}

/**
 * By each movement of shares in a swap, what was paid for them, or what they brought. Of several on one side, the first has
 * it all. Where the other side is not on record, or what came back is worth more than what was given, nobody can tell.
 */
export function counterparts(entries: readonly Txn[]): ReadonlyMap<Txn, Worth> {
  const swaps = entries.filter(({ type }) => type === 'SWAP');
  const paid = paidIn(swaps);
  const given = new Set<string>();
  const found = new Map<Txn, Worth>();
  for (const leg of swaps.filter(isShare)) {
    const side = `${swapOf(leg)} ${leg.direction}`;
    const { units, isMissing } = paid.get(swapOf(leg)) ?? NOT_TOLD;
    const worth = leg.direction === 'OUT' ? -units : units;
    found.set(leg, given.has(side) ? NOTHING : worth < 0n ? NOT_TOLD : { units: worth, isMissing });
    given.add(side);
  }
  return found;
}
