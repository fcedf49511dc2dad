import { createStore, type Store } from '@/utils/store';
import { READY, payment, type Payment, type PaymentEvent } from './state';

const payments = new Map<string, Store<Payment>>();

/** The one state of a payment, by its key, whatever screen shows it. */
export function paymentByKey(key: string): Store<Payment> {
  const known = payments.get(key) ?? createStore<Payment>(READY);
  payments.set(key, known);
  return known;
}

export function tell(key: string, event: PaymentEvent): void {
  const store = paymentByKey(key);
  store.set(payment(store.get(), event));
}
