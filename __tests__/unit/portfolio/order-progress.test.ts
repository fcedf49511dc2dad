import { orderProgress } from '@/features/portfolio/model/order-progress';
import { orderView, type OrderFacts } from '@/parts/order/order-view';
import type { TxState } from '@/tx';
import { orderWith } from '../../support/order';

const HASH = `0x${'ab'.repeat(32)}` as const;
const ORDER = orderWith({ _id: 'o 1', orderNo: 'FNX-100031' });
const IDLE: TxState = { step: 'idle' };
const PENDING: TxState = { step: 'pending', hash: HASH, confirmations: 0, isKept: true };
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

const now = ({ rungs }: ReturnType<typeof progress>) => {
  const rung = rungs.find(({ mark }) => mark !== 'done');
  return rung && `${rung.name} ${rung.mark}`;
};
const RESUME = '/buy-shares';
const FOLLOW = '/deals?order=o%201';

test.each<[string, Case, string, string, string]>([
  ['waits for its payment', {}, 'Order now', RESUME, 'Finish order'],
  ['whose time is up', { isTimeUp: true }, 'Order refused', RESUME, 'View order'],
  ['that has expired', { status: 'EXPIRED' }, 'Order refused', FOLLOW, 'View order'],
  ['whose wallet request is open', { payment: { step: 'awaiting-wallet' } }, 'Wallet now', RESUME, 'Track order'],
  ['whose wallet request is unanswered', { payment: { step: 'unanswered' } }, 'Wallet doubt', RESUME, 'View order'],
  ['that was declared unsent', { payment: { step: 'unsent' } }, 'Wallet doubt', RESUME, 'View order'],
  ['altered on the chain', { payment: { step: 'altered', hash: HASH } }, 'Wallet refused', RESUME, 'View order'],
  ['that this browser has paid and the bank has not seen', { payment: PENDING }, 'Network now', RESUME, 'Track order'],
  ['confirmed on the chain', { payment: { step: 'succeeded', hash: HASH } }, 'Bank now', RESUME, 'Track order'],
  ['lost', { payment: { step: 'dropped', hash: HASH } }, 'Network doubt', RESUME, 'View order'],
  ['reported elsewhere', { txHash: HASH }, 'Network now', FOLLOW, 'Track order'],
  ['whose failure is proven', { payment: { step: 'reverted', hash: HASH } }, 'Network refused', RESUME, 'Finish order'],
  [
    'that another device may be paying',
    { asked: { at: AT, here: false }, isRequestedElsewhere: true },
    'Wallet doubt',
    RESUME,
    'View order',
  ],
  ['seen by the bank', { status: 'CONFIRMING' }, 'Network now', FOLLOW, 'Track order'],
  ['confirmed by the bank', { status: 'CONFIRMED' }, 'Bank now', FOLLOW, 'Track order'],
  ['being delivered', { status: 'SENDING' }, 'Delivered now', FOLLOW, 'Track order'],
  ['that is partly paid', { status: 'PARTIALLY_PAID', actuallyPaid: '1' }, 'Bank doubt', FOLLOW, 'View order'],
  [
    'that has ended in the meantime',
    { status: 'REFUNDED', actuallyPaid: '1', payment: PENDING },
    'Bank refused',
    FOLLOW,
    'View order',
  ],
  [
    'that has ended while its wallet request is open',
    { status: 'FAILED', payment: { step: 'awaiting-wallet' } },
    'Wallet doubt',
    RESUME,
    'View order',
  ],
  ['under manual review', { status: 'REVIEW', actuallyPaid: '1', isTimeUp: true }, 'Bank doubt', FOLLOW, 'View order'],
])('an order %s has the right step and link', (_name, facts, rung, href, action) => {
  const view = progress(facts);
  expect([now(view), view.href, view.action]).toEqual([rung, href, action]);
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

test('a request for an order that takes no more payments should be declined', () => {
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
