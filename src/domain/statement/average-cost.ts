import type { Txn } from '@/api/contract';
import { groupBy } from '@/utils/group-by';
import { counterparts, type Counterpart } from './swap-sides';
import { unitsMoved } from './units-moved';

export type CostBasis = Readonly<{ shares: bigint; cost: bigint }>;

/**
 * The effect of one transaction on shares and cost, and the proceeds of a sale.
 * - isWorthMissing: cost or proceeds depend on a value that is not recorded
 * - isUnread: the amount is unreadable
 * - isShort: more shares went out than the investor had; never set by a transfer between the investor's own wallets
 */
export type Step = Readonly<{
  entry: Txn;
  shares: bigint;
  cost: bigint;
  proceeds: bigint | null;
  basis: CostBasis;
  isWorthMissing: boolean;
  isUnread: boolean;
  isShort: boolean;
}>;

export const NOTHING: CostBasis = { shares: 0n, cost: 0n };

const partOf = (amount: bigint, { shares, cost }: CostBasis): bigint => (shares > 0n ? (cost * amount) / shares : 0n);
const actionOf = ({ orderId, stakeId }: Txn) => orderId ?? stakeId ?? undefined;

export const isStaking = ({ type }: Pick<Txn, 'type'>): boolean => type === 'STAKE' || type === 'UNSTAKE';
/** Earned shares have no cost, so withholding them does not reduce the cost. */
const costsNothing = ({ type }: Txn) => type === 'REWARD' || type === 'DIVIDEND';

function ownTransfers(entries: readonly Txn[]): ReadonlySet<Txn> {
  const nameOf = ({ txHash, from, to, amount, createdAt }: Txn) =>
    [txHash, from, to, amount, Date.parse(createdAt)].join(' ').toLowerCase();
  const transfers = entries.filter(({ type, txHash, symbol }) => type === 'TRANSFER' && txHash && symbol === 'FNX');
  const sides = groupBy(transfers, nameOf);
  const hasBoth = (some: readonly Txn[]) => new Set(some.map(({ direction }) => direction)).size === 2;
  return new Set([...sides.values()].filter(hasBoth).flat());
}

function worthOf(entry: Txn, counterpart: ReadonlyMap<Txn, Counterpart>): Counterpart | null {
  const swapped = counterpart.get(entry);
  if (swapped) return swapped;
  if (entry.direction !== 'IN' || entry.type === 'REFUND' || costsNothing(entry)) return null;
  const units = unitsMoved(entry, entry.fiatValue);
  return { units: units ?? 0n, isMissing: units === null, back: 0n };
}

/**
 * Sorts by time. A swap may take shares and return some of them. Of entries at the same time, the returned shares come
 * after the taken ones.
 */
function takenFirst(entries: readonly Txn[], counterpart: ReadonlyMap<Txn, Counterpart>): readonly Txn[] {
  const isBack = (entry: Txn) => {
    const back = counterpart.get(entry)?.back ?? 0n;
    return back > 0n && back === unitsMoved(entry, entry.amount) ? 1 : 0;
  };
  const at = ({ createdAt }: Txn) => Date.parse(createdAt);
  return entries.toSorted((one, other) => at(one) - at(other) || isBack(one) - isBack(other));
}

/**
 * Calculates shares and cost by the average cost method. Outgoing shares reduce the cost in proportion, and a refund
 * restores the cost. Shares received from elsewhere count at that day's value. Expects settled transactions, oldest
 * first.
 */
export function stepsOf(entries: readonly Txn[]): readonly Step[] {
  const own = ownTransfers(entries);
  const counterpart = counterparts(entries);
  const walker = averageCost();
  return takenFirst(entries, counterpart).map((entry) => {
    const isShare = entry.symbol === 'FNX' && !isStaking(entry);
    const before = walker.basis();
    const amount = unitsMoved(entry, entry.amount);
    const isOwn = own.has(entry);
    const worth = isShare && !isOwn ? worthOf(entry, counterpart) : null;
    const back = worth?.back ?? 0n;
    if (isShare && amount !== null) walker.add(entry, { amount, back, isOwn, price: worth?.units ?? 0n });
    const basis = walker.basis();
    const isSale = isShare && entry.type === 'SWAP' && entry.direction === 'OUT';
    return {
      entry,
      shares: basis.shares - before.shares,
      cost: basis.cost - before.cost,
      proceeds: isSale ? (worth?.units ?? 0n) : null,
      basis: basis,
      isWorthMissing: worth?.isMissing ?? false,
      isUnread: amount === null,
      isShort: isShare && !isOwn && basis.shares + back < 0n,
    };
  });
}

/** `back` is the number of shares that the same swap returns. They do not reduce the cost. */
type SharesMoved = { amount: bigint; back: bigint; isOwn: boolean; price: bigint };

function averageCost() {
  let basis = NOTHING;
  let known = NOTHING;
  const gone = new Map<string, CostBasis>();

  const comeBack = (action: string | undefined, amount: bigint): bigint => {
    const left = action === undefined ? undefined : gone.get(action);
    if (!action || !left) return partOf(amount, known);
    const back = amount < left.shares ? amount : left.shares;
    const cost = partOf(back, left);
    gone.set(action, { shares: left.shares - back, cost: left.cost - cost });
    return cost;
  };
  const enter = (entry: Txn, { amount, price }: SharesMoved): CostBasis => {
    const cost = entry.type === 'REFUND' ? comeBack(actionOf(entry), amount) : costsNothing(entry) ? 0n : price;
    return { shares: basis.shares + amount, cost: basis.cost + cost };
  };
  const leave = (entry: Txn, { amount, back }: SharesMoved): CostBasis => {
    const left = basis.shares - amount;
    if (costsNothing(entry)) return { ...basis, shares: left };
    const action = actionOf(entry);
    const cost = left + back > 0n ? partOf(amount - back, basis) : basis.cost;
    const before = (action && gone.get(action)) || NOTHING;
    if (action) gone.set(action, { shares: before.shares + amount - back, cost: before.cost + cost });
    return { shares: left, cost: basis.cost - cost };
  };
  return {
    add: (entry: Txn, moved: SharesMoved) => {
      const { amount, isOwn } = moved;
      const isIn = entry.direction === 'IN';
      if (isOwn) basis = { ...basis, shares: basis.shares + (isIn ? amount : -amount) };
      else basis = isIn ? enter(entry, moved) : leave(entry, moved);
      if (basis.shares > 0n && !isOwn) known = basis;
    },
    basis: () => basis,
  };
}
