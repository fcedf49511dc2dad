import { units } from '../decimal';
import { notify } from '../notices';
import type { Outgoing } from '../outgoing';
import type { State } from '../state';
import { paidFor, type OrderReason, type OrderStatus, type StoredOrder } from './order';

type NoticeText = { title: string; body: string };

const REVIEW_WORDS: Partial<Record<OrderReason, string>> = {
  LATE: 'Your payment arrived after the price had ended. A person looks at it within one working day: you get the shares, or your payment back.',
  WRONG_TOKEN:
    'It was paid in another token than the order names. A person looks at it within one working day and arranges the return.',
  FOREIGN_SENDER:
    'It was paid from another wallet than the one that the order was opened for. A person looks at it within one working day.',
  REFUNDING: 'Your payment is on its way back to the wallet that it came from. This takes a few minutes.',
};
const REVIEW_OTHERWISE = 'A person looks at it within one working day.';

const WORDS: Partial<Record<OrderStatus, (order: StoredOrder) => NoticeText>> = {
  FINISHED: ({ orderNo, shares }) => ({
    title: `${shares} FNX delivered`,
    body: `Order ${orderNo} is complete. The shares are in your wallet, and their certificate is with your orders.`,
  }),
  PARTIALLY_PAID: (order) => ({
    title: `Order ${order.orderNo} is not paid in full`,
    body: `${units(paidFor(order))} of ${order.payAmount} ${order.payCurrency} arrived. Pay the rest within 24 hours, or we send back what came.`,
  }),
  REVIEW: ({ orderNo, reason }) => ({
    title: `We are looking at order ${orderNo}`,
    body: (reason && REVIEW_WORDS[reason]) ?? REVIEW_OTHERWISE,
  }),
  REFUNDED: ({ orderNo }) => ({
    title: `Order ${orderNo} was refunded`,
    body: 'Everything that was paid went back to the wallet that it came from.',
  }),
};

const linkTo = ({ _id }: StoredOrder) => `/deals?order=${_id}`;

export function notifyOfOrder(state: State, order: StoredOrder, now: number): void {
  const words = WORDS[order.status]?.(order);
  if (words) notify(state, order.accountId, { ...words, type: 'ORDER', link: linkTo(order) }, now);
}

type Returned = Pick<Outgoing, 'amount' | 'asset'>;

export function notifyOfExcess(state: State, order: StoredOrder, { amount, asset }: Returned, now: number): void {
  const title = `We are sending ${amount} ${asset} back to you`;
  const body = `More arrived for order ${order.orderNo} than it needed. The rest goes back to the wallet that it came from.`;
  notify(state, order.accountId, { title, body, type: 'ORDER', link: linkTo(order) }, now);
}

export function notifyOfReturnedExcess(
  state: State,
  order: StoredOrder,
  { amount, asset }: Returned,
  now: number,
): void {
  const title = `${amount} ${asset} are back in your wallet`;
  const body = `They arrived for order ${order.orderNo} beyond what it needed, and went back to the wallet that they came from.`;
  notify(state, order.accountId, { title, body, type: 'ORDER', link: linkTo(order) }, now);
}
