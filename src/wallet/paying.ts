import type { Hash } from '@/api/contract';
import { keyOfOrder } from './tx/entry';
import { entriesOf } from './tx/journal';
import { paymentByKey } from './tx/payments';
import type { Press } from './tx/prepare';
import { endedHashes } from './tx/standing';

/** The facade's part for screens that pay: apart from the rest, which stands on every page. */
export type { PaymentFaultKind } from './tx/fault';
export { hasSameFigures } from './tx/figures';
export { journalStore } from './tx/journal';
export { mayPay, type Payment } from './tx/payment';
export { REQUIRED_CONFIRMATIONS } from './tx/verdict';

/** The state of an order's payment, whatever screen shows it. */
export const paymentOf = (orderId: string) => paymentByKey(keyOfOrder(orderId));

/** None of these throws what the payment's state can tell. */
export const payOrder = async (press: Press) => (await import('./tx/pay')).pay(press);
export const stopWaitingForWallet = async (orderId: string) =>
  (await import('./tx/unanswered')).stopWaiting(keyOfOrder(orderId));
export const sayNothingWasSent = async (orderId: string) =>
  (await import('./tx/unanswered')).sayUnsent(keyOfOrder(orderId));
export const nameSentHash = async (orderId: string, hash: Hash) =>
  (await import('./tx/unanswered')).claimHash(keyOfOrder(orderId), hash);
/** Goes on where the journal says that an order's payment stands. */
export const resumePayment = async (orderId: string) => (await import('./tx/resume')).resume(keyOfOrder(orderId));

/** The hashes of an order's attempts that a proof has ended: the bank may still have one of them on record. */
export const endedHashesOf = (orderId: string): readonly string[] => endedHashes(entriesOf(keyOfOrder(orderId)));
