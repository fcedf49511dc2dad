import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';

const bench = useBench();
const setItem = Storage.prototype.setItem;
afterEach(() => {
  Storage.prototype.setItem = setItem;
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
