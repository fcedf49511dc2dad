import type { CountedPayment } from './counted-payment';
import { forgetPayment } from './orders/take-payment';
import { forgetDeposit } from './staking/take-deposit';
import type { State } from './state';

export const unconfirmedPayments = ({ orders, stakes, strayPayments }: State): CountedPayment[] =>
  [
    ...orders.flatMap(({ payments }) => payments),
    ...stakes.flatMap(({ deposit }) => deposit ?? []),
    ...strayPayments,
  ].filter(({ isConfirmed }) => !isConfirmed);

/** Removes the payments as if they had never been seen. The next scan can take the same transactions again. */
export function forgetPayments(state: State, isGone: (payment: CountedPayment) => boolean, now: number): void {
  const isForgotten = (payment: CountedPayment) => !payment.isConfirmed && isGone(payment);
  for (const order of state.orders) {
    for (const { key } of order.payments.filter(isForgotten)) forgetPayment(state, order, key, now);
  }
  for (const stake of state.stakes) {
    if (stake.deposit && isForgotten(stake.deposit)) forgetDeposit(state, stake);
  }
  state.strayPayments = state.strayPayments.filter((stray) => !isForgotten(stray));
}
