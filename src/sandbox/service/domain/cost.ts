import { parseUnits } from './decimal';
import type { LedgerEntry } from './ledger';

type Position = { shares: bigint; cost: bigint };

const NOTHING: Position = { shares: 0n, cost: 0n };

const IS_MOVE_OF_OWN: ReadonlySet<LedgerEntry['type']> = new Set(['STAKE', 'UNSTAKE']);

export const changesOfHolding = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.filter(({ symbol, type }) => symbol === 'FNX' && !IS_MOVE_OF_OWN.has(type));

/** Entries that add no cost, because rewards are earned and not bought. Withheld rewards do not reduce the cost. */
const COSTS_NOTHING: ReadonlySet<LedgerEntry['type']> = new Set(['REWARD', 'DIVIDEND']);

/**
 * Returns the cost of the current shares by the average cost method. Outgoing shares reduce the cost in proportion,
 * and a refund restores the cost. Shares received from elsewhere count at that day's value.
 */
export const costOf = (entries: readonly LedgerEntry[]): bigint => costsAt(entries, [Infinity])[0] ?? 0n;

export function costsAt(entries: readonly LedgerEntry[], moments: readonly number[]): bigint[] {
  const paid = paidInSwaps(entries);
  const changes = withoutOwnTransfers(changesOfHolding(entries)).toSorted((a, b) => a.at - b.at);
  const running = runningCost();
  let next = 0;
  return moments.map((moment) => {
    for (let entry = changes[next]; entry && entry.at <= moment; entry = changes[next]) {
      running.add(entry, paid.get(entry) ?? priceOf(entry));
      next += 1;
    }
    return running.cost();
  });
}

function runningCost() {
  let held = NOTHING;
  let known = NOTHING;
  /**
   * Shares and cost that were taken out for an order or stake. A refund restores exactly that cost, even after later
   * purchases.
   */
  const gone = new Map<string, Position>();

  const enter = ({ type, ...entry }: LedgerEntry, amount: bigint, price: bigint): Position => {
    const action = entry.orderId ?? entry.stakeId;
    const parted = (action && gone.get(action)) || known;
    const cost = type === 'REFUND' ? partOf(amount, parted) : price;
    return { shares: held.shares + amount, cost: held.cost + cost };
  };
  const leave = ({ type, ...entry }: LedgerEntry, amount: bigint): Position => {
    if (COSTS_NOTHING.has(type)) return { ...held, shares: held.shares - amount };
    const action = entry.orderId ?? entry.stakeId;
    if (action) gone.set(action, { shares: amount, cost: partOf(amount, held) });
    return without(held, amount);
  };
  return {
    add: (entry: LedgerEntry, price: bigint) => {
      const amount = parseUnits(entry.amount);
      held = entry.direction === 'IN' ? enter(entry, amount, price) : leave(entry, amount);
      if (held.shares > 0n) known = held;
    },
    cost: () => held.cost,
  };
}

const partOf = (amount: bigint, { shares, cost }: Position): bigint => (shares > 0n ? (cost * amount) / shares : 0n);

function without(held: Position, amount: bigint): Position {
  const left = held.shares - amount;
  return left > 0n ? { shares: left, cost: held.cost - partOf(amount, held) } : { ...NOTHING, shares: left };
}

const priceOf = ({ type, fiatValue }: LedgerEntry): bigint => (COSTS_NOTHING.has(type) ? 0n : parseUnits(fiatValue));

/**
 * Removes transfers between two wallets of one investor. They are recorded on both sides and are neither purchases
 * nor sales.
 */
function withoutOwnTransfers(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const sides = new Map<string, Set<LedgerEntry['direction']>>();
  const transferOf = ({ txHash, from, to, amount }: LedgerEntry) => [txHash, from, to, amount].join(' ').toLowerCase();
  const transfers = entries.filter(({ type, txHash }) => type === 'TRANSFER' && txHash !== undefined);
  for (const entry of transfers) {
    const known = sides.get(transferOf(entry)) ?? new Set();
    sides.set(transferOf(entry), known.add(entry.direction));
  }
  const own = new Set(transfers.filter((entry) => sides.get(transferOf(entry))?.size === 2));
  return entries.filter((entry) => !own.has(entry));
}

const swapOf = ({ txHash, at }: LedgerEntry): string => txHash?.toLowerCase() ?? String(at);

/**
 * Maps each entry that received shares in a swap to the amount paid, minus the amount returned. If one transaction
 * has several such entries, the first one gets the whole cost.
 */
function paidInSwaps(entries: readonly LedgerEntry[]): ReadonlyMap<LedgerEntry, bigint> {
  const given = new Map<string, bigint>();
  const swaps = entries.filter(({ type }) => type === 'SWAP');
  for (const entry of swaps.filter(({ symbol }) => symbol !== 'FNX')) {
    const worth = parseUnits(entry.fiatValue);
    given.set(swapOf(entry), (given.get(swapOf(entry)) ?? 0n) + (entry.direction === 'OUT' ? worth : -worth));
  }
  const paid = new Map<LedgerEntry, bigint>();
  for (const entry of swaps.filter(({ symbol, direction }) => symbol === 'FNX' && direction === 'IN')) {
    const worth = given.get(swapOf(entry)) ?? 0n;
    paid.set(entry, worth > 0n ? worth : 0n);
    given.delete(swapOf(entry));
  }
  return paid;
}
