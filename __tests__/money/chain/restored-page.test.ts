import { useBench } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { openTab } from '../../support/money/tab';

/** A page in the back/forward cache gets no events and no answers. The next page of its tab may send the same review. */
const bench = useBench();
const { sending, swap, stake } = actionsOn(bench);
const ONE = 10n ** 18n;
const shown = (isRestored: boolean) =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isRestored }));

const SEND = 'eth_sendTransaction';

it('a request that was sent while its page was away is found once the page is restored', async () => {
  const { key, submit } = await sending('USDT', '0.5', ONE / 2n);
  const page = bench.tab;
  const stop = page.startEngine();
  bench.wallet.answerWith(SEND, (pass) => pass().then(() => new Promise(() => undefined)));
  void submit(page);
  await until(() => bench.asks() === 1);
  await bench.world.chain.mine(4);
  await passes(60_000);
  expect(page.stateOf(key).step).toBe('awaiting-wallet');
  shown(true);
  expect(page.stateOf(key).step).toBe('unanswered');
  await until(() => page.stateOf(key).step === 'succeeded');
  bench.wallet.answerWith(SEND, null);
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
