/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { claimRewards, dashboard, getClaims, getTransactions, type Claim } from '@/api/contract';
import { userAccount } from '@/sandbox/chain/accounts';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import { memberOf } from '../../../support/member';
import { GUS } from '../visitor';
import { DAY_S, newSaver, type Saver } from './saver';

const KEY = 'the-key-of-this-test';
const HOUR_S = 3_600;

let saver: Saver;
beforeEach(async () => {
  saver = await newSaver();
});

const claimsIn = ({ data }: { data: unknown }): Claim[] => claimRewards.data.parse(data) as Claim[];
const paidIn = (claims: readonly Claim[]) => claims.reduce((sum, { amount }) => sum + parseUnits(amount), 0n);

it('the rewards of one stake are paid on the chain once for each key, even for simultaneous claims', async () => {
  const { _id } = await saver.active();
  await saver.travel(30 * DAY_S);
  const asked = { stakeId: _id, idempotencyKey: KEY };
  const answers = await Promise.all([saver.claim(asked), saver.claim(asked)]);
  const [one = [], two = []] = answers.map(claimsIn);
  expect(two.map((claim) => claim._id)).toEqual(one.map((claim) => claim._id));
  await saver.settle();
  expect(await saver.shares()).toBe(parseUnits('700') + paidIn(one));
  const { docs } = await saver.member().get(getClaims, {});
  expect(docs).toMatchObject([{ status: 'DONE', stakeId: _id, txHash: expect.stringMatching(/^0x/) }]);
  expect((await saver.member().get(getTransactions, { type: 'REWARD' })).total).toBe(1);
  expect(claimsIn(await saver.claim(asked))).toEqual(docs);
});

it('an idempotency key is refused for another claim', async () => {
  const { _id } = await saver.active();
  await saver.travel(DAY_S);
  await saver.claim({ stakeId: _id, idempotencyKey: KEY });
  for (const other of [{ stakeId: 'ALL' }, { stakeId: _id, exit: true, exitReward: '0' }]) {
    expect((await saver.claim({ ...other, idempotencyKey: KEY })).status).toBe(409);
  }
});

it('many simultaneous claims never pay more than was earned', async () => {
  const { _id } = await saver.active();
  await saver.travel(20 * DAY_S);
  const answers = await Promise.all(Array.from({ length: 5 }, () => saver.claim({ stakeId: _id })));
  const paid = paidIn(answers.filter(({ status }) => status === 200).flatMap(claimsIn));
  await saver.settle();
  const { accrued, claimed, claimable } = await saver.currentStake(_id);
  expect(parseUnits(claimed)).toBe(paid);
  expect(parseUnits(accrued)).toBe(parseUnits(claimed) + parseUnits(claimable));
  expect(await saver.shares()).toBe(parseUnits('700') + paid);
});

it('all claims are paid together, and matured stakes are paid with their shares', async () => {
  const first = await saver.active('100');
  await saver.travel(40 * DAY_S);
  const second = await saver.active('50', 'plan-365');
  await saver.travel(50 * DAY_S + HOUR_S);
  expect((await saver.currentStake(first._id)).status).toBe('MATURED');
  const claims = claimsIn(await saver.claim({ stakeId: 'ALL' }));
  expect(claims.map(({ stakeId }) => stakeId).toSorted()).toEqual([first._id, second._id].toSorted());
  await saver.settle();
  expect((await saver.currentStake(first._id)).status).toBe('CLOSED');
  expect((await saver.currentStake(second._id)).status).toBe('ACTIVE');
  expect(await saver.shares()).toBe(parseUnits('750') + paidIn(claims));
  expect(await saver.member().get(dashboard, {})).toMatchObject({
    staked: '50',
    totalShares: units(parseUnits('800') + paidIn(claims)),
  });
});

it('the claims of a stake add up to its reward for the whole term, and no more', async () => {
  const { _id } = await saver.active();
  let paid = 0n;
  for (const days of [1, 29, 60, 200]) {
    await saver.travel(days * DAY_S);
    paid += paidIn(claimsIn(await saver.claim({ stakeId: _id })));
    await saver.settle();
    if ((await saver.currentStake(_id)).status === 'CLOSED') break;
  }
  expect(units(paid)).toBe('0.789041095890410958');
});

it('a matured stake ends even if the clock was set back afterwards', async () => {
  const { _id } = await saver.active();
  await saver.travel(90 * DAY_S);
  expect((await saver.currentStake(_id)).status).toBe('MATURED');
  saver.service.clock.advance(-2 * DAY_S);
  expect(claimsIn(await saver.claim({ stakeId: _id }))).toMatchObject([{ amount: '0.789041095890410958' }]);
  await saver.settle();
  expect(await saver.currentStake(_id)).toMatchObject({ status: 'CLOSED' });
});

it('a clock that is set back does not reduce the shown rewards', async () => {
  const { _id } = await saver.active();
  await saver.travel(10 * DAY_S);
  const { accrued } = await saver.currentStake(_id);
  saver.service.clock.advance(-2 * HOUR_S);
  expect(parseUnits((await saver.currentStake(_id)).accrued)).toBeGreaterThanOrEqual(parseUnits(accrued));
});

it.each([
  ['was left early', 60, { exit: true, exitReward: '0' }],
  ['has matured', 90, {}],
])(
  'rewards of a stake that %s stay earned once they are paid, even if the clock is set back',
  async (_how, days, how) => {
    const { _id } = await saver.active();
    await saver.travel(days * DAY_S);
    const { accrued } = await saver.currentStake(_id);
    saver.service.clock.advance(-2 * DAY_S);
    const paid = paidIn(claimsIn(await saver.claim({ stakeId: _id, ...how })));
    await saver.settle();
    const ended = await saver.currentStake(_id);
    expect(parseUnits(ended.claimed)).toBe(paid);
    expect(parseUnits(ended.accrued)).toBeGreaterThanOrEqual(parseUnits(accrued));
  },
);

describe('a claim', () => {
  it('is allowed after the country or the terms have changed, since the rewards are the investor’s', async () => {
    const { _id } = await saver.active();
    await saver.travel(40 * DAY_S);
    const [account] = saver.service.state.accounts;
    Object.assign(account ?? {}, { country: 'US', termsAcceptedVersion: '0' });
    expect((await saver.claim({ stakeId: _id })).status).toBe(200);
  });

  it('is refused without a verified identity', async () => {
    const { _id } = await saver.active();
    await saver.travel(40 * DAY_S);
    const [account] = saver.service.state.accounts;
    Object.assign(account ?? {}, { kycStatus: 'PENDING' });
    expect(await saver.claim({ stakeId: _id })).toMatchObject({ status: 403, data: { reason: 'KYC' } });
  });

  it('is refused for another investor', async () => {
    const { _id } = await saver.active();
    const gus = await memberOf(saver.service, GUS);
    const asked = { stakeId: _id, exit: true, exitReward: '0', idempotencyKey: randomUUID() };
    expect((await gus.ask(claimRewards, asked)).status).toBe(404);
    expect((await gus.ask(claimRewards, { stakeId: 'ALL', idempotencyKey: randomUUID() })).status).toBe(409);
  });
});

it('a claim is paid to the currently linked wallet, because the former wallet may be lost', async () => {
  const { _id } = await saver.active();
  await saver.travel(91 * DAY_S);
  const [account] = saver.service.state.accounts;
  Object.assign(account ?? {}, { walletAddress: userAccount(7) });
  const claims = claimsIn(await saver.claim({ stakeId: _id }));
  await saver.settle();
  expect(await saver.shares(userAccount(7))).toBe(parseUnits('100') + paidIn(claims));
});

it.each([
  ['waits for its deposit', (id: string) => saver.claim({ stakeId: id }), 409],
  [
    'waits for its deposit, if the claim is an early exit',
    (id: string) => saver.claim({ stakeId: id, exit: true, exitReward: '0' }),
    409,
  ],
  ['does not exist', () => saver.claim({ stakeId: 'nobody' }), 404],
  ['is claimed without a key', (id: string) => saver.claim({ stakeId: id, idempotencyKey: 'short' }), 400],
  [
    'is left early without the confirmed amount',
    (id: string) => saver.claim({ stakeId: id, exit: true, exitReward: '-1' }),
    400,
  ],
])('a claim is refused for a stake that %s', async (_name, claim, status) => {
  const { _id } = await saver.open();
  expect((await claim(_id)).status).toBe(status);
});
