import type { Txn } from '@/api/contract';
import { groupBy } from '@/utils/group-by';
import { counterparts, type Side } from './swap-sides';
import { unitsMoved } from './units-moved';

export type Held = Readonly<{ shares: bigint; cost: bigint }>;

/**
 * The effect of one transaction on shares and cost, and the proceeds of a sale. `isWorthMissing`: cost or proceeds depend on
 * a value that is not recorded. `isUnread`: the amount cannot be read. `isShort`: more shares left than there were, except
 * in a transfer between the investor's own wallets.
 */
export type Step = Readonly<{
  entry: Txn;
  shares: bigint;
  cost: bigint;
  proceeds: bigint | null;
  held: Held;
  isWorthMissing: boolean;
  isUnread: boolean;
  isShort: boolean;
}>;

export const NOTHING: Held = { shares: 0n, cost: 0n };

const partOf = (amount: bigint, { shares, cost }: Held): bigint => (shares > 0n ? (cost * amount) / shares : 0n);
const actionOf = ({ orderId, stakeId }: Txn) => orderId ?? stakeId ?? undefined;

/** Staking moves shares without disposing of them. */
export const isStaking = ({ type }: Pick<Txn, 'type'>): boolean => type === 'STAKE' || type === 'UNSTAKE';
/** Earned shares have no cost, and take no cost with them if they are withheld. */
const costsNothing = ({ type }: Txn) => type === 'REWARD' || type === 'DIVIDEND';

/** Both sides of a transfer between the investor's own wallets, which is neither a purchase nor a disposal. */
function ownTransfers(entries: readonly Txn[]): ReadonlySet<Txn> {
  const nameOf = ({ txHash, from, to, amount, createdAt }: Txn) =>
    [txHash, from, to, amount, Date.parse(createdAt)].join(' ').toLowerCase();
  const transfers = entries.filter(({ type, txHash, symbol }) => type === 'TRANSFER' && txHash && symbol === 'FNX');
  const sides = groupBy(transfers, nameOf);
  const hasBoth = (some: readonly Txn[]) => new Set(some.map(({ direction }) => direction)).size === 2;
  return new Set([...sides.values()].filter(hasBoth).flat());
}

function worthOf(entry: Txn, counterpart: ReadonlyMap<Txn, Side>): Side | null {
  const swapped = counterpart.get(entry);
  if (swapped) return swapped;
  if (entry.direction !== 'IN' || entry.type === 'REFUND' || costsNothing(entry)) return null;
  const units = unitsMoved(entry, entry.fiatValue);
  return { units: units ?? 0n, isMissing: units === null, back: 0n };
}

/** Shares that a swap returns come after the shares it took, in whichever order they were recorded. */
function takenFirst(entries: readonly Txn[], counterpart: ReadonlyMap<Txn, Side>): readonly Txn[] {
  const isBack = (entry: Txn) => {
    const back = counterpart.get(entry)?.back ?? 0n;
    return back > 0n && back === unitsMoved(entry, entry.amount) ? 1 : 0;
  };
  const at = ({ createdAt }: Txn) => Date.parse(createdAt);
  return entries.toSorted((one, other) => at(one) - at(other) || isBack(one) - isBack(other));
}

/**
 * Calculates shares and cost by the average cost method: shares that leave take their part of the cost, and refunds bring it
 * back. Shares from elsewhere count at their value on that day. Takes settled transactions, oldest first.
 */
export function stepsOf(entries: readonly Txn[]): readonly Step[] {
  const own = ownTransfers(entries);
  const counterpart = counterparts(entries);
  const walker = averageCost();
  return takenFirst(entries, counterpart).map((entry) => {
    const isShare = entry.symbol === 'FNX' && !isStaking(entry);
    const before = walker.held();
    const amount = unitsMoved(entry, entry.amount);
    const isOwn = own.has(entry);
    const worth = isShare && !isOwn ? worthOf(entry, counterpart) : null;
    const back = worth?.back ?? 0n;
    if (isShare && amount !== null) walker.add(entry, { amount, back, isOwn, price: worth?.units ?? 0n });
    const held = walker.held();
    const isSale = isShare && entry.type === 'SWAP' && entry.direction === 'OUT';
    return {
      entry,
      shares: held.shares - before.shares,
      cost: held.cost - before.cost,
      proceeds: isSale ? (worth?.units ?? 0n) : null,
      held,
      isWorthMissing: worth?.isMissing ?? false,
      isUnread: amount === null,
      isShort: isShare && !isOwn && held.shares + back < 0n,
    };
  });
}

/** `back`: the part that the same swap returns, which takes no cost with it. */
type Moved = { amount: bigint; back: bigint; isOwn: boolean; price: bigint };

function averageCost() {
  let held = NOTHING;
  let known = NOTHING;
  const gone = new Map<string, Held>();

  const comeBack = (action: string | undefined, amount: bigint): bigint => {
    const left = action === undefined ? undefined : gone.get(action);
    if (!action || !left) return partOf(amount, known);
    const back = amount < left.shares ? amount : left.shares;
    const cost = partOf(back, left);
    gone.set(action, { shares: left.shares - back, cost: left.cost - cost });
    return cost;
  };
  const enter = (entry: Txn, { amount, price }: Moved): Held => {
    const cost = entry.type === 'REFUND' ? comeBack(actionOf(entry), amount) : costsNothing(entry) ? 0n : price;
    return { shares: held.shares + amount, cost: held.cost + cost };
  };
  const leave = (entry: Txn, { amount, back }: Moved): Held => {
    const left = held.shares - amount;
    if (costsNothing(entry)) return { ...held, shares: left };
    const action = actionOf(entry);
    const cost = left + back > 0n ? partOf(amount - back, held) : held.cost;
    const before = (action && gone.get(action)) || NOTHING;
    if (action) gone.set(action, { shares: before.shares + amount - back, cost: before.cost + cost });
    return { shares: left, cost: held.cost - cost };
  };
  return {
    add: (entry: Txn, moved: Moved) => {
      const { amount, isOwn } = moved;
      const isIn = entry.direction === 'IN';
      if (isOwn) held = { ...held, shares: held.shares + (isIn ? amount : -amount) };
      else held = isIn ? enter(entry, moved) : leave(entry, moved);
      if (held.shares > 0n && !isOwn) known = held;
    },
    held: () => held,
  };
}
