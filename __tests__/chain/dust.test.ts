import { randomUUID } from 'node:crypto';
import { claimRewards, getStaking, openStake } from '@/api/contract';
import { asFields, asList, asQuantity } from '@/sandbox/chain/rpc';
import { addressIn } from '@/sandbox/chain/transfer-logs';
import { ONE } from '@/utils/money';
import { allTransactions, expectBooksToAgree } from '../support/books';
import { PRICE_HELD_S } from '../support/buyer';
import { quiet } from '../support/quiet';
import { reorganisationIn } from '../support/reorganisation';
import { useWorld } from '../support/use-world';

const on = useWorld();

const hers = () => on.buyer.wallet(0);
const stranger = () => on.buyer.wallet(9);
const vault = () => on.world.chain.vault;
const send = (symbol: 'FNX' | 'USDT' | 'BNB', from: `0x${string}`, to: `0x${string}`, amount: bigint) =>
  on.world.chain.transfer({ symbol, from, to, amount });
const open = (amount = '100') => on.amelia.get(openStake, { planId: 'plan-90', amount, idempotencyKey: randomUUID() });

async function paidByVault(): Promise<bigint[]> {
  const filter = { fromBlock: '0x0', address: on.world.chain.contracts.FNX };
  const logs = asList(await on.world.chain.rpc('eth_getLogs', [filter])).map(asFields);
  return logs.filter(({ topics }) => addressIn(asList(topics)[1]) === vault()).map(({ data }) => asQuantity(data));
}

it.each([
  ['FNX', ONE / 1_000n - 1n],
  ['USDT', ONE / 100n - 1n],
  ['BNB', ONE / 50_000n - 1n],
] as const)('%s worth less than a cent is not returned', async (symbol, amount) => {
  const atBank = async () => [
    await on.world.chain.balanceOf(symbol, vault()),
    await on.world.chain.balanceOf(symbol, on.world.chain.payAddress),
  ];
  const [inVault = 0n, atPay = 0n] = await atBank();
  const order = await on.buyer.open(on.amelia);
  const { _id } = await open();
  await send(symbol, hers(), vault(), amount);
  await send(symbol, hers(), on.world.chain.payAddress, amount);
  await quiet(on.world);
  expect(await atBank()).toEqual([inVault + amount, atPay + amount]);
  const [stake] = (await on.amelia.get(getStaking, {})).positions;
  expect(stake).toMatchObject({ _id, status: 'PENDING' });
  expect(stake?.reason ?? undefined).toBeUndefined();
  expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'WAITING', actuallyPaid: '0' });
  await expectBooksToAgree(on.world, on.amelia, hers());
});

it('dust from strangers becomes one record a day, exact to the last unit', async () => {
  await on.world.sandbox.faucet(stranger(), 'FNX', '1');
  const known = (await allTransactions(on.amelia)).length;
  for (let sent = 0; sent < 12; sent += 1) await send('FNX', stranger(), hers(), BigInt(sent + 1));
  await quiet(on.world);
  const found = (await allTransactions(on.amelia)).slice(0, -known);
  expect([1, 2]).toContain(found.length);
  expect(found[0]).toMatchObject({ type: 'TRANSFER', direction: 'IN', symbol: 'FNX', status: 'DONE', to: hers() });
  await expectBooksToAgree(on.world, on.amelia, hers());
});

it('rewards below a thousandth of a share are not paid before the term ends', async () => {
  const { vaultAddress, _id } = await open();
  await send('FNX', hers(), vaultAddress, 100n * ONE);
  await quiet(on.world);
  await on.world.sandbox.clock(3_600);
  for (const stakeId of [_id, 'ALL']) {
    expect(await on.amelia.ask(claimRewards, { stakeId, idempotencyKey: randomUUID() })).toMatchObject({
      status: 409,
      message: expect.stringContaining('0.001 FNX') as string,
    });
  }
  expect((await on.amelia.get(getStaking, {})).minClaim).toBe('0.001');
  await on.world.sandbox.clock(3 * 3_600);
  expect((await on.amelia.ask(claimRewards, { stakeId: _id, idempotencyKey: randomUUID() })).status).toBe(200);
});

it('a stake is paid back before accidental transfers to the vault are returned', async () => {
  const { vaultAddress, _id } = await open();
  await send('FNX', hers(), vaultAddress, 100n * ONE);
  await quiet(on.world);
  const reorganisation = reorganisationIn(on.world);
  await reorganisation.mineByHand();
  for (let sent = 0; sent < 4; sent += 1) await send('FNX', hers(), vaultAddress, ONE);
  await on.world.chain.mine(3);
  await on.world.service.settlement.settle();
  await on.amelia.get(claimRewards, { stakeId: _id, exit: true, exitReward: '0', idempotencyKey: randomUUID() });
  await reorganisation.settle();
  await reorganisation.mineByItself();
  expect(await paidByVault()).toEqual([ONE, 100n * ONE, ONE, ONE, ONE]);
  await expectBooksToAgree(on.world, on.amelia, hers());
});

it('a plan’s capacity is released when an unpaid stake has ended', async () => {
  const room = async () => (await on.amelia.get(getStaking, {})).plans[0]?.capacity;
  const before = await room();
  await open('20000');
  expect(await room()).not.toBe(before);
  await on.world.sandbox.clock(PRICE_HELD_S);
  expect(await room()).toBe(before);
});
