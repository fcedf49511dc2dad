/** @jest-environment node */
import { claimRewards, dashboard, getTransactions, listNotifications, type Claim } from '@/api/contract';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import { DAY_S, newSaver, type Saver } from './saver';

let saver: Saver;
beforeEach(async () => {
  saver = await newSaver();
});

const claimsIn = ({ data }: { data: unknown }): Claim[] => claimRewards.data.parse(data) as Claim[];
const paidIn = (claims: readonly Claim[]) => claims.reduce((sum, { amount }) => sum + parseUnits(amount), 0n);

describe('leaving early', () => {
  it.each([
    [0, '0'],
    [29, '0'],
    [30, '0.131506849315068493'],
    [89, '0.390136986301369863'],
  ])('on day %i pays %s, and all shares', async (day, least) => {
    const { _id } = await saver.active();
    await saver.travel(day * DAY_S);
    const { exit } = await saver.currentStake(_id);
    expect(exit).toMatchObject({ day, forfeitRewards: day < 30, feePct: day < 30 ? '100' : '50' });
    const answer = await saver.claim({ stakeId: _id, exit: true, exitReward: exit?.reward });
    const [paid] = claimsIn(answer);
    const reward = parseUnits(paid?.amount ?? '0');
    expect(reward).toBeGreaterThanOrEqual(parseUnits(exit?.reward ?? ''));
    // Interest accrues by the millisecond, so the reward is slightly more than at the start of the day.
    expect(reward - parseUnits(least)).toBeLessThan(parseUnits('0.00001'));
    await saver.settle();
    expect(await saver.currentStake(_id)).toMatchObject({
      status: 'EXITED_EARLY',
      claimable: '0',
      claimed: units(reward),
    });
    expect(await saver.shares()).toBe(parseUnits('800') + reward);
    expect(await saver.inVault()).toBe(0n);
  });

  it('needs the figure that the investor saw, and pays no less', async () => {
    const { _id } = await saver.active();
    await saver.travel(60 * DAY_S);
    const { exit } = await saver.currentStake(_id);
    expect(await saver.claim({ stakeId: _id, exit: true })).toMatchObject({
      status: 400,
      data: { errors: { exitReward: expect.any(String) } },
    });
    const more = units(parseUnits(exit?.reward ?? '0') + parseUnits('0.1'));
    expect(await saver.claim({ stakeId: _id, exit: true, exitReward: more })).toMatchObject({
      status: 409,
      data: { reason: 'EXIT_PRICE', stakeId: _id, exit: { day: 60, feePct: '50' } },
    });
    expect((await saver.currentStake(_id)).status).toBe('ACTIVE');
    expect((await saver.claim({ stakeId: _id, exit: true, exitReward: exit?.reward })).status).toBe(200);
  });

  it('costs more after a claim of the rewards that it forfeits, and must then be confirmed again', async () => {
    const { _id } = await saver.active();
    await saver.travel(60 * DAY_S);
    const [claimed] = claimsIn(await saver.claim({ stakeId: _id }));
    await saver.settle();
    const { exit, accrued } = await saver.currentStake(_id);
    const cost = parseUnits(accrued) / 2n;
    expect(parseUnits(exit?.cost ?? '0') - cost).toBeLessThanOrEqual(1n);
    expect(exit).toMatchObject({ reward: '0', feePct: '50' });
    const back = parseUnits('100') - (parseUnits(claimed?.amount ?? '0') - (parseUnits(accrued) - cost));
    const shares = parseUnits(exit?.shares ?? '0');
    expect(back - shares).toBeLessThanOrEqual(1n);
    expect(await saver.claim({ stakeId: _id, exit: true, exitReward: '0' })).toMatchObject({
      status: 400,
      data: { errors: { exitShares: expect.any(String) } },
    });
    const more = units(shares + parseUnits('0.01'));
    expect(await saver.claim({ stakeId: _id, exit: true, exitReward: '0', exitShares: more })).toMatchObject({
      status: 409,
      data: { reason: 'EXIT_PRICE', exit: { reward: '0', feePct: '50' } },
    });
    expect((await saver.currentStake(_id)).status).toBe('ACTIVE');
    await saver.claim({ stakeId: _id, exit: true, exitReward: '0', exitShares: exit?.shares ?? undefined });
    await saver.settle();
    const had = await saver.shares();
    expect(had - parseUnits('700') - paidIn(claimed ? [claimed] : [])).toBeGreaterThanOrEqual(shares);
    expect(await saver.currentStake(_id)).toMatchObject({
      status: 'EXITED_EARLY',
      claimed: units(had - parseUnits('800')),
    });
    const { docs } = await saver.member().get(getTransactions, { type: 'REWARD' });
    expect(docs.map(({ direction }) => direction)).toEqual(['OUT', 'IN']);
    expect(await saver.member().get(dashboard, {})).toMatchObject({ totalShares: units(had), staked: '0' });
  });

  it('reports the returned shares, and no rewards when there are none', async () => {
    const { _id } = await saver.active();
    await saver.claim({ stakeId: _id, exit: true, exitReward: '0', exitShares: '99' });
    await saver.settle();
    const titles = (await saver.member().get(listNotifications, {})).docs.map(({ title }) => title);
    expect(titles).toContain('Your staked shares are back');
    expect(titles).not.toContain('Your rewards were paid');
  });

  it('is not calculated for an earlier day than was shown when the clock is set back', async () => {
    const { _id } = await saver.active();
    await saver.travel(30 * DAY_S);
    const { exit } = await saver.currentStake(_id);
    expect(exit).toMatchObject({ day: 30, feePct: '50' });
    saver.service.clock.advance(-2 * DAY_S);
    expect((await saver.currentStake(_id)).exit).toMatchObject({ day: 30, feePct: '50', until: exit?.until });
    expect((await saver.claim({ stakeId: _id, exit: true, exitReward: exit?.reward })).status).toBe(200);
  });

  it('needs no confirmed figure once the term is over', async () => {
    const { _id } = await saver.active();
    await saver.travel(90 * DAY_S);
    expect((await saver.currentStake(_id)).exit ?? undefined).toBeUndefined();
    const [paid] = claimsIn(await saver.claim({ stakeId: _id, exit: true }));
    expect(paid?.amount).toBe('0.789041095890410958');
    await saver.settle();
    expect((await saver.currentStake(_id)).status).toBe('CLOSED');
  });

  it('happens once when it is requested twice at the same time', async () => {
    const { _id } = await saver.active();
    await saver.travel(10 * DAY_S);
    const answers = await Promise.all([1, 2].map(() => saver.claim({ stakeId: _id, exit: true, exitReward: '0' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await saver.settle();
    expect(units(await saver.shares())).toBe('800');
  });

  it('is done for one stake at a time', async () => {
    await saver.active();
    expect(await saver.claim({ stakeId: 'ALL', exit: true, exitReward: '0' })).toMatchObject({
      status: 400,
      data: { errors: { exit: expect.any(String) } },
    });
  });
});
