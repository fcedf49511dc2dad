import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { batcherFor, codeOfBatch, transferData } from '../../support/money/batch';
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';

const bench = useBench();
const { swap, sending, waiting } = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => batcher.takeBack());
const relay = () => bench.world.chain.accounts[7] as Address;
const ENTRY_POINT = `0x${'e'.repeat(40)}` as Address;

it.each([
  ['the delegation was revoked afterwards', true],
  ['the account stays delegated (control)', false],
])(
  'a BNB transfer that the account replaced through an entry point is neither shown as cancelled nor made again if %s',
  async (_name, isRevoked) => {
    const { action, sent } = await waiting(() => sending('BNB', '0.5', ONE / 2n));
    await passes(5_000);
    await rpc('anvil_dropTransaction', [sent.hash]);
    // The wallet sends the transaction as a smart account: to the entry point, which calls the account's code.
    await rpc('anvil_setCode', [ENTRY_POINT, codeOfBatch([{ to: bench.from, data: '0x01' }])]);
    await rpc('anvil_setCode', [bench.from, codeOfBatch([batcher.asked()])]);
    await rpc('eth_sendTransaction', [
      { from: bench.from, to: ENTRY_POINT, value: '0x0', data: '0x02', gas: '0xf4240', nonce: sent.nonce },
    ]);
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    // The investor revokes the delegation before the page looks again.
    await rpc('anvil_setCode', [bench.from, isRevoked ? '0x' : `0xef0100${'1'.repeat(40)}`]);
    expect(await action.arrived()).toBe(ONE / 2n);
    await bench.keepTime();
    await during(bench.tab.goesOn(action.key));
    await until(() => bench.tab.stateOf(action.key).step !== 'pending');
    const step = bench.tab.stateOf(action.key).step;
    await bench.keepTime();
    await action.submit();
    await bench.world.chain.mine(4);
    expect([step, bench.asks(), await action.arrived()]).toEqual(['altered', 1, ONE / 2n]);
  },
);

it('a swap is not shown as cancelled if a batch made it with tokens of another account, which also got the result', async () => {
  const { USDT, FNX } = bench.world.chain.contracts;
  await bench.world.chain.faucet('USDT', relay(), 20n * ONE);
  const allow = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bench.from, maxUint256] });
  await rpc('eth_sendTransaction', [{ from: relay(), to: USDT, data: allow, gas: '0x30d40' }]);
  const { action, sent } = await waiting(() => swap({ pay: 'USDT', get: 'FNX', exact: 'get', amount: ONE / 10n }));
  await passes(5_000);
  const own = batcher.asked();
  const pull = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [relay(), bench.from, amount] });
  await rpc('anvil_dropTransaction', [sent.hash]);
  await rpc('anvil_setCode', [
    bench.from,
    codeOfBatch([{ to: USDT, data: pull(20n * ONE) }, own, { to: FNX, data: transferData(relay(), ONE / 10n) }]),
  ]);
  await rpc('eth_sendTransaction', [
    { from: bench.from, to: bench.from, value: '0x0', data: '0x02', gas: '0x1e8480', nonce: sent.nonce },
  ]);
  const held = await bench.world.chain.balanceOf('FNX', relay());
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await rpc('anvil_setCode', [bench.from, `0xef0100${'1'.repeat(40)}`]);
  expect((await bench.world.chain.balanceOf('FNX', relay())) - held).toBe(ONE / 10n);
  await until(() => bench.tab.stateOf(action.key).step !== 'pending');
  expect(bench.tab.stateOf(action.key).step).toBe('altered');
});
