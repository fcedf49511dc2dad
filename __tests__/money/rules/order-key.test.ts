import { clearOrderKey, openWithKey } from '@/features/shares/model/order-key';
import { tabStore } from '@/utils/storage';

const ORDER_INPUT = { shares: '10', payCurrency: 'USDT', walletAddress: `0x${'a'.repeat(40)}` } as const;

beforeEach(clearOrderKey);

/** The keys of one purchase, for each status that the service returns. A lost answer has no status. */
async function keysOf(input: Parameters<typeof openWithKey>[0], ...answers: (string | null)[]): Promise<string[]> {
  const keys: string[] = [];
  const open = (key: string) => {
    keys.push(key);
    const status = answers.shift();
    return status ? Promise.resolve({ status }) : Promise.reject(new Error('The answer was lost'));
  };
  await openWithKey(input, open).catch(() => undefined);
  return keys;
}

test('the same request has the same key, whatever the letter case of its wallet address', async () => {
  const [key] = await keysOf(ORDER_INPUT, null);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await keysOf({ ...ORDER_INPUT, walletAddress: `0x${'A'.repeat(40)}` }, null)).toEqual([key]);
});

test.each([{ shares: '11' }, { shares: undefined, fiatAmount: '10' }, { payCurrency: 'BNB' }])(
  'an order that differs in %j is another request, with another key',
  async (change) => {
    const keys = await keysOf(ORDER_INPUT, null);
    expect(await keysOf({ ...ORDER_INPUT, ...change }, null)).not.toEqual(keys);
  },
);

test('an order that was opened uses up its key', async () => {
  const keys = await keysOf(ORDER_INPUT, 'WAITING');
  expect(await keysOf(ORDER_INPUT, 'WAITING')).not.toEqual(keys);
});

test('the retry after a lost answer finds the order that is still open', async () => {
  const keys = await keysOf(ORDER_INPUT, null);
  expect(await keysOf(ORDER_INPUT, 'WAITING')).toEqual(keys);
});

test('a key whose order has ended is replaced, and a new order is opened', async () => {
  const [old] = await keysOf(ORDER_INPUT, null);
  const keys = await keysOf(ORDER_INPUT, 'FINISHED', 'WAITING');
  expect(keys).toEqual([old, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(keys[1]).not.toBe(old);
});

test('an order that was opened with a new key is not requested again, even if it has ended', async () => {
  expect(await keysOf(ORDER_INPUT, 'EXPIRED', 'WAITING')).toHaveLength(1);
});

test.each(['', 'junk', '{"key":1}', 'null'])('unreadable storage contains no key: %j', async (text) => {
  tabStore.write('asked:order_key', text);
  expect((await keysOf(ORDER_INPUT, null))[0]).toHaveLength(32);
});
