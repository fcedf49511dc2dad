import { callService, type CallOptions } from '../../client';
import { reportPayment, type Hash } from '../../contract';

export type OrderPayment = { orderId: string; txHash: Hash };

export const reportOrderPayment = (payment: OrderPayment) => callService(reportPayment, payment);

export type Asking = { asking: boolean; declaredUnsent?: true };

/**
 * Sets the reservation (true before and during the wallet request) or ends it (false, after a refusal). The service answers
 * 409 if another login has a reservation or an unanswered request, or if the order cannot be paid, and 400 if it does not
 * support reservations.
 */
export const setOrderReservation = (orderId: string, asking: Asking, options?: CallOptions) =>
  callService(reportPayment, { orderId, ...asking }, options);
