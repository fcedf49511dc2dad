import type { Txn } from '@/api/contract';
import { groupBy } from '@/utils/group-by';
import { unitsMoved } from './units-moved';

/**
 * What stood on the other side of a swap. `isMissing` where the record does not tell all of it. `back` is how many of the
 * shares that moved went the other way in the same swap as well: they were neither bought nor sold.
 */
export type Side = Readonly<{ units: bigint; isMissing: boolean; back: bigint }>;

const NOTHING = { units: 0n, isMissing: false } as const;
const NOT_TOLD = { units: 0n, isMissing: true } as const;

/** Both sides of one swap are of one moment, and name the same transaction where they name one. */
const swapOf = ({ txHash, createdAt }: Txn): string => [txHash?.toLowerCase(), Date.parse(createdAt)].join(' ');
const isShare = ({ symbol }: Txn): boolean => symbol === 'FNX';
const moved = (leg: Txn): bigint => unitsMoved(leg, leg.amount) ?? 0n;
const sum = (legs: readonly Txn[]): bigint => legs.reduce((total, leg) => total + moved(leg), 0n);

/** What was paid in a swap, and what came back of it taken off: a sale has less than nothing. Null where no money is on record. */
function paidIn(legs: readonly Txn[]): Pick<Side, 'units' | 'isMissing'> | null {
  const ofMoney = legs.filter((leg) => !isShare(leg));
  if (ofMoney.length === 0) return null;
  const worths = ofMoney.map((leg) => ({ leg, worth: unitsMoved(leg, leg.fiatValue) }));
  return {
    units: worths.reduce((sum, { leg, worth }) => sum + (leg.direction === 'OUT' ? (worth ?? 0n) : -(worth ?? 0n)), 0n),
    isMissing: worths.some(({ worth }) => worth === null),
  };
}

/** In which direction shares went on the whole; where as many went both ways, the money decides. */
function directionOf(shares: readonly Txn[], paid: bigint): 'IN' | 'OUT' {
  const left = sum(shares.filter(({ direction }) => direction === 'OUT'));
  const came = sum(shares.filter(({ direction }) => direction === 'IN'));
  if (left === came) return paid < 0n ? 'OUT' : 'IN';
  return left > came ? 'OUT' : 'IN';
}

/** Of several movements on the side that counts, the first has all the money. */
function sidesOf(legs: readonly Txn[]): readonly (readonly [Txn, Side])[] {
  const shares = legs.filter(isShare);
  const paid = paidIn(legs);
  const main = directionOf(shares, paid?.units ?? 0n);
  const mains = shares.filter(({ direction }) => direction === main);
  const others = shares.filter((leg) => !mains.includes(leg));
  const worth = (paid?.units ?? 0n) * (main === 'OUT' ? -1n : 1n);
  const money = paid === null || worth < 0n ? NOT_TOLD : { ...paid, units: worth };
  let left = sum(others);
  const counted = mains.map((leg, at) => {
    const back = moved(leg) < left ? moved(leg) : left;
    left -= back;
    return [leg, { ...(at === 0 ? money : NOTHING), back }] as const;
  });
  return [...counted, ...others.map((leg) => [leg, { ...NOTHING, back: moved(leg) }] as const)];
}

/**
 * By each movement of shares in a swap, what was paid for them, or what they brought. Where the other side is not on
 * record, or what came back is worth more than what was given, nobody can tell.
 */
export function counterparts(entries: readonly Txn[]): ReadonlyMap<Txn, Side> {
  const swaps = groupBy(
    entries.filter(({ type }) => type === 'SWAP'),
    swapOf,
  );
  return new Map([...swaps.values()].flatMap(sidesOf));
}
