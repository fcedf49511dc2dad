import { openOrderView, type OpenOrderFacts } from '@/features/portfolio/model/open-order';
import { orderWith } from '../../support/order';

const ORDER = orderWith({ _id: 'o 1', orderNo: 'FNX-100031' });
const OPEN: OpenOrderFacts = { order: ORDER, step: 'idle', isReported: false, isTimeUp: false };

const now = ({ rungs }: ReturnType<typeof openOrderView>) => {
  const rung = rungs.find(({ mark }) => mark !== 'done');
  return rung && `${rung.name} ${rung.mark}`;
};
const RESUME = '/buy-shares';
const FOLLOW = '/deals?order=o%201';

test.each<[string, Partial<OpenOrderFacts> & { status?: string }, string, string, string]>([
  ['waits for its payment', {}, 'Order now', RESUME, 'Finish it'],
  ['whose time is up', { isTimeUp: true }, 'Order refused', RESUME, 'Look at it'],
  ['that a wallet shows', { step: 'awaiting-wallet' }, 'Wallet now', RESUME, 'Follow it'],
  ['without an answer', { step: 'unanswered' }, 'Wallet doubt', RESUME, 'Look at it'],
  ['said not to be sent', { step: 'unsent' }, 'Wallet doubt', RESUME, 'Look at it'],
  ['altered on the chain', { step: 'altered' }, 'Wallet refused', RESUME, 'Look at it'],
  ['on its way from here', { step: 'pending' }, 'Network now', RESUME, 'Follow it'],
  ['confirmed on the chain', { step: 'succeeded' }, 'Bank now', RESUME, 'Follow it'],
  ['lost', { step: 'dropped' }, 'Network doubt', RESUME, 'Look at it'],
  ['reported elsewhere', { isReported: true }, 'Network now', FOLLOW, 'Follow it'],
  ['whose refusal is proven', { step: 'failed' }, 'Order now', RESUME, 'Finish it'],
  ['seen by the bank', { status: 'CONFIRMING' }, 'Network now', FOLLOW, 'Follow it'],
  ['confirmed by the bank', { status: 'CONFIRMED' }, 'Bank now', FOLLOW, 'Follow it'],
  ['being delivered', { status: 'SENDING' }, 'Delivered now', FOLLOW, 'Follow it'],
  ['paid in part', { status: 'PARTIALLY_PAID' }, 'Bank doubt', FOLLOW, 'Look at it'],
  ['that has ended in the meantime', { status: 'REFUNDED', step: 'pending' }, 'Bank refused', FOLLOW, 'Look at it'],
  [
    'that has ended, while a wallet shows it',
    { status: 'FAILED', step: 'awaiting-wallet' },
    'Wallet now',
    RESUME,
    'Follow it',
  ],
  ['looked at by a person', { status: 'REVIEW', isTimeUp: true }, 'Bank doubt', FOLLOW, 'Look at it'],
])('an order %s has the right step and link', (_name, { status = 'WAITING', ...facts }, rung, href, action) => {
  const view = openOrderView({ ...OPEN, ...facts, order: { ...ORDER, status } });
  expect([now(view), view.href, view.action]).toEqual([rung, href, action]);
});

test('an order that has received money is pending, and can never be finished here', () => {
  const view = openOrderView({ ...OPEN, order: { ...ORDER, actuallyPaid: '1' }, isTimeUp: true });
  expect(view).toMatchObject({ title: 'Order FNX-100031 is on its way', action: 'Follow it', href: FOLLOW });
});

test('an order whose payment was sent is never described as failed', () => {
  const steps = ['pending', 'succeeded', 'dropped', 'unanswered', 'altered'] as const;
  for (const step of steps) {
    const { title, text } = openOrderView({ ...OPEN, step });
    expect(`${title} ${text}`).not.toMatch(/fail/i);
  }
});

test('a delivered order has every step done, whatever this browser has of it', () => {
  const view = openOrderView({ ...OPEN, step: 'unanswered', order: { ...ORDER, status: 'FINISHED' } });
  expect(view).toMatchObject({ title: 'Order FNX-100031 is delivered', action: 'Look at it', href: FOLLOW });
  expect(now(view)).toBeUndefined();
});

test('an order with only a number is described by this browser’s wallet request', () => {
  const order = { _id: 'o 1', orderNo: 'FNX-100031', status: 'WAITING' };
  expect(openOrderView({ ...OPEN, order, step: 'pending' })).toMatchObject({
    title: 'Order FNX-100031 is on its way',
    href: RESUME,
  });
});

describe.each([false, true])('an order with a status that the service added, its time up: %s', (isTimeUp) => {
  const view = openOrderView({ ...OPEN, isTimeUp, order: { ...ORDER, status: 'AML_CHECK' } });

  test('is described as neither over nor unpaid', () => {
    expect(view.title).toBe('Order FNX-100031 has the status AML_CHECK');
    expect(view.text).toMatch(/Support can say what this status means/);
    expect(now(view)).toBe('Order doubt');
  });

  test('links to its page, and not to a payment', () => {
    expect([view.href, view.action]).toEqual([FOLLOW, 'Look at it']);
  });
});

test('an order that is delivered after its time is not described as unpaid', () => {
  const view = openOrderView({ ...OPEN, isTimeUp: true, order: { ...ORDER, status: 'FINISHED' } });
  expect(view.text).not.toMatch(/no payment is known/);
});
