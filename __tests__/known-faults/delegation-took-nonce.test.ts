import { useBench } from '../support/money/bench';
import { passes } from '../support/money/clock';
import { actionsOn } from '../support/money/actions';

/** A relay has submitted a delegation (EIP-7702) that the account signed, which uses a nonce without a transaction. */
const bench = useBench();
const { purchase, sending, waiting, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[]) => bench.world.chain.rpc(method, params);

it.each([
  ['a payment in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
])('%s whose nonce a delegation has used does not stay pending', async (_name, make) => {
  const { action, sent } = await waiting(make);
  await passes(5_000);
  await rpc('anvil_dropTransaction', [sent.hash]);
  await rpc('anvil_setNonce', [bench.from, `0x${(Number(sent.nonce) + 1).toString(16)}`]);
  await bench.world.chain.mine(20);
  await passes(240_000);
  expect(stepOf(action)).not.toBe('pending');
});
