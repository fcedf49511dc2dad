import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { parseUnits } from '../decimal';
import { bookTransfer } from '../register/book-transfer';
import { isAnothersWallet } from '../register/wallets';
import type { State } from '../state';
import { isAwaitingPayment, type StoredOrder } from './order';
import { takePayment } from './take-payment';

type Named = { hash: Hash; payAddress: Address };

/**
 * A payment that found no order, and that somebody now says is theirs, such as one from an exchange: a person looks at
 * it. What came from another investor's wallet, present or former, is never theirs.
 */
export function takeStray(state: State, order: StoredOrder, { hash, payAddress }: Named, now: number): boolean {
  const stray = state.strayPayments.find(
    // What went to the vault pays no order: it goes back from there.
    (payment) => payment.hash === hash && isSameAddress(payment.to, payAddress),
  );
  if (!stray || stray.symbol === null || !isAwaitingPayment(order)) return false;
  if (isAnothersWallet(state, stray.from, order.accountId) || BigInt(stray.block) <= BigInt(order.openedBlock))
    return false;
  state.strayPayments = state.strayPayments.filter((payment) => payment !== stray);
  order.reportedHash = hash;
  takePayment(state, stray, now);
  // It may stand in the books as a transfer by now: it is a payment.
  const transfer = { ...stray, amount: parseUnits(stray.amount), block: BigInt(stray.block) };
  if (stray.symbol === 'FNX') bookTransfer(state, { transfer, trade: [], now });
  return true;
}
