import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * While the wallet's answer is missing, the account sends another transaction first. After all nodes were searched up to
 * its block, a reorganisation puts both transactions into one block.
 */
const bench = useBench();
const { sending, purchase, wrapping, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const hex = (value: number) => `0x${value.toString(16)}`;

it.each([
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
] as const)('%s is found in a block that replaced a searched one', async (_name, make) => {
  const action = await make();
  const { from } = bench;
  const to = bench.world.chain.accounts[5] as Address;
  await bench.world.chain.setAutomine(false);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  const { nonce: _nonce, ...asked } = bench.requests()[0]!;
  const before = await rpc('evm_snapshot');
  const count = Number(await rpc('eth_getTransactionCount', [from, 'latest']));
  const other = () => rpc('eth_sendTransaction', [{ from, to, value: '0x1', gas: '0x5208', nonce: hex(count) }]);
  await other();
  await bench.world.chain.mine(1);
  await passes(25_000);
  await rpc('evm_revert', [before]);
  await rpc('anvil_dropAllTransactions');
  await other();
  await rpc('eth_sendTransaction', [{ ...asked, nonce: hex(count + 1), gas: '0x30d40' }]);
  await bench.world.chain.mine(4);
  expect(await action.arrived()).toBe(action.units);
  await passes(120_000);
  expect(stepOf(action)).toBe('succeeded');
});
