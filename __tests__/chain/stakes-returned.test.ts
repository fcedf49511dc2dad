import { randomUUID } from 'node:crypto';
import { getStaking, openStake, reportStake, type Hash, type Stake } from '@/api/contract';
import { ONE } from '@/utils/money';
import { expectBooksToAgree } from '../support/books';
import { exchangeIn } from '../support/exchange';
import { memberOf, type Member } from '../support/member';
import { quiet } from '../support/quiet';
import { startWorld, type World } from '../support/world';
import { AMELIA } from '../unit/sandbox/visitor';

let world: World;
let amelia: Member;
let stake: Stake;
const hers = () => world.chain.accounts[0] ?? '0x';
const elsewhere = () => world.chain.accounts[9] ?? '0x';
const inVault = (symbol: 'FNX' | 'USDT') => world.chain.balanceOf(symbol, world.chain.vault);

beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 5 });
  amelia = await memberOf(world.service, AMELIA);
});
afterAll(() => world.stop());
beforeEach(async () => {
  stake = await amelia.get(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: randomUUID() });
});

async function settled(): Promise<Stake | undefined> {
  await quiet(world);
  await expectBooksToAgree(world, amelia, hers());
  return (await amelia.get(getStaking, {})).positions.find(({ _id }) => _id === stake._id);
}

const deposit = (amount: bigint, from = hers(), symbol: 'FNX' | 'USDT' | 'BNB' = 'FNX'): Promise<Hash> =>
  world.chain.transfer({ symbol, from, to: world.chain.vault, amount });
const report = (txHash: Hash) => amelia.ask(reportStake, { stakeId: stake._id, txHash });

it.each([
  [99n, 'SHORT'],
  [101n, 'OVER'],
])('a deposit of %s FNX is returned once, by a transaction that the stake lists', async (shares, reason) => {
  const before = await world.chain.balanceOf('FNX', hers());
  const sent = await deposit(shares * ONE);
  expect((await report(sent)).status).toBe(200);
  const found = await settled();
  expect(found).toMatchObject({ status: 'PENDING', reason });
  expect(await world.chain.rpc('eth_getTransactionReceipt', [found?.returnHash])).toMatchObject({ status: '0x1' });
  expect(await world.chain.balanceOf('FNX', hers())).toBe(before);
  expect(await inVault('FNX')).toBe(0n);
});

it('a deposit from another wallet is returned to that wallet', async () => {
  await world.sandbox.faucet(elsewhere(), 'FNX', '100');
  expect((await report(await deposit(100n * ONE, elsewhere()))).status).toBe(200);
  expect(await settled()).toMatchObject({ status: 'PENDING', reason: 'FOREIGN_SENDER' });
  expect(await world.chain.balanceOf('FNX', elsewhere())).toBe(100n * ONE);
});

it('a deposit from another wallet is found and returned if its hash is reported in capital letters', async () => {
  await world.sandbox.faucet(elsewhere(), 'FNX', '100');
  const before = await world.chain.balanceOf('FNX', elsewhere());
  const hash = await deposit(100n * ONE, elsewhere());
  expect((await report(`0x${hash.slice(2).toUpperCase()}`)).status).toBe(200);
  expect(await settled()).toMatchObject({ reason: 'FOREIGN_SENDER', returnHash: expect.any(String) });
  expect(await world.chain.balanceOf('FNX', elsewhere())).toBe(before);
});

it.each(['USDT', 'BNB'] as const)('a deposit in %s is returned', async (symbol) => {
  const before = await inVault('USDT');
  const held = await world.chain.balanceOf('USDT', hers());
  await deposit(ONE, hers(), symbol);
  expect(await settled()).toMatchObject({ status: 'PENDING', reason: 'WRONG_TOKEN', returnHash: expect.any(String) });
  expect(await inVault('USDT')).toBe(before);
  expect(await world.chain.balanceOf('USDT', hers())).toBe(held);
});

it('a deposit from a pool is kept for a manual review, since a return would be lost there', async () => {
  const path = ['USDT', 'FNX'] as const;
  const txHash = await exchangeIn(world).swap({ from: hers(), path, amount: ONE, to: world.chain.vault });
  expect((await report(txHash)).status).toBe(200);
  expect(await settled()).toMatchObject({ status: 'PENDING', reason: 'FOREIGN_SENDER' });
  expect(await inVault('FNX')).toBeGreaterThan(0n);
});

it('the second of two equal deposits is rejected as a duplicate', async () => {
  await deposit(100n * ONE);
  await deposit(100n * ONE);
  expect(await settled()).toMatchObject({ status: 'ACTIVE', reason: 'DOUBLED' });
});
