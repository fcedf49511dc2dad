import { callService, type CallOptions } from '../../client';
import { reportPayment, type Hash } from '../../contract';

export type OrderPayment = { orderId: string; txHash: Hash };

/** Told more than once, it changes nothing. */
export const reportOrderPayment = (payment: OrderPayment) => callService(reportPayment, payment);

/** What this login says of its wallet. `declaredUnsent` is the investor's statement about a request of before. */
export type Asking = { asking: boolean; declaredUnsent?: true };

/**
 * True before a wallet is asked to pay and while it is being asked; false after it refused. 409: another login is asking,
 * has asked without an answer, or the order cannot be paid. 400: a service that does not know the question.
 */
export const setOrderReservation = (orderId: string, asking: Asking, options?: CallOptions) =>
  callService(reportPayment, { orderId, ...asking }, options);
