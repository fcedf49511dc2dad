import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { parseUnits } from '../decimal';
import type { State } from '../state';
import { isAwaitingPayment, type StoredOrder } from './order';
import { takePayment } from './take-payment';

/**
 * A payment that found no order, and that somebody now says is theirs, such as one from an exchange: a person looks at
 * it. What came from another investor's wallet is never theirs.
 */
export function takeStray(state: State, order: StoredOrder, hash: Hash, now: number): boolean {
  const stray = state.strayPayments.find((payment) => payment.hash === hash);
  if (!stray || stray.symbol === null || !isAwaitingPayment(order)) return false;
  const isAnothers = state.accounts.some(
    ({ _id, walletAddress }) => _id !== order.accountId && walletAddress && isSameAddress(walletAddress, stray.from),
  );
  if (isAnothers || BigInt(stray.block) <= BigInt(order.openedBlock)) return false;
  state.strayPayments = state.strayPayments.filter((payment) => payment !== stray);
  order.reportedHash = hash;
  takePayment(state, { ...stray, amount: parseUnits(stray.amount), block: BigInt(stray.block) }, now);
  return true;
}
