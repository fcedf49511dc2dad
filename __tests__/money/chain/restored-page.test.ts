import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { openTab } from '../../support/money/tab';

/** A page in the back/forward cache gets no events and no answers. The next page of its tab may send the same review. */
const bench = useBench();
const { sending, purchase, swap, stake } = actionsOn(bench);
const ONE = 10n ** 18n;
const shown = (isRestored: boolean) =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isRestored }));

const SEND = 'eth_sendTransaction';
const never = () => new Promise<never>(() => undefined);
afterEach(() => bench.wallet.answerWith(SEND, null));

it('a request that was sent while its page was away is found once the page is restored', async () => {
  const { key, submit } = await sending('USDT', '0.5', ONE / 2n);
  const page = bench.tab;
  const stop = page.startEngine();
  bench.wallet.answerWith(SEND, (pass) => pass().then(never));
  void submit(page);
  await until(() => bench.asks() === 1);
  await bench.world.chain.mine(4);
  await passes(60_000);
  expect(page.stateOf(key).step).toBe('awaiting-wallet');
  shown(true);
  expect(page.stateOf(key).step).toBe('unanswered');
  await until(() => page.stateOf(key).step === 'succeeded');
  stop();
});

it.each([
  ['a transfer', () => sending('USDT', '0.5', ONE / 2n)],
  ['a swap', () => swap({ pay: 'FNX', get: 'USDT', exact: 'pay', amount: ONE })],
  ['a stake', () => stake(5n * ONE)],
] as const)('a restored page shows what was sent while it was away: %s', async (_name, make) => {
  const action = await make();
  const page = bench.tab;
  const stop = page.startEngine();
  expect(page.stateOf(action.key).step).toBe('idle');
  const next = await openTab();
  await action.submit(next);
  await bench.world.chain.mine(4);
  await passes(30_000);
  expect(next.stateOf(action.key).step).toBe('succeeded');
  shown(false);
  expect(page.stateOf(action.key).step).toBe('idle');
  shown(true);
  expect(page.stateOf(action.key).step).toBe('succeeded');
  stop();
});

it.each([
  ['a transfer', () => sending('USDT', '0.5', ONE / 2n)],
  ['an order', () => purchase('USDT', (1_248n * ONE) / 10n)],
] as const)('a restored page shows what the next page has found of its request: %s', async (_name, make) => {
  const { key, submit } = await make();
  const stop = bench.tab.startEngine();
  bench.wallet.answerWith(SEND, (pass) => pass().then(never));
  void submit(bench.tab);
  await until(() => bench.asks() === 1);
  const next = await openTab();
  await next.goesOn(key);
  await bench.world.chain.mine(4);
  await until(() => next.stateOf(key).step === 'succeeded');
  expect(bench.tab.stateOf(key).step).toBe('awaiting-wallet');
  shown(true);
  expect(bench.tab.stateOf(key).step).toBe('succeeded');
  bench.wallet.answerWith(SEND, null);
  await (await sending('USDT', '0.25', ONE / 4n)).submit(next);
  expect(bench.asks()).toBe(2);
  stop();
});

it('a restored page shows its earlier payment that was sent after all', async () => {
  const { key, submit } = await sending('USDT', '0.5', ONE / 2n);
  const stop = bench.tab.startEngine();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, SEND);
  await submit();
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent(key))).toBe(true);
  await bench.keepTime();
  bench.wallet.answerWith(SEND, never);
  void submit(bench.tab);
  await until(() => bench.asks() === 2);
  const { nonce: _nonce, ...call } = bench.requests()[0]!;
  await bench.world.chain.rpc(SEND, [{ ...call, gas: '0x30d40' }]);
  await bench.world.chain.mine(4);
  await until(() => bench.tab.journal().some(({ status }) => status === 'succeeded'));
  expect(bench.tab.stateOf(key).step).toBe('awaiting-wallet');
  shown(true);
  expect(bench.tab.stateOf(key).step).toBe('succeeded');
  stop();
});
