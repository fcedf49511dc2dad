import { addRecent, keepRecent, readRecentPayments, type RecentPayment } from '@/wallet/recent-payments/recent-payment';

const hashOf = (count: number) => `0x${count.toString(16).padStart(64, '0')}`;
const payment = (count: number, status: RecentPayment['status'] = 'confirmed'): RecentPayment => ({
  hash: hashOf(count),
  description: `Payment ${count}`,
  status,
});

test.each<[string, object]>([
  ['a hash without 0x', { hash: 'a'.repeat(64) }],
  ['a hash of 63 characters', { hash: `0x${'a'.repeat(63)}` }],
  ['a hash of 65 characters', { hash: `0x${'a'.repeat(65)}` }],
  ['a hash that is not hex', { hash: `0x${'g'.repeat(64)}` }],
  ['no description', { description: undefined }],
  ['a description that is no text', { description: 7 }],
  ['no confirmation', { confirmations: 0 }],
  ['less than none', { confirmations: -1 }],
  ['half a confirmation', { confirmations: 1.5 }],
  ['confirmations in words', { confirmations: '3' }],
  ['another status', { status: 'lost' }],
])('is no transaction: %s', (_what, changes) => {
  expect(readRecentPayments([payment(1), { ...payment(2), ...changes }])).toEqual([payment(1)]);
});

test('capitals of a hash and a positive count are fine, and so is an empty description', () => {
  const entry = { hash: `0x${'Ab'.repeat(32)}`, description: '', confirmations: 3, status: 'pending' };
  expect(readRecentPayments([entry, null, 'x'])).toEqual([entry]);
});

test('ten completed are kept, the newest, and every one that is pending', () => {
  const list = Array.from({ length: 15 }, (_, at) => payment(at, at % 5 === 0 ? 'pending' : 'confirmed'));
  const kept = keepRecent(list);
  expect(kept.filter(({ status }) => status === 'pending')).toHaveLength(3);
  expect(kept.filter(({ status }) => status !== 'pending')).toEqual(list.filter(({ status }) => status !== 'pending').slice(0, 10));
});

test('a failed one counts with the completed', () => {
  expect(keepRecent(Array.from({ length: 12 }, (_, at) => payment(at, 'failed')))).toHaveLength(10);
});

test('the newest comes first, and a hash stands once', () => {
  const list = addRecent([payment(1, 'pending'), payment(2)], payment(2, 'failed'));
  expect(list.map(({ description, status }) => [description, status])).toEqual([
    ['Payment 2', 'failed'],
    ['Payment 1', 'pending'],
  ]);
});
