import { useBench } from '../support/money/bench';
import { during, passes } from '../support/money/clock';
import { actionsOn } from '../support/money/actions';
import { batcherFor } from '../support/money/batch';

const bench = useBench();
const { sending, stake, purchase } = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
afterEach(() => batcher.takeBack());
const refusalOf = (key: string) => Object(bench.tab.stateOf(key)).refusal;

it.each([
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['a stake', () => stake(5n * ONE)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
] as const)('%s that the account has sent in its own batch cannot be declared unsent', async (_name, make) => {
  const action = await make();
  await batcher.lend();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await batcher.run([batcher.asked()], bench.from);
  await bench.world.chain.mine(4);
  await passes(30_000);
  expect(await action.arrived()).toBe(action.units);
  const isTaken = await during(bench.tab.saysUnsent(action.key));
  await bench.keepTime();
  await action.submit();
  expect([isTaken, bench.asks(), refusalOf(action.key)]).toEqual([false, 1, undefined]);
});

it('BNB that a relay sent from an account that revoked its delegation afterwards is not requested again', async () => {
  const action = await sending('BNB', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await batcher.run([batcher.asked()], undefined, '0x');
  await bench.world.chain.mine(4);
  await passes(25_000);
  await during(bench.tab.saysUnsent(action.key));
  await bench.keepTime();
  await action.submit();
  await bench.world.chain.mine(4);
  expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
});
