import { forgetKey, keyFor } from '@/features/shares/model/order-key';
import { tabStore } from '@/utils/storage';

const ORDER_INPUT = { shares: '10', payCurrency: 'USDT', walletAddress: `0x${'a'.repeat(40)}` } as const;

test('the same request has the same key, whatever the letter case of its wallet address', () => {
  const key = keyFor(ORDER_INPUT);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ ...ORDER_INPUT, walletAddress: `0x${'A'.repeat(40)}` })).toBe(key);
});

test.each([{ shares: '11' }, { shares: undefined, fiatAmount: '10' }, { payCurrency: 'BNB' }])(
  '%j is another request, with another key',
  (change) => {
    expect(keyFor({ ...ORDER_INPUT, ...change })).not.toBe(keyFor(ORDER_INPUT));
  },
);

test('an order that was opened uses up its key', () => {
  const key = keyFor(ORDER_INPUT);
  forgetKey();
  expect(keyFor(ORDER_INPUT)).not.toBe(key);
});

test.each(['', 'junk', '{"key":1}', 'null'])('unreadable storage has no key: %j', (text) => {
  tabStore.write('asked:order_key', text);
  expect(keyFor(ORDER_INPUT)).toHaveLength(32);
});
