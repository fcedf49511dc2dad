import type { Order } from '@/api/contract';
import { timeLineOf } from '@/features/transactions/model/order-time-line';
import { needsSupport } from '@/api/order-status';
import { orderReason, orderText } from '@/parts/order/order-text';
import { signedAmount, stateText, typeText } from '@/parts/txn-text';
import { orderWith } from '../../support/order';

const HASH = `0x${'ab'.repeat(32)}` as const;

const order = orderWith();

const STATUSES = [
  'WAITING',
  'CONFIRMING',
  'CONFIRMED',
  'SENDING',
  'FINISHED',
  'PARTIALLY_PAID',
  'FAILED',
  'REFUNDED',
  'EXPIRED',
  'REVIEW',
];
const statesOf = (status: string, txHash?: Order['txHash']) =>
  timeLineOf({ ...order, status, txHash }, [], 'The end').map(({ state }) => state);

test.each(STATUSES)('the status %s has a label and a text', (status) => {
  const { label, text } = orderText({ status });
  expect(label).not.toBe(status);
  expect(text.length).toBeGreaterThan(20);
});

test.each(STATUSES.filter((status) => status !== 'FAILED'))(
  'the status %s never says that a payment failed',
  (status) => {
    const { label, text } = orderText({ status });
    expect(`${label} ${text}`).not.toMatch(/fail/i);
  },
);

test('a status that the service added is shown unchanged', () => {
  expect(orderText({ status: 'FROZEN' }).label).toBe('FROZEN');
  expect(stateText({ status: 'FROZEN' }).label).toBe('FROZEN');
  expect(typeText({ type: 'GIFT', direction: 'OUT' })).toBe('GIFT');
  expect(orderReason({ reason: 'MOON_PHASE' })).toBe('MOON_PHASE');
});

test('a purchase names its shares and its payment differently', () => {
  expect(typeText({ type: 'BUY', direction: 'IN' })).toBe('Purchase of shares');
  expect(typeText({ type: 'BUY', direction: 'OUT' })).toBe('Payment for shares');
});

test('a reason has a text, and a missing reason has none', () => {
  expect(orderReason({ reason: 'UNPAID' })).toMatch(/No payment had arrived/);
  expect(orderReason({ reason: null })).toBeUndefined();
});

test.each([
  ['REVIEW', /within one working day.*You then get your shares or your payment back/],
  ['PARTIALLY_PAID', /within a day after the price expires. After that, what arrived is refunded/],
  ['REFUNDED', /usually within minutes.*not arrived after an hour/],
])('the status %s says what happens next, and when', (status, words) => {
  expect(orderText({ status }).text).toMatch(words);
});

test.each(['PARTIALLY_PAID', 'REVIEW', 'REFUNDED', 'FAILED'])('the status %s leads to support', (status) => {
  expect(needsSupport({ status })).toBe(true);
});

test('an order advances step by step', () => {
  expect(statesOf('WAITING')).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead']);
  expect(statesOf('CONFIRMED')).toEqual(['done', 'done', 'current', 'ahead', 'ahead']);
  expect(statesOf('FINISHED')).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('an order that ended early stops at its last step', () => {
  expect(statesOf('EXPIRED')).toEqual(['done', 'current']);
  const stops = timeLineOf({ ...order, status: 'REFUNDED', txHash: HASH }, [], 'Refunded');
  expect(stops.map(({ label }) => label)).toEqual(['Order opened', 'Payment found on the network', 'Refunded']);
});

test('only the first step and the last change have a time', () => {
  const stops = timeLineOf({ ...order, status: 'CONFIRMED' }, [], '');
  expect(stops.map(({ at }) => at)).toEqual([order.createdAt, undefined, order.updatedAt, undefined, undefined]);
});

test.each([
  ['OUT', '12', '-12'],
  ['OUT', '-12', '-12'],
  ['OUT', '0', '0'],
  ['IN', '12', '12'],
])('a transaction in the direction %s with the amount %s has the text %s', (direction, amount, expected) => {
  expect(signedAmount({ direction, amount })).toBe(expected);
});
