import type { Address } from '@/api/contract';
import { parseUnits, units } from '../decimal';
import { enqueue, outgoingFor } from '../outgoing';
import { isAnothersWallet } from '../register/wallets';
import type { State } from '../state';
import type { StoredOrder } from '../stored-payments';
import { notifyOfExcess } from './notices';
import { moveTo } from './order';

export function deliverOrder(state: State, order: StoredOrder, now: number): void {
  moveTo(order, 'CONFIRMED', now, order.reason === 'OVERPAID' ? 'OVERPAID' : undefined);
  enqueue(state, {
    id: `payout:${order._id}`,
    purpose: 'PAYOUT',
    accountId: order.accountId,
    orderId: order._id,
    purse: 'treasury',
    asset: 'FNX',
    to: receiverOf(state, order),
    amount: order.shares,
    queuedAt: now,
  });
  returnExcess(state, order, now);
}

/**
 * Returns the wallet for the shares: the account's current wallet if another investor has since linked the order's
 * wallet.
 */
function receiverOf(state: State, { wallet, accountId }: StoredOrder): Address {
  const linked = state.accounts.find(({ _id }) => _id === accountId)?.walletAddress;
  return isAnothersWallet(state, wallet, accountId) && linked ? linked : wallet;
}

/** Returns each excess once. Also runs for payments that arrive during or after delivery. */
export function returnExcess(state: State, order: StoredOrder, now: number): void {
  let left = parseUnits(order.payAmount);
  for (const { key, symbol, amount, from, isConfirmed } of order.payments) {
    if (symbol === null || !isConfirmed) continue;
    const counted = symbol === order.payCurrency && left > 0n ? left : 0n;
    const excess = parseUnits(amount) - counted;
    if (symbol === order.payCurrency) left -= parseUnits(amount);
    const id = `excess:${key}`;
    if (excess <= 0n || outgoingFor(state, id)) continue;
    notifyOfExcess(state, order, { amount: units(excess), asset: symbol }, now);
    enqueue(state, {
      id,
      purpose: 'REFUND',
      accountId: order.accountId,
      orderId: order._id,
      purse: 'payAddress',
      asset: symbol,
      to: from,
      amount: units(excess),
      queuedAt: now,
    });
  }
}
