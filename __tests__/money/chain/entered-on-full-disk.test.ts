import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();
const setItem = Storage.prototype.setItem;
afterEach(() => {
  Storage.prototype.setItem = setItem;
  bench.wallet.answerWith('eth_sendTransaction', null);
});
const QUOTA = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
function fillUp(): void {
  Storage.prototype.setItem = function full(this: Storage, key: string, text: string) {
    if (text.length > (this.getItem(key)?.length ?? 0)) throw QUOTA;
    setItem.call(this, key, text);
  };
}

it('a hash that the investor entered while the disk was full is known after a reload', async () => {
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(25_000);
  fillUp();
  const hash = `0x${'ab'.repeat(32)}` as Hash;
  await during(bench.tab.enterHash(order._id, hash));
  await passes(5_000);
  await bench.reload();
  expect(bench.tab.journal()[0]?.claimed).toBe(hash);
});

it('the wallet’s late hash is kept on a full disk although the investor has entered another one', async () => {
  const order = bench.order('USDT');
  let answer: (hash: Hash) => void = () => {};
  bench.wallet.answerWith('eth_sendTransaction', () => new Promise<Hash>((resolve) => (answer = resolve)));
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  await passes(21_000);
  fillUp();
  await during(bench.tab.enterHash(order._id, `0x${'a1'.repeat(32)}`));
  const hash = `0x${'c3'.repeat(32)}` as Hash;
  answer(hash);
  await passes(5_000);
  await bench.reload();
  expect(JSON.stringify(bench.tab.journal())).toContain(hash.slice(2));
});
