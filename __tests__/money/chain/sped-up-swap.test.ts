import { maxUint256 } from 'viem';
import type { Address, Hash } from '@/api/contract';
import { approveCall } from '@/chain/swap/calls';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, reviewedSwap, tokenHeld } from '../../support/money/actions';

const bench = useBench();
const { swap } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const REQUEST = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const other = () => bench.world.chain.accounts[6] as Address;
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

const sentByOther = async (more: object = {}): Promise<Hash> => {
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  return (await rpc('eth_sendTransaction', [{ ...asked, gas: '0x927c0', from: other(), ...more }])) as Hash;
};
const nonceOf = async (hash: Hash) => ((await rpc('eth_getTransactionByHash', [hash])) as { nonce: string }).nonce;

it('a swap that the wallet sent from another account and sped up has not expired', async () => {
  await bench.world.chain.faucet('USDT', other(), 1_000n * ONE);
  const { router, USDT } = bench.world.chain.contracts;
  const { to, data } = approveCall({ account: other(), token: USDT, spender: router, amount: maxUint256 });
  await rpc('eth_sendTransaction', [{ from: other(), to, data, gas: '0x186a0' }]);
  await swap(REQUEST);
  const action = { ...(await reviewedSwap(bench, 'by-other', REQUEST)), minutes: 5 };
  const held = await tokenHeld(bench, 'FNX');
  await bench.world.chain.setAutomine(false);
  bench.wallet.answerWith('eth_sendTransaction', () => sentByOther());
  await bench.keepTime();
  await during(bench.tab.does('swap', action, bench.from));
  bench.wallet.answerWith('eth_sendTransaction', null);
  await passes(20_000);
  const [{ hash } = { hash: null }] = bench.tab.journal();
  await sentByOther({ nonce: await nonceOf(hash!), gasPrice: HIGHER });
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await passes(30_000);
  await rpc('evm_increaseTime', [360]);
  await bench.world.chain.mine(14);
  jest.setSystemTime(Date.now() + 360_000);
  await passes(180_000);
  expect((await tokenHeld(bench, 'FNX')) - held).toBeGreaterThan(0n);
  expect(bench.tab.stateOf('swap:by-other').step).not.toBe('expired');
});
