import type { Hash } from '@/api/contract';
import { keyOfOrder } from './entry';
import { entriesOf } from './journal';
import { txStore } from './store';
import type { Press } from './prepare';
import { endedHashes } from './standing';

/** The facade's part for screens that pay: apart from the rest, which stands on every page. */
export type { PaymentFaultKind } from '@/errors/payment-fault';
export { hasSameFigures } from '@/domain/order-figures';
export { journalStore } from './journal';
export { mayPay, type TxState } from './state';
export { REQUIRED_CONFIRMATIONS } from './verdict';

/** The state of an order's payment, whatever screen shows it. */
export const paymentOf = (orderId: string) => txStore(keyOfOrder(orderId));

/** None of these throws what the payment's state can tell. */
export const payOrder = async (press: Press) => (await import('./pay')).pay(press);
export const stopWaitingForWallet = async (orderId: string) =>
  (await import('./unanswered')).stopWaiting(keyOfOrder(orderId));
export const sayNothingWasSent = async (orderId: string) =>
  (await import('./unanswered')).sayUnsent(keyOfOrder(orderId));
export const nameSentHash = async (orderId: string, hash: Hash) =>
  (await import('./unanswered')).claimHash(keyOfOrder(orderId), hash);
/** Goes on where the journal says that an order's payment stands. */
export const resumePayment = async (orderId: string) => (await import('./resume')).resume(keyOfOrder(orderId));

/** The hashes of an order's attempts that a proof has ended: the bank may still have one of them on record. */
export const endedHashesOf = (orderId: string): readonly string[] => endedHashes(entriesOf(keyOfOrder(orderId)));
