import type { Address } from '@/api/contract';
import { followJournal } from './tx/journal';
import type { PayOrder } from './tx/snapshot';

/** The facade's part for screens that pay: apart from the rest, which stands on every page. */
export type { PaymentFaultKind } from './tx/fault';
export { mayPay, type Payment } from './tx/payment';
export { paymentOf } from './tx/payments';

/** These never throw what the payment's state can tell. */
export const payOrder = async (order: PayOrder, from: Address) => (await import('./tx/pay')).pay(order, from);
export const stopWaitingForWallet = async (orderId: string) => (await import('./tx/pay')).stopWaiting(orderId);
export const resumePayment = async (orderId: string) => (await import('./tx/follow')).resume(orderId);
/** Another tab has written of a payment: this one goes on with it too. */
export const followOtherTabs = (orderId: string): (() => void) =>
  followJournal(() => void resumePayment(orderId).catch(() => undefined));
export const giveUpPayment = async (orderId: string) => (await import('./tx/follow')).giveUp(orderId);
