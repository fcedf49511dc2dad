/** @jest-environment node */
import { dashboard, getTransactions, listNotifications, type Hash } from '@/api/contract';
import { userAccount } from '@/sandbox/chain/accounts';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import { setPlanOpen } from '@/sandbox/service/domain/staking/plan-state';
import { AMELIA } from '../visitor';
import { newSaver, type Saver } from './saver';

const MINUTE_S = 60;
const ELSEWHERE = userAccount(7);

let saver: Saver;
beforeEach(async () => {
  saver = await newSaver();
});

const stateOf = async (id: string) => {
  const { status, reason } = await saver.currentStake(id);
  return reason ? `${status} ${reason}` : status;
};

async function expectAllBack(id: string, sent: Hash): Promise<void> {
  expect(units(await saver.shares())).toBe('800');
  expect(units(await saver.inVault())).toBe('0');
  expect((await saver.currentStake(id)).returnHash).toMatch(/^0x[0-9a-f]{64}$/);
  expect((await saver.currentStake(id)).returnHash).not.toBe(sent);
  expect(await saver.member().get(dashboard, {})).toMatchObject({ totalShares: '800', staked: '0' });
}

it('an unreported deposit counts after three confirmations, and earns from its block on', async () => {
  const { _id } = await saver.open();
  const txHash = await saver.deposit();
  await saver.service.settlement.settle();
  expect(await saver.currentStake(_id)).toMatchObject({ status: 'PENDING', txHash });
  await saver.settle();
  expect(await saver.currentStake(_id)).toMatchObject({ status: 'ACTIVE', txHash, exit: { day: 0, reward: '0' } });
});

it.each([
  ['99.999999999999999999', 'SHORT'],
  ['100.000000000000000001', 'OVER'],
])('a deposit of %s FNX is returned, and the stake is %s and waits for the right deposit', async (amount, reason) => {
  const { _id } = await saver.open();
  const sent = await saver.deposit({ amount });
  expect((await saver.report(_id, sent)).status).toBe(200);
  expect(await stateOf(_id)).toBe('PENDING');
  await saver.settle();
  expect(await stateOf(_id)).toBe(`PENDING ${reason}`);
  await expectAllBack(_id, sent);
  await saver.deposit();
  await saver.settle();
  expect(await stateOf(_id)).toBe('ACTIVE');
});

it('a late deposit is returned', async () => {
  const { _id } = await saver.open();
  saver.service.clock.advance(16 * MINUTE_S);
  expect(await stateOf(_id)).toBe('CLOSED UNPAID');
  const sent = await saver.deposit();
  await saver.settle();
  expect(await stateOf(_id)).toBe('CLOSED LATE');
  await expectAllBack(_id, sent);
});

it('a deposit that was mined in time counts, however late the service reads it', async () => {
  const { _id } = await saver.open();
  await saver.deposit();
  saver.service.clock.advance(60 * MINUTE_S);
  expect(await stateOf(_id)).toBe('CLOSED UNPAID');
  await saver.settle();
  expect(await stateOf(_id)).toBe('ACTIVE');
});

it('a deposit for a replaced stake is returned, and does not affect the new one', async () => {
  const first = await saver.open({ amount: '50' });
  const second = await saver.open({ amount: '60' });
  const sent = await saver.deposit({ amount: '50' });
  await saver.report(first._id, sent);
  await saver.settle();
  expect(await stateOf(first._id)).toBe('CLOSED LATE');
  expect(await stateOf(second._id)).toBe('PENDING');
  await expectAllBack(first._id, sent);
});

it('a second deposit for a replaced stake is returned like the first', async () => {
  const first = await saver.open({ amount: '50' });
  await saver.open({ amount: '60' });
  for (const _time of [1, 2]) {
    const sent = await saver.deposit({ amount: '50' });
    await saver.report(first._id, sent);
    await saver.settle();
    expect(await stateOf(first._id)).toBe('CLOSED LATE');
    await expectAllBack(first._id, sent);
  }
});

it('a repeated deposit counts once, and the second is returned', async () => {
  const { _id } = await saver.active();
  await saver.deposit();
  await saver.settle();
  expect(await stateOf(_id)).toBe('ACTIVE DOUBLED');
  expect([units(await saver.shares()), units(await saver.inVault())]).toEqual(['700', '100']);
  expect(await saver.member().get(dashboard, {})).toMatchObject({ totalShares: '800', staked: '100' });
});

it.each([
  ['counts', '100', 'ACTIVE'],
  ['of another amount is returned as such', '99', 'PENDING SHORT'],
])('a deposit from the wallet that has replaced the one of the stake %s', async (_what, amount, state) => {
  const { _id } = await saver.open();
  saver.service.state.accounts.find(({ email }) => email === AMELIA.email)!.walletAddress = ELSEWHERE;
  saver.service.chain.set('FNX', ELSEWHERE, parseUnits('100'));
  await saver.deposit({ amount, from: ELSEWHERE });
  await saver.settle();
  await saver.settle();
  expect(await stateOf(_id)).toBe(state);
});

it('a deposit from another wallet is returned to it once it is reported', async () => {
  const { _id } = await saver.open();
  saver.service.chain.set('FNX', ELSEWHERE, parseUnits('100'));
  const sent = await saver.deposit({ from: ELSEWHERE });
  await saver.settle();
  expect([await stateOf(_id), await saver.shares(ELSEWHERE)]).toEqual(['PENDING', 0n]);
  expect((await saver.report(_id, sent)).status).toBe(200);
  expect((await saver.report(_id, sent)).status).toBe(200);
  await saver.settle();
  expect((await saver.report(_id, sent)).status).toBe(200);
  await saver.settle();
  expect(await stateOf(_id)).toBe('PENDING FOREIGN_SENDER');
  expect(units(await saver.shares(ELSEWHERE))).toBe('100');
  await expectAllBack(_id, sent);
  expect((await saver.member().get(getTransactions, { search: ELSEWHERE })).docs).toEqual([]);
});

it('a deposit from an unlinked contract is kept for a manual review, because a pool could not return it', async () => {
  const { _id } = await saver.open();
  saver.service.chain.set('FNX', ELSEWHERE, parseUnits('100'));
  saver.service.chain.setContractSignature(ELSEWHERE, '0x');
  const sent = await saver.deposit({ from: ELSEWHERE });
  await saver.report(_id, sent);
  await saver.settle();
  expect(await stateOf(_id)).toBe('PENDING FOREIGN_SENDER');
  expect(units(await saver.inVault())).toBe('100');
  expect((await saver.currentStake(_id)).txHash ?? undefined).toBeUndefined();
});

it.each(['USDT', 'BNB'] as const)('a deposit in %s is returned', async (asset) => {
  const { _id } = await saver.open();
  const before = await saver.service.chain.balanceOf(asset, userAccount(0));
  const sent = await saver.deposit({ asset, amount: '1' });
  await saver.settle();
  expect(await saver.service.chain.balanceOf(asset, userAccount(0))).toBe(before);
  expect(await stateOf(_id)).toBe('PENDING WRONG_TOKEN');
  await expectAllBack(_id, sent);
});

describe('a deposit for a plan that is closed meanwhile', () => {
  const close = () => setPlanOpen(saver.service.state, 'plan-90', false, saver.service.clock.now());

  it('is returned', async () => {
    const { _id } = await saver.open();
    close();
    saver.service.clock.advance(1);
    const sent = await saver.deposit();
    await saver.report(_id, sent);
    await saver.settle();
    expect(await stateOf(_id)).toBe('CLOSED PLAN_CLOSED');
    await expectAllBack(_id, sent);
  });

  it('is returned even after a deposit in the wrong token', async () => {
    const { _id } = await saver.open();
    close();
    await saver.deposit({ asset: 'USDT', amount: '1' });
    await saver.settle();
    expect(await stateOf(_id)).toBe('CLOSED WRONG_TOKEN');
    const sent = await saver.deposit();
    await saver.settle();
    expect(await stateOf(_id)).toBe('CLOSED PLAN_CLOSED');
    await expectAllBack(_id, sent);
  });

  it('counts when it was mined before the plan closed', async () => {
    const { _id } = await saver.open();
    await saver.deposit();
    saver.service.clock.advance(1);
    close();
    expect(await stateOf(_id)).toBe('CLOSED PLAN_CLOSED');
    await saver.settle();
    expect(await stateOf(_id)).toBe('ACTIVE');
  });

  it('stays in its stake when the stake is already running', async () => {
    const { _id } = await saver.active();
    close();
    await saver.settle();
    expect(await stateOf(_id)).toBe('ACTIVE');
  });
});

it('a deposit is returned when the ended stake’s capacity was given to another stake', async () => {
  const { _id } = await saver.open();
  await saver.deposit();
  saver.service.clock.advance(16 * MINUTE_S);
  await saver.stakes();
  const [ended] = saver.service.state.stakes;
  if (!ended) throw new Error('Nothing was opened');
  const other = {
    ...ended,
    _id: 'large',
    idempotencyKey: 'large',
    accountId: 'investor-06',
    status: 'MATURED',
  } as const;
  saver.service.state.stakes.push({ ...other, wallet: ELSEWHERE, amount: '400000' });
  await saver.settle();
  expect(await stateOf(_id)).toBe('CLOSED CAPACITY');
});

it('a returned deposit is announced by a notification', async () => {
  await saver.open();
  await saver.deposit({ amount: '99' });
  await saver.settle();
  const { docs } = await saver.member().get(listNotifications, {});
  expect(docs[0]).toMatchObject({ type: 'STAKE', body: expect.stringMatching(/less than.*99\.00 FNX/) });
});

it('a deposit is returned once, whatever happens, and is listed with its reason', async () => {
  await saver.deposit({ amount: '3' });
  for (let pass = 0; pass < 3; pass += 1) await saver.settle();
  expect(units(await saver.shares())).toBe('800');
  const { docs } = await saver
    .member()
    .get(getTransactions, { from: new Date(saver.service.clock.now() - 60_000).toISOString() });
  expect(docs.map(({ type, direction, amount }) => `${type} ${direction} ${amount}`).toSorted()).toEqual([
    'REFUND IN 3',
    'TRANSFER OUT 3',
  ]);
});
