import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

it.each([
  ['orders in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['orders in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
] as const)('a sped-up payment is not taken for the equal one that was declared unsent: %s', async (_name, make) => {
  const first = await make();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await first.submit();
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent(first.key))).toBe(true);
  await bench.keepTime();
  const second = await make();
  await bench.world.chain.setAutomine(false);
  await second.submit();
  expect(bench.tab.stateOf(second.key).step).toBe('pending');
  await passes(10_000);
  const [sent] = await bench.pending();
  const { nonce: _nonce, ...call } = bench.requests()[1]!;
  await rpc('eth_sendTransaction', [{ ...call, nonce: sent!.nonce, gas: '0x30d40', gasPrice: HIGHER }]);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await bench.reload({ keepsClock: true });
  bench.tab.linkedStore.set(bench.from);
  const stop = bench.tab.startEngine();
  await passes(60_000);
  stop();
  const steps = [first, second].map(({ key }) => bench.tab.stateOf(key).step);
  await bench.keepTime();
  await second.submit();
  expect({ steps, asks: bench.asks() }).toEqual({ steps: ['unsent', 'succeeded'], asks: 2 });
});
