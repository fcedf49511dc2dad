import { units } from '../decimal';
import { amountText, notify } from '../notices';
import type { State } from '../state';
import type { OrderReason, OrderStatus, Outgoing, StoredOrder } from '../stored-payments';
import { paidFor } from './order';

type NoticeText = { title: string; body: string };

const REVIEW_TEXT: Partial<Record<OrderReason, string>> = {
  LATE: 'Your payment arrived after the price expired. A person reviews it within one working day: you get the shares or your payment back.',
  WRONG_TOKEN:
    'It was paid in a different token from the order. A person reviews it within one working day and arranges the refund.',
  FOREIGN_SENDER:
    'The payment came from a wallet other than the one on the order. A person reviews it within one working day.',
  REFUNDING: 'We are refunding your payment to the wallet it came from. This takes a few minutes.',
};
const REVIEW_OTHERWISE = 'A person reviews it within one working day.';

const TEXTS: Partial<Record<OrderStatus, (order: StoredOrder) => NoticeText>> = {
  FINISHED: ({ orderNo, shares }) => ({
    title: `${amountText(shares)} FNX delivered`,
    body: `Order ${orderNo} is complete. The shares are in your wallet. The certificate is under Orders.`,
  }),
  PARTIALLY_PAID: (order) => ({
    title: `Order ${order.orderNo} is not paid in full`,
    body: `${units(paidFor(order))} of ${order.payAmount} ${order.payCurrency} arrived. Pay the rest within 24 hours, or we refund what arrived.`,
  }),
  REVIEW: ({ orderNo, reason }) => ({
    title: `We are reviewing order ${orderNo}`,
    body: (reason && REVIEW_TEXT[reason]) ?? REVIEW_OTHERWISE,
  }),
  REFUNDED: ({ orderNo }) => ({
    title: `Order ${orderNo} was refunded`,
    body: 'We refunded everything to the wallet it came from.',
  }),
};

const linkTo = ({ _id }: StoredOrder) => `/deals?order=${_id}`;

export function notifyOfOrder(state: State, order: StoredOrder, now: number): void {
  const words = TEXTS[order.status]?.(order);
  if (words) notify(state, order.accountId, { ...words, type: 'ORDER', link: linkTo(order) }, now);
}

type Returned = Pick<Outgoing, 'amount' | 'asset'>;

export function notifyOfExcess(state: State, order: StoredOrder, { amount, asset }: Returned, now: number): void {
  const title = `We are refunding ${amount} ${asset} to you`;
  const body = `You paid more than order ${order.orderNo} needed. We are refunding the rest to the wallet it came from.`;
  notify(state, order.accountId, { title, body, type: 'ORDER', link: linkTo(order) }, now);
}

export function notifyOfReturnedExcess(
  state: State,
  order: StoredOrder,
  { amount, asset }: Returned,
  now: number,
): void {
  const title = `${amount} ${asset} are back in your wallet`;
  const body = `You paid more than order ${order.orderNo} cost. We refunded the difference to the wallet that sent it.`;
  notify(state, order.accountId, { title, body, type: 'ORDER', link: linkTo(order) }, now);
}
