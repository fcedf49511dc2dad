import { useBench } from '../../support/money/bench';
import { forgetOldStates } from '../../support/money/forget-states';
import { during, passes } from '../../support/money/clock';
import { actionsOn, reviewedSwap } from '../../support/money/actions';
import { reviewMadeAt } from '../../support/money/reviewed';

const bench = useBench();
const { sending, swap } = actionsOn(bench);
const ONE = 10n ** 18n;
const REQUEST = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
const MINUTE_MS = 60_000;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

/** Makes a swap that every node drops from its pool, so its deadline passes and its nonce stays free. */
async function expiredSwap(id: string): Promise<void> {
  await swap(REQUEST);
  const action = { ...(await reviewedSwap(bench, id, REQUEST)), minutes: 5 };
  await bench.world.chain.setAutomine(false);
  await bench.keepTime();
  await during(bench.tab.does('swap', action, bench.from));
  await passes(10_000);
  const [sent] = await bench.pending();
  await rpc('anvil_dropTransaction', [sent!.hash]);
  await bench.world.chain.setAutomine(true);
  await rpc('evm_increaseTime', [360]);
  await bench.world.chain.mine(14);
  jest.setSystemTime(Date.now() + 360_000);
  await passes(3 * MINUTE_MS);
  expect(bench.tab.stateOf(`swap:${id}`).step).toBe('expired');
}

it.each([
  ['after it took an expired swap’s nonce', true],
  ['without an expired swap (control)', false],
])('a BNB transfer with a lost answer and a pruned block is not sent again %s', async (_name, isAfter) => {
  if (isAfter) await expiredSwap('expired');
  const action = await sending('BNB', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
  // The investor approves the request on the phone while the page is closed, and returns a few minutes later.
  await bench.reload();
  await bench.world.chain.mine(100);
  await rpc('eth_sendTransaction', [call]);
  await bench.world.chain.mine(200);
  await forgetOldStates(bench);
  await bench.anHourPasses();
  void bench.tab.goesOn(action.key);
  await passes(25_000);
  await during(bench.tab.saysUnsent(action.key));
  bench.wallet.log.length = 0;
  await bench.keepTime();
  await action.submit(bench.tab, reviewMadeAt(Date.now() - 1_000));
  await bench.world.chain.mine(4);
  expect([bench.asks(), await action.arrived()]).toEqual([0, action.units]);
});
