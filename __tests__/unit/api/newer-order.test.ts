import type { Order } from '@/api/contract';
import { newerOrder } from '@/api/newer-order';

const AT = '2026-11-22T14:45:00Z';
const LATER = '2026-11-22T14:46:00Z';
const HASH = `0x${'ab'.repeat(32)}` as const;
const order = (status: string, updatedAt = AT, txHash: Order['txHash'] = null) =>
  ({ _id: 'o1', status, updatedAt, txHash }) as Order;

test.each<[string, now: Order, before: Order, isNew: boolean]>([
  ['the later word is the newer one', order('CONFIRMED', LATER), order('WAITING'), true],
  ['the earlier one is not', order('WAITING'), order('CONFIRMED', LATER), false],
  ['also of one that went back', order('REVIEW', LATER), order('CONFIRMED'), true],
  ['of the same moment: the one further on', order('CONFIRMING'), order('CONFIRMED'), false],
  ['and of the same status, with its payment', order('WAITING'), order('WAITING', AT, HASH), false],
  ['or else the last that came', order('WAITING', AT, HASH), order('WAITING'), true],
  ['a status that the service added has no place in the course', order('AML_CHECK'), order('CONFIRMED'), true],
  ['neither before', order('CONFIRMED'), order('AML_CHECK'), true],
  ['an ended order is not to be paid again by a later word', order('WAITING', LATER), order('FINISHED'), false],
  ['nor by one of the same moment', order('PARTIALLY_PAID'), order('REFUNDED'), false],
  ['and its end is taken from an earlier one', order('FAILED'), order('CONFIRMING', LATER), true],
  ['the end comes after all else of its moment', order('SENDING'), order('FINISHED'), false],
  ['what arrives beside an ended order has it looked at', order('REVIEW', LATER), order('FINISHED'), true],
  ['which the earlier end does not undo', order('FINISHED'), order('REVIEW', LATER), false],
  ['of two ends the later one counts', order('REFUNDED', LATER), order('FAILED'), true],
  ['a date that nobody can read decides nothing', order('CONFIRMING', 'soon'), order('CONFIRMED'), true],
])('%s', (_name, now, before, isNew) => {
  expect(newerOrder(now, before)).toBe(isNew ? now : before);
});
