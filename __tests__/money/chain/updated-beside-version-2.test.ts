import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { batcherFor } from '../../support/money/batch';
import { during, passes, until } from '../../support/money/clock';
import { asRestored, asVersion2, oldPageStores } from '../../support/money/version-2';

const bench = useBench();
const batcher = batcherFor(bench);
afterEach(() => batcher.takeBack());
const KEY = 'tx_journal';
const setItem = Storage.prototype.setItem;
afterEach(() => {
  Storage.prototype.setItem = setItem;
  bench.wallet.answerWith('eth_sendTransaction', null);
});
const hashOf = (byte: string) => `0x${byte.repeat(32)}` as Hash;
function fillUp(): void {
  Storage.prototype.setItem = function full(this: Storage, key: string, text: string) {
    if (text.length > (this.getItem(key)?.length ?? 0)) throw new DOMException('Full.', 'QuotaExceededError');
    setItem.call(this, key, text);
  };
}
const storeAsVersion2 = () => localStorage.setItem(KEY, JSON.stringify(bench.tab.journal().map(asVersion2)));
const stored = () => JSON.parse(localStorage.getItem(KEY)!) as object[];

async function unansweredInOldPage() {
  const order = bench.order('USDT');
  bench.wallet.answerWith('eth_sendTransaction', () => new Promise<Hash>(() => {}));
  const asked = bench.asks();
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() > asked);
  storeAsVersion2();
  const attempt = stored().at(-1) as Record<string, unknown>;
  await bench.reload({ keepsClock: true });
  await bench.tab.resume(order._id);
  await passes(25_000);
  return { order, attempt };
}

it('an entered hash is kept although a page of 1.0.0 stores the wallet’s hash for the same attempt', async () => {
  const { order, attempt } = await unansweredInOldPage();
  await during(bench.tab.enterHash(order._id, hashOf('ab')));
  oldPageStores({ ...attempt, status: 'pending', hash: hashOf('cd'), report: 'due', room: undefined });
  await passes(5_000);
  await bench.reload({ keepsClock: true });
  const known = JSON.stringify(bench.tab.journal());
  expect([hashOf('ab'), hashOf('cd')].filter((hash) => !known.includes(hash))).toEqual([]);
});

it.each([
  ['a Safe', '0x60006000f3'],
  ['a delegated account', `0xef0100${'1'.repeat(40)}`],
])(
  'a payment of %s is recognised although 1.0.0 has restored its attempt and the clock is ahead',
  async (_name, code) => {
    const { world, from } = bench;
    await world.chain.rpc('anvil_setCode', [from, code]);
    jest.setSystemTime(Date.now() + 9 * 60_000);
    const { order, attempt } = await unansweredInOldPage();
    await during(bench.tab.enterHash(order._id, hashOf('ab')));
    const hash = await batcher.run([batcher.asked()], world.chain.accounts[7] as Address, code);
    await world.chain.mine(4);
    oldPageStores({ ...asRestored(attempt), status: 'pending', hash, report: 'due' });
    await passes(60_000);
    expect(bench.stepOf(order)).toBe('succeeded');
  },
);

it('a payment that was found stays found although a page of 1.0.0 stores its old copy of the attempt', async () => {
  const { order, attempt } = await unansweredInOldPage();
  const { nonce: _nonce, ...request } = bench.requests().at(-1)!;
  await bench.world.chain.rpc('eth_sendTransaction', [request]);
  await bench.world.chain.mine(4);
  await passes(60_000);
  expect(bench.stepOf(order)).toBe('succeeded');
  oldPageStores({ ...attempt, status: 'unanswered' });
  await bench.reload({ keepsClock: true });
  await bench.tab.resume(order._id);
  expect(bench.stepOf(order)).toBe('succeeded');
});

it('a hash that was entered on a full disk is known after a reload although 1.0.0 has stored every entry', async () => {
  for (const earlier of [bench.order('USDT'), bench.order('BNB'), bench.order('USDT')]) {
    await bench.submit(earlier);
    await bench.world.chain.mine(4);
    await bench.comesTo(earlier, 'succeeded');
    await bench.keepTime();
  }
  const { order } = await unansweredInOldPage();
  storeAsVersion2();
  await bench.reload({ keepsClock: true });
  await bench.tab.resume(order._id);
  await passes(25_000);
  fillUp();
  await during(bench.tab.enterHash(order._id, hashOf('ab')));
  await passes(5_000);
  await bench.reload({ keepsClock: true });
  expect(bench.tab.journal().at(-1)?.enteredHash).toBe(hashOf('ab'));
});
