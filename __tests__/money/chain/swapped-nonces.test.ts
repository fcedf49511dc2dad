import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { purchase, sending, waiting, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const orderInUsdt = () => purchase('USDT', (1_248n * ONE) / 10n);

it.each([
  ['an order and a transfer in BNB', orderInUsdt, () => sending('BNB', '0.5', ONE / 2n)],
  ['a transfer in BNB and an order', () => sending('BNB', '0.5', ONE / 2n), orderInUsdt],
] as const)('two payments that were sent again with each other’s nonce both succeed: %s', async (_name, one, other) => {
  const { action: first } = await waiting(one);
  const second = await other();
  await second.submit();
  await passes(5_000);
  const [nonce, next] = bench.tab.journal().map((entry) => `0x${entry.nonce!.toString(16)}`);
  const [firstCall, secondCall] = bench.requests();
  await rpc('anvil_dropAllTransactions');
  await rpc('eth_sendTransaction', [{ ...secondCall, nonce, gas: '0x30d40' }]);
  await rpc('eth_sendTransaction', [{ ...firstCall, nonce: next, gas: '0x30d40' }]);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await passes(240_000);
  expect([stepOf(first), stepOf(second)]).toEqual(['succeeded', 'succeeded']);
});
