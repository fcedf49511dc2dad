import { randomUUID } from 'node:crypto';
import {
  claimRewards,
  dashboard,
  getClaims,
  getStaking,
  getTransactions,
  myWallet,
  openStake,
  reportStake,
  rewardCalculator,
  type Claim,
  type DataOf,
  type Hash,
  type Stake,
} from '@/api/contract';
import { asFields } from '@/sandbox/chain/rpc';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import { ONE } from '@/utils/money';
import { expectBooksToAgree } from '../support/books';
import { memberOf, type Member } from '../support/member';
import { quiet } from '../support/quiet';
import { startWorld, type World } from '../support/world';
import { AMELIA } from '../unit/sandbox/visitor';

const DAY_S = 86_400;
/** Ten gwei. A different gas price gives the transaction a different hash. */
const FASTER = '0x2540be400';

let world: World;
let amelia: Member;
const hers = () => world.chain.accounts[0] ?? '0x';
const shares = () => world.chain.balanceOf('FNX', hers());
const inVault = () => world.chain.balanceOf('FNX', world.chain.vault);

beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 5 });
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sandbox.reset();
  amelia = await memberOf(world.service, AMELIA);
});

/** A session lasts one day, so the investor logs in again. */
async function travel(days: number) {
  await world.sandbox.clock(days * DAY_S);
  amelia = await memberOf(world.service, AMELIA);
}

const stakeInput = (amount = '100', planId = 'plan-90') => ({ planId, amount, idempotencyKey: randomUUID() });
const open = (amount?: string, planId?: string) => amelia.get(openStake, stakeInput(amount, planId));

const deposit = ({ vaultAddress, amount }: DataOf<typeof openStake>, sent = parseUnits(amount)): Promise<Hash> =>
  world.chain.transfer({ symbol: 'FNX', from: hers(), to: vaultAddress, amount: sent });

async function settled() {
  await world.chain.mine(3);
  await world.service.settlement.settle();
  return amelia.get(getStaking, {});
}

async function staked(amount = '100', planId?: string): Promise<Stake> {
  const opened = await open(amount, planId);
  const hash = await deposit(opened);
  await amelia.get(reportStake, { stakeId: opened._id, txHash: hash });
  const found = (await settled()).positions.find(({ _id }) => _id === opened._id);
  expect(found).toMatchObject({ status: 'ACTIVE', txHash: hash, amount });
  return found as Stake;
}

async function paid(claimed: readonly Claim[]): Promise<Claim[]> {
  for (;;) {
    const { docs } = await amelia.get(getClaims, {});
    const now = docs.filter(({ _id }) => claimed.some((one) => one._id === _id));
    if (now.every(({ status }) => status === 'DONE')) return now;
    await world.service.settlement.settle();
  }
}

const claim = async (stakeId: string): Promise<Claim[]> =>
  paid(await amelia.get(claimRewards, { stakeId, idempotencyKey: randomUUID() }));

const shown = async (stakeId: string): Promise<Stake | undefined> =>
  (await amelia.get(getStaking, {})).positions.find(({ _id }) => _id === stakeId);

async function leave(stakeId: string): Promise<Claim[]> {
  const { exit } = (await shown(stakeId)) ?? {};
  const seen = { exitReward: exit?.reward, exitShares: exit?.shares ?? undefined };
  return paid(await amelia.get(claimRewards, { stakeId, exit: true, ...seen, idempotencyKey: randomUUID() }));
}

it('a visitor sees the staking plans and no positions', async () => {
  const response = await world.service.fetch(new Request('http://sandbox.test/api/v1/user/staking'));
  const { data } = (await response.json()) as { data: DataOf<typeof getStaking> };
  expect(data.plans.map(({ name }) => name)).toEqual(['Quarter', 'Half-year', 'Year']);
  expect(data).toMatchObject({ positions: [], totals: { staked: '0' } });
});

it('a stake moves shares into the vault, and counts them as owned and staked', async () => {
  await staked();
  expect(await inVault()).toBe(100n * ONE);
  expect(await amelia.get(dashboard, {})).toMatchObject({ totalShares: '800', staked: '100' });
  const { balances } = await amelia.get(myWallet, {});
  expect(balances.find(({ symbol }) => symbol === 'FNX')).toMatchObject({
    available: '700',
    staked: '100',
    locked: '100',
  });
});

it('a stake earns exactly what the calculator projects, and a claim pays it on the chain', async () => {
  const { _id } = await staked();
  const before = await shares();
  await travel(45);
  const { positions } = await amelia.get(getStaking, {});
  const projected = await amelia.get(rewardCalculator, { id: 'plan-90', amount: '100', days: 45 });
  const accrued = parseUnits(positions[0]?.accrued ?? '0');
  expect(accrued - parseUnits(projected.reward)).toBeLessThan(ONE / 100_000n);
  const [paid] = await claim(_id);
  expect(paid).toMatchObject({ status: 'DONE', stakeId: _id, symbol: 'FNX' });
  expect(await shares()).toBe(before + parseUnits(paid?.amount ?? '0'));
  expect((await amelia.get(getClaims, {})).docs).toEqual([paid]);
  expect((await amelia.get(getTransactions, { type: 'REWARD' })).docs[0]).toMatchObject({
    txHash: paid?.txHash,
    status: 'DONE',
  });
});

it('a matured stake is paid back in full with one claim', async () => {
  const { _id } = await staked();
  await travel(91);
  expect((await amelia.get(getStaking, {})).positions[0]).toMatchObject({ status: 'MATURED' });
  const [paid] = await claim(_id);
  const whole = await amelia.get(rewardCalculator, { id: 'plan-90', amount: '100' });
  expect(paid?.amount).toBe(whole.reward);
  expect(await inVault()).toBe(0n);
  expect(await shares()).toBe(800n * ONE + parseUnits(whole.reward));
  expect((await amelia.get(getStaking, {})).positions[0]).toMatchObject({
    status: 'CLOSED',
    claimable: '0',
    claimed: whole.reward,
  });
  expect(await amelia.get(dashboard, {})).toMatchObject({ staked: '0', rewards: '0' });
});

it.each([
  [10, 0n],
  [60, 50n],
])(
  'a stake that is ended early, after %i days of ninety, returns the shares with %s %% of the rewards',
  async (days, percent) => {
    const { _id } = await staked();
    await travel(days);
    const { accrued = '0' } = (await amelia.get(getStaking, {})).positions[0] ?? {};
    const [paid] = await leave(_id);
    const kept = (parseUnits(accrued) * percent) / 100n;
    expect(parseUnits(paid?.amount ?? '0') - kept).toBeLessThan(ONE / 10_000n);
    expect(await shares()).toBe(800n * ONE + parseUnits(paid?.amount ?? '0'));
    expect((await amelia.get(getStaking, {})).positions[0]).toMatchObject({ status: 'EXITED_EARLY' });
  },
);

it.each([
  [10, 0n],
  [60, 50n],
])('a claim just before an early exit after %i days does not reduce the exit fee', async (days, percent) => {
  const { _id } = await staked();
  await travel(days);
  await claim(_id);
  const before = await shown(_id);
  const kept = (parseUnits(before?.accrued ?? '0') * percent) / 100n;
  const keptBack = parseUnits(before?.claimed ?? '0') - kept;
  const shares_ = parseUnits(before?.exit?.shares ?? '0');
  expect(parseUnits(before?.exit?.reward ?? '1')).toBe(0n);
  expect(100n * ONE - shares_ - keptBack).toBeLessThan(ONE / 10_000n);
  await leave(_id);
  await quiet(world);
  expect(await shares()).toBeGreaterThanOrEqual(800n * ONE + kept);
  expect((await shares()) - 800n * ONE - kept).toBeLessThan(ONE / 10_000n);
  await expectBooksToAgree(world, amelia, hers());
  expect(await amelia.get(dashboard, {})).toMatchObject({ staked: '0', totalShares: units(await shares()) });
  const { claimed } = (await shown(_id)) ?? {};
  expect(800n * ONE + parseUnits(claimed ?? '0')).toBe(await shares());
});

it('all rewards are claimed together, and only once for one idempotency key', async () => {
  await staked('100');
  await staked('50', 'plan-365');
  await travel(10);
  const asked = { stakeId: 'ALL', idempotencyKey: randomUUID() };
  const [one, two] = await Promise.all([amelia.get(claimRewards, asked), amelia.get(claimRewards, asked)]);
  expect(one).toHaveLength(2);
  expect(two.map(({ _id }) => _id)).toEqual(one.map(({ _id }) => _id));
  await paid(one);
  const total = one.reduce((sum, { amount }) => sum + parseUnits(amount), 0n);
  expect(await shares()).toBe(650n * ONE + total);
});

it('a stake keeps its deposit when a reorganisation gives it another hash', async () => {
  const mineOn = world.confirmations.pause();
  await world.chain.setAutomine(false);
  const snapshot = await world.chain.rpc('evm_snapshot');
  const opened = await open();
  const first = await deposit(opened);
  const { from, to, input, gas } = asFields(await world.chain.rpc('eth_getTransactionByHash', [first]));
  await world.chain.mine();
  await world.service.settlement.settle();

  const goOn = await world.service.settlement.pause();
  await world.chain.rpc('evm_revert', [snapshot]);
  const second = await world.chain.rpc('eth_sendTransaction', [{ from, to, input, gas, gasPrice: FASTER }]);
  await world.chain.setAutomine(true);
  goOn();
  mineOn();
  const { positions } = await settled();
  expect(positions[0]).toMatchObject({ _id: opened._id, status: 'ACTIVE', txHash: second });
  expect(second).not.toBe(first);
  expect(await inVault()).toBe(100n * ONE);
});

it('a deposit that differs from the announced one, or was not announced, is returned', async () => {
  const opened = await open();
  await deposit(opened, parseUnits('99'));
  await world.chain.transfer({ symbol: 'FNX', from: hers(), to: world.chain.vault, amount: 3n * ONE });
  await quiet(world);
  expect((await amelia.get(getStaking, {})).positions[0]).toMatchObject({ status: 'PENDING' });
  expect(await shares()).toBe(800n * ONE);
  expect(await inVault()).toBe(0n);
  await world.sandbox.clock(16 * 60);
  expect((await amelia.get(getStaking, {})).positions[0]).toMatchObject({ status: 'CLOSED' });
  await deposit(opened);
  await quiet(world);
  expect(await shares()).toBe(800n * ONE);
});

it.each([
  [{ amount: '9' }, 400],
  [{ amount: '20001' }, 400],
  [{ planId: 'plan-1' }, 400],
])('a stake with %o is refused', async (asked, status) => {
  expect((await amelia.ask(openStake, { ...stakeInput(), ...asked })).status).toBe(status);
});

it('a claim without rewards is refused', async () => {
  const { _id } = await open();
  expect((await amelia.ask(claimRewards, { stakeId: _id, idempotencyKey: randomUUID() })).status).toBe(409);
  expect((await amelia.ask(claimRewards, { stakeId: 'ALL', idempotencyKey: randomUUID() })).status).toBe(409);
  expect((await amelia.ask(claimRewards, { stakeId: 'nobody', idempotencyKey: randomUUID() })).status).toBe(404);
});
