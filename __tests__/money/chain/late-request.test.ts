import type { Sending } from '@/tx';
import { newReview, renewedReview } from '@/tx/journal/review';
import { engine } from '@/tx/app-engine';
import { loginOf } from '../../support/money/bank';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { emptyBrowser, openTab } from '../../support/money/tab';

/** wagmi and viem ask the wallet for its network before each request, so a suspended wallet delays the request. */
const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;

it('a delayed request does not reach the wallet after the investor declared that nothing was sent, and paid again', async () => {
  bench.chooseOwnNonce();
  const order = bench.order('USDT');
  const wakes = bench.wallet.hold('eth_chainId');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.stepOf(order) === 'awaiting-wallet');
  await passes(2_000);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  bench.wallet.hold('eth_chainId')();
  await bench.submit(order);
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'succeeded');
  wakes();
  await passes(5_000);
  expect(bench.asks()).toBe(1);
  expect(await bench.payments()).toHaveLength(1);
  expect(bench.stepOf(order)).toBe('succeeded');
});

it('a delayed request does not reach the wallet after another device has declared it unsent and paid', async () => {
  bench.chooseOwnNonce();
  const action = await actions.purchase('USDT', (1_248n * ONE) / 10n);
  const laptop = bench.tab;
  const wakes = bench.wallet.hold('eth_chainId');
  void action.submit(laptop).catch(() => undefined);
  await until(() => laptop.stateOf(action.key).step === 'awaiting-wallet');
  bench.bank.reset();
  bench.wallet.hold('eth_chainId')();
  const kept = Object.entries(localStorage);
  emptyBrowser();
  const phone = await openTab({ login: loginOf('amelia elsewhere') });
  await during(phone.declaresUnsent('order', action.key.slice('order:'.length)));
  await action.submit(phone);
  await bench.world.chain.mine(4);
  await until(() => phone.stateOf(action.key).step === 'succeeded');
  await passes(31_000);
  localStorage.clear();
  kept.forEach(([key, value]) => localStorage.setItem(key, String(value)));
  wakes();
  await passes(5_000);
  expect(bench.asks()).toBe(1);
  expect(await action.arrived()).toBe(action.units);
});

it('a delayed request does not reach the wallet an hour after its checks, and counts as not sent', async () => {
  const action = await actions.sending('BNB', '0.5', ONE / 2n);
  const wakes = bench.wallet.hold('eth_chainId');
  void action.submit().catch(() => undefined);
  await until(() => bench.tab.stateOf(action.key).step === 'awaiting-wallet');
  jest.setSystemTime(Date.now() + 3_600_000);
  await passes(1_000);
  wakes();
  await until(() => bench.tab.stateOf(action.key).step === 'idle');
  expect(bench.tab.stateOf(action.key)).toMatchObject({ refusal: 'checks-too-slow' });
  expect(bench.asks()).toBe(0);
  expect(bench.tab.journal()).toEqual([]);
});

it('a delayed request does not reach the wallet once the journal has the hash of the previous request', async () => {
  bench.chooseOwnNonce();
  const order = bench.order('USDT');
  const answerFirst = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  bench.wallet.hold('eth_sendTransaction')();
  const wakes = bench.wallet.hold('eth_chainId');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.stepOf(order) === 'awaiting-wallet');
  answerFirst();
  await until(() => bench.tab.journal().some(({ hash }) => hash !== null));
  await passes(2_000);
  wakes();
  await passes(5_000);
  expect(bench.asks()).toBe(1);
});

it('a delayed request of a renewed review does not reach the wallet once the old review is known to be sent', async () => {
  bench.chooseOwnNonce();
  const action: Sending = { id: 'old', token: 'BNB', to: `0x${'8'.repeat(40)}`, amount: '0.5' };
  const review = newReview(engine);
  const answerOld = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.send(action, bench.from, review);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopsWaiting('send:old'));
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent('send:old'))).toBe(true);
  bench.wallet.hold('eth_sendTransaction')();
  const wakes = bench.wallet.hold('eth_chainId');
  void bench.tab.send({ ...action, id: 'new' }, bench.from, renewedReview(engine, 'send:old', review));
  await until(() => bench.tab.stateOf('send:new').step === 'awaiting-wallet');
  answerOld();
  await until(() => bench.tab.journal().some(({ hash }) => hash !== null));
  await passes(2_000);
  wakes();
  await passes(5_000);
  expect(bench.asks()).toBe(1);
});
