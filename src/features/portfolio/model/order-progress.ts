import type { Order } from '@/api/contract';
import { BUY_SHARES, DEALS } from '@/config/routes';
import { rungsOfOrder } from '@/parts/order/order-ladder';
import { isKnownStatus, orderWords } from '@/parts/order/order-words';
import type { OrderFacts, OrderView } from '@/parts/order/order-view';
import { mayPay, type TxState } from '@/tx';

type ListedOrder = OrderFacts & Pick<Order, '_id' | 'orderNo'>;

type Facts = Readonly<{
  order: ListedOrder;
  payment: TxState;
  view: OrderView;
  /** The service has not answered yet, so only this browser's payment is known. */
  isUnread?: boolean;
}>;

/** `buy` opens the purchase, `details` the order's own page. */
type Progress = Readonly<{ title: string; text: string; page: 'buy' | 'details'; action?: string }>;

const LOOK = 'Look at it';
const FOLLOW = 'Follow it';
const NEEDS_A_LOOK = 'needs a look';

/** Texts of the views that need the investor's attention before another payment. */
const ATTENTION = {
  changed: 'Its figures have changed. Compare them before you pay.',
  'wallet-replaced': 'It was opened for a wallet that is no longer linked.',
  'asked-before': 'A wallet was asked to pay it elsewhere. Do not pay it again before you have looked.',
  unanswered: 'Your wallet was asked, and its answer did not arrive. Do not pay it again before you have looked.',
  unsent: 'Your wallet was asked, and its answer did not arrive. Do not pay it again before you have looked.',
  altered: 'What was sent is not what was shown. Look at it before you pay anything else.',
  dropped: 'No node knows its payment any more. Do not pay it again; its page says what to do.',
} as const;

const attention = (text: string, page: Progress['page'] = 'buy'): Progress => ({ title: NEEDS_A_LOOK, text, page });

function progressOf(facts: Facts): Progress {
  const { order, view } = facts;
  switch (view.kind) {
    case 'payable':
    case 'checking':
    case 'failed':
      return beforePayment(facts);
    case 'awaiting-wallet':
      if (view.found || view.decline)
        return attention('Your wallet still asks you to confirm its payment. Decline the request there.');
      return {
        title: 'is in your wallet',
        text: 'Your wallet asks you to confirm the payment.',
        page: 'buy',
        action: FOLLOW,
      };
    case 'pending':
    case 'reported':
    case 'verifying':
      return onItsWay(facts);
    case 'lapsed':
    case 'over':
      return order.status === 'WAITING'
        ? { title: 'is over', text: 'Its price has ended, and no payment is known.', page: 'buy' }
        : { title: 'is over', text: orderWords(order).text, page: 'details' };
    case 'outcome':
      return { title: titleOfOutcome(order, view), text: orderWords(order).text, page: 'details' };
    case 'delivered':
      return { title: 'is delivered', text: orderWords(order).text, page: 'details' };
    case 'changed':
    case 'wallet-replaced':
    case 'asked-before':
    case 'unanswered':
    case 'unsent':
    case 'altered':
    case 'dropped':
      return attention(ATTENTION[view.kind]);
  }
}

function beforePayment({ view, isUnread }: Facts): Progress {
  if (isUnread)
    return attention(
      'What the bank knows of it has not arrived yet. Do not pay it again before you have looked.',
      'details',
    );
  const text =
    view.kind === 'failed'
      ? 'Its last payment was not carried out, and its price is still held.'
      : 'Its price is held, and nothing has been paid that the bank knows of.';
  return { title: 'waits for your payment', text, page: 'buy', action: 'Finish it' };
}

const onItsWay = ({ order, payment }: Facts): Progress => ({
  title: 'is on its way',
  text: isAtBank(order) ? orderWords(order).text : 'Its payment was sent. You need not wait here.',
  page: mayPay(payment) ? 'details' : 'buy',
  action: FOLLOW,
});

const isAtBank = ({ status }: OrderFacts): boolean => status === 'CONFIRMED' || status === 'SENDING';

function titleOfOutcome({ status }: OrderFacts, { isEnded }: Extract<OrderView, { kind: 'outcome' }>): string {
  if (!isKnownStatus(status)) return `has the status ${status}`;
  return isEnded ? 'is over' : NEEDS_A_LOOK;
}

/** How the dashboard describes an open order, and where its link leads. */
export function orderProgress(facts: Facts) {
  const { order, view } = facts;
  const { title, text, page, action = LOOK } = progressOf(facts);
  return {
    title: `Order ${order.orderNo} ${title}`,
    text,
    rungs: rungsOfOrder(view),
    href: page === 'buy' ? BUY_SHARES : `${DEALS}?order=${encodeURIComponent(order._id)}`,
    action,
  };
}
