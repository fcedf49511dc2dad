import { createStore, type Store } from '@/utils/store';
import { READY, payment, type Payment, type PaymentEvent } from './payment';

const payments = new Map<string, Store<Payment>>();

/** The one state of an order's payment, whatever screen shows it. */
export function paymentOf(orderId: string): Store<Payment> {
  const known = payments.get(orderId) ?? createStore<Payment>(READY);
  payments.set(orderId, known);
  return known;
}

export function tell(orderId: string, event: PaymentEvent): void {
  const store = paymentOf(orderId);
  store.set(payment(store.get(), event));
}
