import { forgetKey, keyFor } from '@/features/shares/model/order-key';
import { tabStore } from '@/utils/storage';

const WISH = { shares: '10', payCurrency: 'USDT', walletAddress: `0x${'a'.repeat(40)}` } as const;

test('the same request keeps its key, in whatever case its wallet is written', () => {
  const key = keyFor(WISH);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ ...WISH, walletAddress: `0x${'A'.repeat(40)}` })).toBe(key);
});

test.each([{ shares: '11' }, { shares: undefined, fiatAmount: '10' }, { payCurrency: 'BNB' }])(
  '%j is another request, with another key',
  (change) => {
    expect(keyFor({ ...WISH, ...change })).not.toBe(keyFor(WISH));
  },
);

test('an order that was opened uses up its key', () => {
  const key = keyFor(WISH);
  forgetKey();
  expect(keyFor(WISH)).not.toBe(key);
});

test.each(['', 'junk', '{"key":1}', 'null'])('unreadable storage is no key: %j', (text) => {
  tabStore.write('asked:order_key', text);
  expect(keyFor(WISH)).toHaveLength(32);
});
