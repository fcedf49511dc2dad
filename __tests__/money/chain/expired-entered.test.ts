import { maxUint256 } from 'viem';
import type { Address, Hash } from '@/api/contract';
import { approveCall } from '@/chain/swap/calls';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, reviewedSwap } from '../../support/money/actions';

/** The wallet made the swap from the account that was selected in it, and its answer was lost. */
const bench = useBench();
const { swap } = actionsOn(bench);
const ONE = 10n ** 18n;
const REQUEST = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const other = () => bench.world.chain.accounts[6] as Address;

async function sentByOther(): Promise<Hash> {
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  return (await rpc('eth_sendTransaction', [{ ...asked, gas: '0x927c0', from: other() }])) as Hash;
}

async function approvedByOther(): Promise<void> {
  const { router, USDT } = bench.world.chain.contracts;
  const { to, data } = approveCall({ account: other(), token: USDT, spender: router, amount: maxUint256 });
  await rpc('eth_sendTransaction', [{ from: other(), to, data, gas: '0x30d40' }]);
}

it.each([0, 1, 2, 3, 4])('a swap whose hash was entered does not expire, even after %s wrong hashes', async (wrong) => {
  await bench.world.chain.faucet('USDT', other(), 1_000n * ONE);
  await approvedByOther();
  await swap(REQUEST);
  const action = { ...(await reviewedSwap(bench, `entered-${wrong}`, REQUEST)), minutes: 5 };
  const key = `swap:${action.id}`;
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await bench.keepTime();
  await during(bench.tab.does('swap', action, bench.from));
  await passes(25_000);
  const hash = await sentByOther();
  bench.nodes.forEach((node) => node.close('gone'));
  await during(bench.tab.names(key, hash));
  for (let at = 0; at < wrong; at += 1) await during(bench.tab.names(key, `0x${`a${at}`.repeat(32)}`));
  await bench.reload();
  bench.nodes.forEach((node) => node.open());
  await rpc('evm_increaseTime', [360]);
  await bench.world.chain.mine(14);
  jest.setSystemTime(Date.now() + 360_000);
  await during(bench.tab.readService('none')).catch(() => undefined);
  void bench.tab.goesOn(key);
  await passes(180_000);
  const receipt = (await rpc('eth_getTransactionReceipt', [hash])) as { status: string };
  expect({ status: receipt.status, step: bench.tab.stateOf(key).step }).toEqual({ status: '0x1', step: 'altered' });
});
