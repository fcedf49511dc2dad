import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeFunctionData, erc20Abi, maxUint256, pad, parseAbi, toEventSelector } from 'viem';
import { claimRewards, getStaking, openStake, reportStake, type Hash } from '@/api/contract';
import { serviceChainOf } from '@/sandbox/chain/service-chain';
import { seedState } from '@/sandbox/seed/seed-state';
import type { ServiceChain } from '@/sandbox/service/service-chain';
import { createSettlement } from '@/sandbox/service/settlement/settlement';
import { readSaved, statePaths } from '@/sandbox/state/saved';
import { ONE } from '@/utils/money';
import { exchangeIn } from '../support/exchange';
import { quiet } from '../support/quiet';
import { useWorld } from '../support/use-world';
import { startWorld, type World } from '../support/world';

const on = useWorld();

const hers = () => on.buyer.wallet(0);
const stranger = () => on.buyer.wallet(9);
const open = () => on.amelia.get(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: randomUUID() });
const position = async (id: string) => (await on.amelia.get(getStaking, {})).positions.find(({ _id }) => _id === id);

it('a transfer that goes to the vault and comes back does not pay an order', async () => {
  const [money, shares] = [await on.world.chain.balanceOf('USDT', hers()), await on.buyer.shares()];
  const order = await on.buyer.open(on.amelia);
  const hash = await on.buyer.pay(order, { to: on.world.chain.vault });
  await quiet(on.world);
  expect(await on.world.chain.balanceOf('USDT', hers())).toBe(money);
  expect((await on.buyer.report(on.amelia, order, hash)).status).toBe(409);
  await quiet(on.world);
  expect((await on.buyer.currentOrder(on.amelia, order)).status).toBe('WAITING');
  expect(await on.buyer.shares()).toBe(shares);
});

it('the service keeps running after a contract swaps in its constructor', async () => {
  const { router, WBNB, FNX } = on.world.chain.contracts;
  const abi = parseAbi(['function swapExactETHForTokens(uint256,address[],address,uint256) payable']);
  const args = [0n, [WBNB, FNX], hers(), maxUint256] as const;
  const call = encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args }).slice(2);
  const size = (call.length / 2).toString(16).padStart(4, '0');
  // Creation code that copies the call data after it into memory and calls the router.
  const code = `61${size}61002b6000396000600061${size}60003473${router.slice(2)}5af100`;
  const data = `0x${code}${'00'.repeat(0x2b - code.length / 2)}${call}`;
  const before = await on.buyer.shares();
  await on.world.chain.rpc('eth_sendTransaction', [
    { from: stranger(), data, value: '0x38d7ea4c68000', gas: '0x7a1200' },
  ]);
  await quiet(on.world);
  expect(await on.buyer.shares()).toBeGreaterThan(before);
  expect((await open()).status).toBe('PENDING');
});

it('a stake’s principal is paid out even if an earlier refund is rejected by its recipient', async () => {
  const { _id, vaultAddress } = await open();
  await on.world.chain.transfer({ symbol: 'FNX', from: hers(), to: vaultAddress, amount: 100n * ONE });
  await quiet(on.world);
  const refusing = on.buyer.wallet(2);
  await on.world.chain.setBnb(refusing, ONE);
  const goOn = on.world.confirmations.pause();
  await on.world.chain.transfer({ symbol: 'BNB', from: refusing, to: on.world.chain.vault, amount: 1n });
  await on.world.chain.rpc('anvil_setCode', [refusing, '0x60006000fd']);
  goOn();
  await quiet(on.world);
  await on.amelia.get(claimRewards, { stakeId: _id, exit: true, exitReward: '0', idempotencyKey: randomUUID() });
  await quiet(on.world);
  expect((await position(_id))?.status).toBe('EXITED_EARLY');
  expect(await on.world.chain.balanceOf('FNX', on.world.chain.vault)).toBe(0n);
});

const transferNothing = async ({ chain }: World) => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [hers(), chain.vault, 0n] });
  await chain.rpc('eth_sendTransaction', [{ from: stranger(), to: chain.contracts.FNX, data, gas: '0x186a0' }]);
};

it('a transfer of zero, which anyone can make in another account’s name, is not a deposit', async () => {
  const { _id } = await open();
  await transferNothing(on.world);
  await quiet(on.world);
  expect((await position(_id))?.status).toBe('PENDING');
  expect((await position(_id))?.reason).toBeUndefined();
});

const MAX = 2n ** 256n - 1n;

/** An unknown token that emits any number of transfers of any amount. */
const claimAmount =
  (purse: 'vault' | 'payAddress', amount = MAX, times = 1) =>
  async (there: World) => {
    const topic = toEventSelector('Transfer(address,address,uint256)').slice(2);
    const [to, from] = [there.chain[purse], stranger()].map((address) => pad(address as Hash).slice(2));
    const log = `7f${to}7f${from}7f${topic}60206000a3`;
    const code = `7f${amount.toString(16).padStart(64, '0')}600052${log.repeat(times)}00`;
    await there.chain.rpc('eth_sendTransaction', [{ from: stranger(), data: `0x${code}`, gas: '0x1000000' }]);
  };

it('events of a foreign token are not stored, and cause no request to the chain', async () => {
  const chain = serviceChainOf(on.world.chain);
  const state = await seedState(Date.now(), on.world.chain.genesisHash, new Map(), await chain.height());
  let asked = 0;
  const outcomeOf: ServiceChain['outcomeOf'] = (hash) => {
    asked += 1;
    return chain.outcomeOf(hash);
  };
  const context = { state, chain: { ...chain, outcomeOf }, now: Date.now, persist: () => Promise.resolve() };
  const settlement = createSettlement(
    () => context,
    () => undefined,
  );
  await claimAmount('payAddress', 1n, 300)(on.world);
  await quiet(on.world);
  for (let pass = 0; pass < 3; pass += 1) await settlement.settle();
  expect(state.strayPayments).toEqual([]);
  expect(asked).toBeLessThan(10);
});

it('a stake shows the reason of its latest transfer, even when an earlier one needs a manual review', async () => {
  const path = ['USDT', 'FNX'] as const;
  const { _id, vaultAddress } = await open();
  const exchange = exchangeIn(on.world);
  const txHash = await exchange.swap({ from: hers(), path, amount: ONE, to: vaultAddress });
  await on.amelia.get(reportStake, { stakeId: _id, txHash });
  await quiet(on.world);
  expect((await position(_id))?.reason).toBe('FOREIGN_SENDER');
  await on.world.chain.transfer({ symbol: 'FNX', from: hers(), to: vaultAddress, amount: 99n * ONE });
  await quiet(on.world);
  await quiet(on.world);
  expect((await position(_id))?.reason).toBe('SHORT');
});

it.each<[string, (there: World) => Promise<unknown>]>([
  ['a transfer of zero', transferNothing],
  ['an event of a foreign token about the vault', claimAmount('vault')],
  ['an event of a foreign token about the pay address', claimAmount('payAddress')],
])('the next start can read the state after %s', async (_what, harm) => {
  const folder = mkdtempSync(join(tmpdir(), 'attacked-'));
  const file = join(folder, 'state.json');
  const there = await startWorld({ confirmEveryMs: 5, state: file });
  try {
    await harm(there);
    await quiet(there);
  } finally {
    await there.stop();
  }
  expect(readSaved(statePaths(file), () => undefined)).toBeDefined();
  rmSync(folder, { recursive: true });
});
