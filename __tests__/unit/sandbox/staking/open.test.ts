/** @jest-environment node */
import { getStaking, openStake } from '@/api/contract';
import { VAULT, userAccount } from '@/sandbox/chain/accounts';
import { CONTRACTS } from '@/sandbox/chain/contracts';
import { setPlanOpen } from '@/sandbox/service/domain/staking/plan-state';
import { memberOf } from '../../../support/member';
import { AMELIA } from '../visitor';
import { newSaver, type StakeOptions, type Saver } from './saver';

const IVO = { email: 'ivo@fnx.example', phone: '+447700900002' };
const KEY = 'the-key-of-this-test';

let saver: Saver;
beforeEach(async () => {
  saver = await newSaver();
});

const ask = (asked?: StakeOptions) => saver.member().ask(openStake, saver.stakeInputOf(asked));
const statusOf = (id: string) => saver.currentStake(id).then(({ status, reason }) => [status, reason ?? undefined]);

it('a stake has its address, amount, chain and expiry, even when it is read again', async () => {
  const opened = await saver.open({ amount: '0100.50' });
  const place = {
    amount: '100.5',
    vaultAddress: VAULT,
    contract: CONTRACTS.FNX,
    chainId: 56,
    expiresAt: new Date(Date.parse(opened.startAt) + 15 * 60_000).toISOString(),
  };
  expect(opened).toMatchObject({ ...place, status: 'PENDING', accrued: '0', claimable: '0' });
  expect(await saver.currentStake(opened._id)).toMatchObject(place);
});

it('the same key opens one stake, even in simultaneous requests, and is refused with another amount or plan', async () => {
  const [one, two] = await Promise.all([saver.open({ idempotencyKey: KEY }), saver.open({ idempotencyKey: KEY })]);
  const again = await saver.open({ idempotencyKey: KEY, amount: '100.0' });
  expect([two._id, again._id]).toEqual([one._id, one._id]);
  expect(await saver.stakes()).toHaveLength(1);
  for (const other of [{ amount: '101' }, { planId: 'plan-180' }]) {
    expect(await ask({ idempotencyKey: KEY, ...other })).toMatchObject({ status: 409, data: { stakeId: one._id } });
  }
});

it('a new stake ends an unpaid one and releases its capacity, and only one of two simultaneous stakes stays', async () => {
  const first = await saver.open();
  await Promise.all([saver.open(), saver.open()]);
  expect(await statusOf(first._id)).toEqual(['CLOSED', 'REPLACED']);
  expect((await saver.stakes()).filter(({ status }) => status === 'PENDING')).toHaveLength(1);
  const room = async () => (await saver.member().get(getStaking, {})).plans[0]?.capacity;
  expect(await room()).toBe('399900');
});

it('an unpaid stake stays when the new one cannot be opened', async () => {
  const first = await saver.open();
  expect((await ask({ amount: '1' })).status).toBe(400);
  expect(await statusOf(first._id)).toEqual(['PENDING', undefined]);
});

it('an unpaid stake is closed when its time ends', async () => {
  const { _id } = await saver.open();
  saver.service.clock.advance(15 * 60 + 1);
  expect(await statusOf(_id)).toEqual(['CLOSED', 'UNPAID']);
});

it.each<[StakeOptions, number, object]>([
  [{ amount: '9.999999999999999999' }, 400, { errors: { amount: expect.stringContaining('10 FNX') } }],
  [{ amount: '20000.000000000000000001' }, 400, { errors: { amount: expect.stringContaining('20000 FNX') } }],
  [{ amount: '0' }, 400, { errors: { amount: expect.any(String) } }],
  [{ amount: '-10' }, 400, { errors: { amount: expect.any(String) } }],
  [{ amount: '1e3' }, 400, { errors: { amount: expect.any(String) } }],
  [{ amount: '10.0000000000000000001' }, 400, { errors: { amount: expect.any(String) } }],
  [{ planId: 'plan-1' }, 400, { errors: { planId: expect.any(String) } }],
  [{ idempotencyKey: 'short' }, 400, { errors: { idempotencyKey: expect.any(String) } }],
])('the stake %o is refused with %i', async (asked, status, data) => {
  expect(await ask(asked)).toMatchObject({ status, data });
  expect(await saver.stakes()).toEqual([]);
});

it('the minimum and the maximum are accepted', async () => {
  expect((await ask({ amount: '10' })).status).toBe(200);
  expect((await ask({ amount: '20000' })).status).toBe(200);
});

it('a stake is refused without capacity in the plan, and the same capacity is not given twice', async () => {
  const { stakes } = saver.service.state;
  const { _id } = await saver.open({ amount: '20000' });
  const taken = stakes.find((stake) => stake._id === _id) ?? saver.service.state.stakes[0];
  if (!taken) throw new Error('Nothing was opened');
  saver.service.state.stakes.push({
    ...taken,
    _id: 'large',
    idempotencyKey: 'large',
    accountId: 'investor-06',
    amount: '379990',
  });
  expect((await ask({ amount: '20000' })).status).toBe(200);
  const ivo = await memberOf(saver.service, IVO);
  const account = saver.service.state.accounts.find(({ email }) => email === IVO.email);
  Object.assign(account ?? {}, { kycStatus: 'APPROVED' });
  const answered = await ivo.ask(openStake, saver.stakeInputOf({ amount: '11' }));
  expect(answered).toMatchObject({ status: 409, data: { reason: 'CAPACITY' } });
});

it('an expired stake uses no capacity, even if it was not read since', async () => {
  const { _id } = await saver.open();
  await saver.deposit();
  saver.service.clock.advance(15 * 60 + 1);
  expect(await statusOf(_id)).toEqual(['CLOSED', 'UNPAID']);
  const [closed] = saver.service.state.stakes;
  if (!closed) throw new Error('Nothing was opened');
  const other = { _id: 'large', idempotencyKey: 'large', accountId: 'investor-06', wallet: userAccount(6) };
  const lapsing = { ...closed, ...other, amount: '399950', status: 'PENDING' as const, reason: undefined };
  saver.service.state.stakes.push({ ...lapsing, expiresAt: saver.service.clock.now() + 1_000 });
  saver.service.clock.advance(2);
  await saver.settle();
  expect(await statusOf(_id)).toEqual(['ACTIVE', undefined]);
});

it('a closed plan is refused, and ends its waiting stakes', async () => {
  const { _id } = await saver.open();
  setPlanOpen(saver.service.state, 'plan-90', false, saver.service.clock.now());
  expect(await statusOf(_id)).toEqual(['CLOSED', 'PLAN_CLOSED']);
  expect(await ask()).toMatchObject({ status: 409, data: { reason: 'PLAN_CLOSED' } });
  expect((await saver.member().get(getStaking, {})).plans.map(({ active }) => active)).toEqual([false, true, true]);
  setPlanOpen(saver.service.state, 'plan-90', true, saver.service.clock.now());
  expect((await ask()).status).toBe(200);
});

it('a stake needs a verified investor with a wallet', async () => {
  const ivo = await memberOf(saver.service, IVO);
  expect(await ivo.ask(openStake, saver.stakeInputOf())).toMatchObject({ status: 403, data: { reason: 'KYC' } });
});

it('a new stake is refused while a deposit is pending, in any session', async () => {
  const { _id } = await saver.open();
  await saver.deposit();
  const other = await memberOf(saver.service, AMELIA);
  expect(await other.ask(openStake, saver.stakeInputOf())).toMatchObject({ status: 409, data: { stakeId: _id } });
});
