import { newReview } from '@/tx/review';
import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { deedsOn } from '../../support/money/deeds';
import { openTab } from '../../support/money/tab';

/** Storage is cleared by hand while a page is open that knows what was in it. */
const bench = useBench();
const { sending, comesTo } = deedsOn(bench);
const ONE = 10n ** 18n;

it('an open page writes back what it knows once storage is cleared, so that a copied tab does not send it again', async () => {
  const deed = await sending('USDT', '0.5', ONE / 2n);
  const review = newReview();
  const stop = bench.tab.startEngine();
  await deed.press(bench.tab, review);
  await bench.world.chain.mine(3);
  await comesTo(deed, 'succeeded');
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await passes(3_000);
  const copy = await openTab();
  expect(copy.journal().map(({ key }) => key)).toEqual([deed.key]);
  await deed.press(copy, review);
  stop();
  expect(bench.asks()).toBe(1);
});
