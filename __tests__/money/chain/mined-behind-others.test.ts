import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn, type Make } from '../../support/money/actions';

const bench = useBench();
const { approval, sending, wrapping, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

const KINDS: readonly [name: string, make: Make][] = [
  ['an approval', approval],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['a wrapping', () => wrapping('wrap', ONE / 10n)],
];

it.each(KINDS)('%s that was mined after two other transactions cannot be declared unsent', async (_name, make) => {
  const action = await make();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  const { nonce: _place, ...call } = bench.requests()[0]!;
  for (const value of ['0x1', '0x2'])
    await rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from, value, gas: '0x5208' }]);
  await rpc('eth_sendTransaction', [call]);
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(false);
  await bench.world.chain.mine(4);
  await until(() => stepOf(action) === 'succeeded', 600_000);
  expect(bench.asks()).toBe(1);
});
