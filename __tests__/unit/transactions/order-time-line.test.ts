import type { Order, Txn } from '@/api/contract';
import { timeLineOf } from '@/features/transactions/model/order-time-line';
import { orderText } from '@/parts/order/order-text';

const [PAID, SENT] = [`0x${'ab'.repeat(32)}` as const, `0x${'cd'.repeat(32)}` as const];
const orderWith = (change: Partial<Order>) =>
  ({ status: 'FINISHED', createdAt: 'then', updatedAt: 'now', txHash: PAID, payoutHash: SENT, ...change }) as Order;
const hashes = (change: Partial<Order>) => timeLineOf(orderWith(change), [], 'End').map(({ hash }) => hash);

test('the payment and the delivery have their hashes at their steps', () => {
  expect(hashes({})).toEqual([undefined, PAID, undefined, SENT, undefined]);
});

test('the delivery step has the day of the delivery, whatever the bank has changed since', () => {
  const delivery = { type: 'BUY', direction: 'IN', createdAt: 'between' } as Txn;
  const payment = { type: 'BUY', direction: 'OUT', createdAt: 'before' } as Txn;
  const failed = { ...delivery, status: 'FAILED', createdAt: 'earlier' };
  const last = (some: readonly Txn[], change = {}) => timeLineOf(orderWith(change), some, 'End').at(-1)?.at;
  expect(last([payment, failed, delivery])).toBe('between');
  expect(last([payment])).toBe('now');
  expect(last([delivery], { status: 'REVIEW' })).toBe('now');
});

test('a future step has no hash yet', () => {
  expect(hashes({ status: 'WAITING', payoutHash: null })).toEqual(Array(5).fill(undefined));
  expect(hashes({ status: 'CONFIRMED', payoutHash: null })).toEqual([undefined, PAID, undefined, undefined, undefined]);
});

test('an order that ended early keeps the hash of its payment', () => {
  expect(hashes({ status: 'REVIEW' })).toEqual([undefined, PAID, undefined]);
});

test('an order with a reported payment is not described as unpaid', () => {
  expect(orderText({ status: 'WAITING', txHash: null }).label).toBe('Waiting for payment');
  expect(orderText({ status: 'WAITING', txHash: PAID }).label).toBe('Payment reported');
});
