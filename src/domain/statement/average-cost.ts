import type { Txn } from '@/api/contract';
import { groupBy } from '@/utils/group-by';
import { toBaseUnits } from '@/utils/money';

export const DECIMALS = 18;

/** Shares, and what they cost. */
export type Held = Readonly<{ shares: bigint; cost: bigint }>;

/** One movement and what it did: the shares and the cost that it brought or took, and what a sale brought in. */
export type Step = Readonly<{ entry: Txn; shares: bigint; cost: bigint; proceeds: bigint | null; held: Held }>;

export const NOTHING: Held = { shares: 0n, cost: 0n };

export const unitsOf = (amount: string | null): bigint => (amount ? (toBaseUnits(amount, DECIMALS) ?? 0n) : 0n);
const partOf = (amount: bigint, { shares, cost }: Held): bigint => (shares > 0n ? (cost * amount) / shares : 0n);
const deedOf = ({ orderId, stakeId }: Txn) => orderId ?? stakeId ?? undefined;

/** A stake moves shares and does not part with them. */
export const isStaking = ({ type }: Pick<Txn, 'type'>): boolean => type === 'STAKE' || type === 'UNSTAKE';
/** Earned, not bought: they come without a cost, and take none along where they are kept back. */
const costsNothing = ({ type }: Txn) => type === 'REWARD' || type === 'DIVIDEND';

/** Both sides of a transfer between two wallets of one investor: nothing was bought or given away. */
function ownTransfers(entries: readonly Txn[]): ReadonlySet<Txn> {
  const nameOf = ({ txHash, from, to, amount }: Txn) => [txHash, from, to, amount].join(' ').toLowerCase();
  const transfers = entries.filter(({ type, txHash, symbol }) => type === 'TRANSFER' && txHash && symbol === 'FNX');
  const sides = groupBy(transfers, nameOf);
  const hasBoth = (some: readonly Txn[]) => new Set(some.map(({ direction }) => direction)).size === 2;
  return new Set([...sides.values()].filter(hasBoth).flat());
}

/** By each movement of shares in a swap, what stood on the other side of it. Of several, the first has it all. */
function counterparts(entries: readonly Txn[]): ReadonlyMap<Txn, bigint> {
  const swaps = entries.filter(({ type }) => type === 'SWAP');
  const sideOf = ({ txHash, direction }: Txn) => `${txHash} ${direction}`;
  const others = new Map<string, bigint>();
  for (const leg of swaps.filter(({ symbol }) => symbol !== 'FNX'))
    others.set(sideOf(leg), (others.get(sideOf(leg)) ?? 0n) + unitsOf(leg.fiatValue));
  const found = new Map<Txn, bigint>();
  for (const leg of swaps.filter(({ symbol }) => symbol === 'FNX')) {
    const other = sideOf({ ...leg, direction: leg.direction === 'IN' ? 'OUT' : 'IN' });
    found.set(leg, others.get(other) ?? 0n);
    others.delete(other);
  }
  return found;
}

/**
 * What each movement did to the shares and to what they cost, by the average of those that were held: what leaves takes its
 * part of the cost along, and what the bank sends back brings back what left. Shares that came from elsewhere count with
 * what they were worth that day. The movements are settled ones, oldest first.
 */
export function stepsOf(entries: readonly Txn[]): readonly Step[] {
  const own = ownTransfers(entries);
  const counterpart = counterparts(entries);
  const walker = averageCost(counterpart);
  return entries.map((entry) => {
    const isShare = entry.symbol === 'FNX' && !isStaking(entry);
    const before = walker.held();
    if (isShare) walker.add(entry, own.has(entry));
    const held = walker.held();
    const isSale = isShare && entry.type === 'SWAP' && entry.direction === 'OUT';
    const proceeds = isSale ? (counterpart.get(entry) ?? 0n) : null;
    return { entry, shares: held.shares - before.shares, cost: held.cost - before.cost, proceeds, held };
  });
}

function averageCost(counterpart: ReadonlyMap<Txn, bigint>) {
  let held = NOTHING;
  /** The last one in which there was an average. */
  let known = NOTHING;
  const gone = new Map<string, Held>();

  const enter = (entry: Txn, amount: bigint): Held => {
    const deed = deedOf(entry);
    const price = counterpart.get(entry) ?? unitsOf(entry.fiatValue);
    const back = () => partOf(amount, (deed && gone.get(deed)) || known);
    const cost = entry.type === 'REFUND' ? back() : costsNothing(entry) ? 0n : price;
    return { shares: held.shares + amount, cost: held.cost + cost };
  };
  const leave = (entry: Txn, amount: bigint): Held => {
    if (costsNothing(entry)) return { ...held, shares: held.shares - amount };
    const deed = deedOf(entry);
    if (deed) gone.set(deed, { shares: amount, cost: partOf(amount, held) });
    const left = held.shares - amount;
    return { shares: left, cost: left > 0n ? held.cost - partOf(amount, held) : 0n };
  };
  return {
    add: (entry: Txn, isOwn: boolean) => {
      const amount = unitsOf(entry.amount);
      const isIn = entry.direction === 'IN';
      if (isOwn) held = { ...held, shares: held.shares + (isIn ? amount : -amount) };
      else held = isIn ? enter(entry, amount) : leave(entry, amount);
      if (held.shares > 0n && !isOwn) known = held;
    },
    held: () => held,
  };
}
