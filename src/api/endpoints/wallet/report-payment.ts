import { callService, type CallOptions } from '../../client';
import { reportPayment, type Hash } from '../../contract';

export type OrderPayment = { orderId: string; txHash: Hash };

export const reportOrderPayment = (payment: OrderPayment) => callService(reportPayment, payment);

export type Asking = { asking: boolean; declaredUnsent?: true };

/**
 * Sets the reservation: true before and while the wallet is asked to pay, false after it refused. 409: another login is
 * asking, or asked without an answer, or the order cannot be paid. 400: the service keeps no reservations.
 */
export const setOrderReservation = (orderId: string, asking: Asking, options?: CallOptions) =>
  callService(reportPayment, { orderId, ...asking }, options);
