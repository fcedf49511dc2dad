import { newReview } from '@/tx/journal/review';
import { engine } from '@/tx/app-engine';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { openTab } from '../../support/money/tab';

const bench = useBench();
const { sending, comesTo } = actionsOn(bench);
const ONE = 10n ** 18n;

it('an open page restores its journal after storage is cleared, so that a duplicated tab does not send the transfer again', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  const review = newReview(engine);
  const stop = bench.tab.startEngine();
  await action.submit(bench.tab, review);
  await bench.world.chain.mine(3);
  await comesTo(action, 'succeeded');
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await passes(3_000);
  const copy = await openTab();
  expect(copy.journal().map(({ key }) => key)).toEqual([action.key]);
  await action.submit(copy, review);
  stop();
  expect(bench.asks()).toBe(1);
});

it('an attempt that only the page knows is watched after a declaration could not be saved', async () => {
  const action = await sending('BNB', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await action.submit();
  expect(bench.asks()).toBe(1);
  await passes(25_000);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  localStorage.clear();
  expect(bench.tab.journal()).toHaveLength(1);
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(false);
  Storage.prototype.setItem = setItem;
  expect(bench.tab.journal()).toHaveLength(1);
  await bench.world.chain.rpc('eth_sendTransaction', [bench.requests()[0]]);
  await bench.world.chain.mine(4);
  await comesTo(action, 'succeeded');
});
