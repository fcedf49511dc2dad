import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { parseUnits } from '../decimal';
import { bookTransfer } from '../register/book-transfer';
import { isAnothersWallet } from '../register/wallets';
import type { State } from '../state';
import type { StoredOrder } from '../stored-payments';
import { isAwaitingPayment } from './order';
import { takePayment } from './take-payment';

type Named = { hash: Hash; payAddress: Address };

/**
 * Moves a payment that matched no order, such as one from an exchange, to this order when its investor reports the
 * hash. The order then gets a manual review. A payment from another investor's current or earlier wallet is never
 * moved.
 */
export function takeStray(state: State, order: StoredOrder, { hash, payAddress }: Named, now: number): boolean {
  const stray = state.strayPayments.find((payment) => payment.hash === hash && isSameAddress(payment.to, payAddress));
  if (!stray || stray.symbol === null || !isAwaitingPayment(order)) return false;
  if (isAnothersWallet(state, stray.from, order.accountId) || BigInt(stray.block) <= BigInt(order.openedBlock))
    return false;
  state.strayPayments = state.strayPayments.filter((payment) => payment !== stray);
  order.reportedHash = hash;
  takePayment(state, stray, now);
  // The payment may already be recorded as a transfer. This records it as a payment instead.
  const transfer = { ...stray, amount: parseUnits(stray.amount), block: BigInt(stray.block) };
  if (stray.symbol === 'FNX') bookTransfer(state, { transfer, trade: [], now });
  return true;
}
