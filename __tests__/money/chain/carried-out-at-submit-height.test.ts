import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { relayFor } from '../../support/money/relay';

/**
 * A Safe or a relay carries out what was requested. A reorganisation puts the transaction into a block below the height
 * that the app stored at submit. The wallet has returned another hash.
 */
const bench = useBench();
const { purchase, sending } = actionsOn(bench);
const relay = relayFor(bench);
const ONE = 10n ** 18n;
const SAFE = '0x60006000f3';
const LENT_CODE = `0xef0100${'1'.repeat(40)}`;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const setCode = (code: string) => rpc('anvil_setCode', [bench.from, code]);
afterEach(async () => {
  await setCode('0x');
  bench.wallet.answerWith('eth_sendTransaction', null);
});

const order = () => purchase('USDT', (1_248n * ONE) / 10n);
const bySafe = async () => {
  const { nonce: _nonce, gas: _gas, ...call } = bench.requests()[0] as Record<string, unknown>;
  await setCode('0x');
  await rpc('eth_sendTransaction', [{ ...call, gas: '0x30d40' }]);
};

it.each([
  ['an order that a Safe pays', SAFE, order, bySafe],
  ['a transfer of a Safe', SAFE, () => sending('USDT', '0.5', ONE / 2n), bySafe],
  ['an order that a relay pays', LENT_CODE, order, () => relay.payToken()],
] as const)('%s is found in a block below the height at submit', async (_name, code, make, carryOut) => {
  await relay.allow();
  const action = await make();
  await setCode(code);
  const before = await rpc('evm_snapshot');
  await bench.world.chain.mine(2);
  await bench.world.chain.setAutomine(false);
  bench.wallet.answerWith('eth_sendTransaction', () => Promise.resolve(`0x${'5afe'.repeat(16)}`));
  await action.submit();
  await rpc('evm_revert', [before]);
  await carryOut();
  await bench.world.chain.mine(1);
  await setCode(code);
  await bench.world.chain.mine(6);
  expect(await action.arrived()).toBe(action.units);
  await passes(120_000);
  expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
  expect(bench.asks()).toBe(1);
});
