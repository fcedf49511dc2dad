import type { Order } from '@/api/contract';
import { newerOrder } from '@/api/newer-order';

const AT = '2026-11-22T14:45:00Z';
const LATER = '2026-11-22T14:46:00Z';
const HASH = `0x${'ab'.repeat(32)}` as const;
const order = (status: string, updatedAt = AT, txHash: Order['txHash'] = null) =>
  ({ _id: 'o1', status, updatedAt, txHash }) as Order;

test.each<[string, now: Order, before: Order, isNew: boolean]>([
  ['a later answer is newer', order('CONFIRMED', LATER), order('WAITING'), true],
  ['an earlier answer is not newer', order('WAITING'), order('CONFIRMED', LATER), false],
  ['a later answer is newer even with an earlier status', order('REVIEW', LATER), order('CONFIRMED'), true],
  ['an answer of the same time with an earlier status is not newer', order('CONFIRMING'), order('CONFIRMED'), false],
  [
    'an answer of the same time and status without the payment is not newer',
    order('WAITING'),
    order('WAITING', AT, HASH),
    false,
  ],
  ['an equal answer that arrives later is newer', order('WAITING', AT, HASH), order('WAITING'), true],
  ['an unknown status is newer than a known one', order('AML_CHECK'), order('CONFIRMED'), true],
  ['a known status is newer than an unknown one', order('CONFIRMED'), order('AML_CHECK'), true],
  ['a later answer does not make an ended order payable', order('WAITING', LATER), order('FINISHED'), false],
  [
    'an answer of the same time does not make an ended order payable',
    order('PARTIALLY_PAID'),
    order('REFUNDED'),
    false,
  ],
  ['an earlier answer can still end an order', order('FAILED'), order('CONFIRMING', LATER), true],
  ['an end is newer than any other status of its time', order('SENDING'), order('FINISHED'), false],
  ['a review is newer than an end before it', order('REVIEW', LATER), order('FINISHED'), true],
  ['an earlier end does not undo a review', order('FINISHED'), order('REVIEW', LATER), false],
  ['the later of two ends is newer', order('REFUNDED', LATER), order('FAILED'), true],
  ['an unreadable date is ignored', order('CONFIRMING', 'soon'), order('CONFIRMED'), true],
])('%s', (_name, now, before, isNew) => {
  expect(newerOrder(now, before)).toBe(isNew ? now : before);
});
