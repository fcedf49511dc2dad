import type { Order } from '@/api/contract';
import { ORDER_STATUSES, isMoneyReceived } from '@/api/order-status';
import { BUY_SHARES, ORDERS } from '@/config/routes';
import { progressStepsOfOrder } from '@/parts/order/order-progress-steps';
import { orderText } from '@/parts/order/order-text';
import type { OrderFacts, OrderView } from '@/parts/order/order-view';
import { mayPay, type TxState } from '@/tx';

type ListedOrder = OrderFacts & Pick<Order, '_id' | 'orderNo'>;

type Facts = Readonly<{
  order: ListedOrder;
  payment: TxState;
  view: OrderView;
  isUnread?: boolean;
}>;

type Progress = Readonly<{ title: string; text: string; page: 'buy' | 'details'; action?: string }>;

const LOOK = 'View order';
const FOLLOW = 'Track order';
const NEEDS_A_LOOK = 'needs your attention';

const ATTENTION = {
  changed: 'Its figures have changed. Compare them before you pay.',
  'wallet-replaced': 'It is for a wallet that is no longer linked.',
  'asked-before': 'A wallet was already asked to pay it. Check that wallet before you pay again.',
  unanswered: 'We asked your wallet, and its answer did not arrive. Check your wallet before you pay again.',
  unsent: 'We asked your wallet, and its answer did not arrive. Check your wallet before you pay again.',
  altered: 'Your wallet sent something other than what this site showed. Check it before you pay anything else.',
  dropped: 'No node knows its payment any more. Do not pay again; open the order to see what to do.',
} as const;

const attention = (text: string, page: Progress['page'] = 'buy'): Progress => ({ title: NEEDS_A_LOOK, text, page });

function progressOf(facts: Facts): Progress {
  const { order, view } = facts;
  switch (view.step) {
    case 'idle':
    case 'checking':
    case 'reverted':
    case 'cancelled':
    case 'ineffective':
    case 'expired':
      return beforePayment(facts);
    case 'awaiting-wallet':
      if (view.earlierHash || view.decline)
        return attention('Your wallet is still asking you to confirm the payment. Decline the request there.');
      return {
        title: 'is in your wallet',
        text: 'Confirm or decline the payment there.',
        page: 'buy',
        action: FOLLOW,
      };
    case 'pending':
    case 'reported':
    case 'verifying':
      return pendingProgress(facts);
    case 'lapsed':
    case 'over':
      return order.status === 'WAITING'
        ? { title: 'has ended', text: 'Its price has expired. We know of no payment.', page: 'buy' }
        : { title: 'has ended', text: orderText(order).text, page: 'details' };
    case 'outcome':
      return { title: titleOfOutcome(order, view), text: orderText(order).text, page: 'details' };
    case 'delivered':
      return { title: 'is delivered', text: orderText(order).text, page: 'details' };
    case 'changed':
    case 'wallet-replaced':
    case 'asked-before':
    case 'unanswered':
    case 'unsent':
    case 'altered':
    case 'dropped':
      return attention(ATTENTION[view.step]);
  }
}

function beforePayment({ view, isUnread }: Facts): Progress {
  if (isUnread) return attention('Its status has not loaded yet. Check it before you pay again.', 'details');
  const text =
    view.step === 'idle' || view.step === 'checking'
      ? 'The price is locked. We have not seen a payment yet.'
      : 'The last payment did not go through. The price is still locked.';
  return { title: 'is waiting for your payment', text, page: 'buy', action: 'Finish order' };
}

const pendingProgress = ({ order, payment }: Facts): Progress => ({
  title: 'is pending',
  text: isMoneyReceived(order) ? orderText(order).text : 'The payment was sent. You don’t need to wait here.',
  page: mayPay(payment) ? 'details' : 'buy',
  action: FOLLOW,
});

function titleOfOutcome({ status }: OrderFacts, { isEnded }: Extract<OrderView, { step: 'outcome' }>): string {
  if (!ORDER_STATUSES.includes(status)) return `has the status ${status}`;
  return isEnded ? 'has ended' : NEEDS_A_LOOK;
}

export function orderProgress(facts: Facts) {
  const { order, view } = facts;
  const { title, text, page, action = LOOK } = progressOf(facts);
  return {
    title: `Order ${order.orderNo} ${title}`,
    text,
    progressSteps: progressStepsOfOrder(view),
    href: page === 'buy' ? BUY_SHARES : `${ORDERS}?order=${encodeURIComponent(order._id)}`,
    action,
  };
}
