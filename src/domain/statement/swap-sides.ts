import type { Txn } from '@/api/contract';
import { groupBy } from '@/utils/group-by';
import { unitsMoved } from './units-moved';

/**
 * The other side of a swap.
 * - isMissing: the record is incomplete
 * - back: shares that the same swap also moved in the opposite direction; they count as neither bought nor sold
 */
export type Counterpart = Readonly<{ units: bigint; isMissing: boolean; back: bigint }>;

const NOTHING = { units: 0n, isMissing: false } as const;
const UNKNOWN_AMOUNT = { units: 0n, isMissing: true } as const;

const swapOf = ({ txHash, createdAt }: Txn): string => [txHash?.toLowerCase(), Date.parse(createdAt)].join(' ');
const isShare = ({ symbol }: Txn): boolean => symbol === 'FNX';
const moved = (leg: Txn): bigint => unitsMoved(leg, leg.amount) ?? 0n;
const sum = (legs: readonly Txn[]): bigint => legs.reduce((total, leg) => total + moved(leg), 0n);

function paidIn(legs: readonly Txn[]): Pick<Counterpart, 'units' | 'isMissing'> | null {
  const ofMoney = legs.filter((leg) => !isShare(leg));
  if (ofMoney.length === 0) return null;
  const worths = ofMoney.map((leg) => ({ leg, worth: unitsMoved(leg, leg.fiatValue) }));
  return {
    units: worths.reduce((sum, { leg, worth }) => sum + (leg.direction === 'OUT' ? (worth ?? 0n) : -(worth ?? 0n)), 0n),
    isMissing: worths.some(({ worth }) => worth === null),
  };
}

/** Returns the net direction of the shares. If as many came in as went out, the direction of the money decides. */
function directionOf(shares: readonly Txn[], paid: bigint): 'IN' | 'OUT' {
  const left = sum(shares.filter(({ direction }) => direction === 'OUT'));
  const came = sum(shares.filter(({ direction }) => direction === 'IN'));
  if (left === came) return paid < 0n ? 'OUT' : 'IN';
  return left > came ? 'OUT' : 'IN';
}

function sidesOf(legs: readonly Txn[]): readonly (readonly [Txn, Counterpart])[] {
  const shares = legs.filter(isShare);
  const paid = paidIn(legs);
  const main = directionOf(shares, paid?.units ?? 0n);
  const mains = shares.filter(({ direction }) => direction === main);
  const others = shares.filter((leg) => !mains.includes(leg));
  const worth = (paid?.units ?? 0n) * (main === 'OUT' ? -1n : 1n);
  const money = paid === null || worth < 0n ? UNKNOWN_AMOUNT : { ...paid, units: worth };
  let left = sum(others);
  const counted = mains.map((leg, at) => {
    const back = moved(leg) < left ? moved(leg) : left;
    left -= back;
    return [leg, { ...(at === 0 ? money : NOTHING), back }] as const;
  });
  return [...counted, ...others.map((leg) => [leg, { ...NOTHING, back: moved(leg) }] as const)];
}

/**
 * Maps each share entry of a swap to the money paid or received. `isMissing` is set if no money is recorded, or if the
 * money moved in the same direction as the shares.
 */
export function counterparts(entries: readonly Txn[]): ReadonlyMap<Txn, Counterpart> {
  const swaps = groupBy(
    entries.filter(({ type }) => type === 'SWAP'),
    swapOf,
  );
  return new Map([...swaps.values()].flatMap(sidesOf));
}
