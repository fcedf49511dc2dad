import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The investor has stopped waiting. Minutes later the wallet sends the transaction and returns its hash. All nodes show
 * the transaction for eight seconds, and then the investor cancels it in the wallet.
 */
const bench = useBench();
const { sending, purchase, wrapping } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const MAKES = [
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
] as const;

it.each(MAKES)('%s that was sent late and then cancelled can be submitted again', async (_name, make) => {
  const action = await make();
  await bench.world.chain.setAutomine(false);
  const send = bench.wallet.hold('eth_sendTransaction');
  const submitted = action.submit();
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopsWaiting(action.key));
  await submitted;
  await passes(200_000);
  await bench.keepTime();
  await passes(6_000);
  send();
  await until(() => bench.tab.stateOf(action.key).step === 'pending');
  await passes(8_000);
  const [sent] = await bench.pending();
  const { from, nonce } = sent!;
  await rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', gasPrice: HIGHER }]);
  await bench.world.chain.mine(16);
  await passes(300_000);
  expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'cancelled' });
  await bench.world.chain.setAutomine(true);
  await action.submit();
  expect(bench.asks()).toBe(2);
});
