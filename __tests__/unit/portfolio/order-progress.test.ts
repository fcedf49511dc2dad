import { orderProgress } from '@/features/portfolio/model/order-progress';
import { orderView, type OrderFacts } from '@/parts/order/order-view';
import type { TxState } from '@/tx';
import { orderWith } from '../../support/order';

const HASH = `0x${'ab'.repeat(32)}` as const;
const ORDER = orderWith({ _id: 'o 1', orderNo: 'FNX-100031' });
const IDLE: TxState = { step: 'idle' };
const PENDING: TxState = { step: 'pending', hash: HASH, confirmations: 0, isStored: true };
const AT = '2026-11-23T00:00:00.000Z';

type Case = Partial<OrderFacts> & {
  payment?: TxState;
  isTimeUp?: boolean;
  isUnread?: boolean;
  isRequestedElsewhere?: boolean;
};

function progress({
  payment = IDLE,
  isTimeUp = false,
  isUnread = false,
  isRequestedElsewhere = false,
  ...change
}: Case = {}) {
  const order = { ...ORDER, ...change };
  const view = orderView({ order }, payment, { isTimeUp, ended: [], isRequestedElsewhere });
  return orderProgress({ order, payment, view, isUnread });
}

const now = ({ progressSteps }: ReturnType<typeof progress>) => {
  const step = progressSteps.find(({ mark }) => mark !== 'done');
  return step && `${step.name} ${step.mark}`;
};
const RESUME = '/buy-shares';
const FOLLOW = '/deals?order=o%201';

test.each<[string, string, string, string, Case]>([
  ['that waits for its payment', 'Order now', RESUME, 'Finish order', {}],
  ['whose time is up', 'Order refused', RESUME, 'View order', { isTimeUp: true }],
  ['that has expired', 'Order refused', FOLLOW, 'View order', { status: 'EXPIRED' }],
  ['whose wallet request is open', 'Wallet now', RESUME, 'Track order', { payment: { step: 'awaiting-wallet' } }],
  ['whose wallet request is unanswered', 'Wallet doubt', RESUME, 'View order', { payment: { step: 'unanswered' } }],
  ['that was declared unsent', 'Wallet doubt', RESUME, 'View order', { payment: { step: 'unsent' } }],
  ['altered on the chain', 'Wallet refused', RESUME, 'View order', { payment: { step: 'altered', hash: HASH } }],
  ['that this browser has paid and the bank has not seen', 'Network now', RESUME, 'Track order', { payment: PENDING }],
  ['confirmed on the chain', 'Bank now', RESUME, 'Track order', { payment: { step: 'succeeded', hash: HASH } }],
  ['lost', 'Network doubt', RESUME, 'View order', { payment: { step: 'dropped', hash: HASH } }],
  ['reported elsewhere', 'Network now', FOLLOW, 'Track order', { txHash: HASH }],
  ['whose failure is proven', 'Network refused', RESUME, 'Finish order', { payment: { step: 'reverted', hash: HASH } }],
  [
    'that another device may be paying',
    'Wallet doubt',
    RESUME,
    'View order',
    { asked: { at: AT, here: false }, isRequestedElsewhere: true },
  ],
  ['seen by the bank', 'Network now', FOLLOW, 'Track order', { status: 'CONFIRMING' }],
  ['confirmed by the bank', 'Bank now', FOLLOW, 'Track order', { status: 'CONFIRMED' }],
  ['being delivered', 'Delivered now', FOLLOW, 'Track order', { status: 'SENDING' }],
  ['that is partly paid', 'Bank doubt', FOLLOW, 'View order', { status: 'PARTIALLY_PAID', actuallyPaid: '1' }],
  [
    'that has ended in the meantime',
    'Bank refused',
    FOLLOW,
    'View order',
    { status: 'REFUNDED', actuallyPaid: '1', payment: PENDING },
  ],
  [
    'that has ended while its wallet request is open',
    'Wallet doubt',
    RESUME,
    'View order',
    { status: 'FAILED', payment: { step: 'awaiting-wallet' } },
  ],
  ['under manual review', 'Bank doubt', FOLLOW, 'View order', { status: 'REVIEW', actuallyPaid: '1', isTimeUp: true }],
])('an order %s is at the step "%s", with a link to %s: "%s"', (_name, step, href, action, facts) => {
  const view = progress(facts);
  expect([now(view), view.href, view.action]).toEqual([step, href, action]);
});

test('an order that has received money is shown as pending, and its link only tracks it', () => {
  expect(progress({ actuallyPaid: '1', isTimeUp: true })).toMatchObject({
    title: 'Order FNX-100031 is pending',
    action: 'Track order',
    href: FOLLOW,
  });
});

test('an order whose payment was sent is never described as failed', () => {
  const sent: TxState[] = [
    PENDING,
    { step: 'succeeded', hash: HASH },
    { step: 'dropped', hash: HASH },
    { step: 'unanswered' },
    { step: 'altered', hash: HASH },
  ];
  for (const payment of sent) {
    const { title, text } = progress({ payment });
    expect(`${title} ${text}`).not.toMatch(/fail/i);
  }
});

test('an investor is asked to decline the wallet request for an order that takes no more payments', () => {
  expect(progress({ status: 'FAILED', payment: { step: 'awaiting-wallet' } }).text).toMatch(/Decline the request/);
});

test('a delivered order has every step done, whatever this browser knows about it', () => {
  const view = progress({ status: 'FINISHED', payment: { step: 'unanswered' } });
  expect(view).toMatchObject({ title: 'Order FNX-100031 is delivered', action: 'View order', href: FOLLOW });
  expect(now(view)).toBeUndefined();
});

describe('an order that the service has not returned yet', () => {
  test('is described by this browser’s wallet request', () => {
    expect(progress({ isUnread: true, payment: PENDING })).toMatchObject({
      title: 'Order FNX-100031 is pending',
      href: RESUME,
    });
  });

  test('is not offered for payment', () => {
    expect(progress({ isUnread: true })).toMatchObject({ action: 'View order', href: FOLLOW });
  });
});

describe.each([false, true])(
  'an order with a status that the service added, after its price expired: %s',
  (isTimeUp) => {
    const view = progress({ status: 'AML_CHECK', isTimeUp });

    test('is described as neither over nor unpaid', () => {
      expect(view.title).toBe('Order FNX-100031 has the status AML_CHECK');
      expect(view.text).toMatch(/find out what this status means/);
      expect(now(view)).toBe('Order doubt');
    });

    test('links to its page, and not to a payment', () => {
      expect([view.href, view.action]).toEqual([FOLLOW, 'View order']);
    });
  },
);

test('an order that is delivered after its price expired is not described as unpaid', () => {
  expect(progress({ status: 'FINISHED', isTimeUp: true }).text).not.toMatch(/know of no payment/);
});
