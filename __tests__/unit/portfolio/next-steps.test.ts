import type { Stake } from '@/api/contract';
import { headingText } from '@/features/portfolio/model/newcomer-text';
import { firstSteps, nextSteps, type NextStepFacts } from '@/features/portfolio/model/next-steps';

const NEW = {
  user: { kycStatus: 'NOT_APPLIED', walletAddress: null, twoFactorEnabled: false },
  holding: { totalShares: '0', staked: '0', openOrders: [] },
  staking: { positions: [], minClaim: '1' },
} satisfies NextStepFacts;
const DONE = {
  ...NEW,
  user: { kycStatus: 'APPROVED', walletAddress: `0x${'a'.repeat(40)}` as const, twoFactorEnabled: true },
  holding: { totalShares: '800', staked: '0', openOrders: [] },
} satisfies NextStepFacts;
const ORDER = {} as NonNullable<NextStepFacts['holding']>['openOrders'][number];

const stake = (claimable: string, status = 'ACTIVE'): Stake => ({
  _id: 's',
  planId: 'p',
  amount: '100',
  apr: '5',
  startAt: '2026-01-01T00:00:00Z',
  unlockAt: '2027-01-01T00:00:00Z',
  accrued: claimable,
  claimable,
  claimed: '0',
  status,
  reason: null,
});
const staking = (...positions: Stake[]) => ({ positions, minClaim: '1' });
const keys = (known: NextStepFacts) => nextSteps(known).map(({ key }) => key);

describe('the next steps', () => {
  it('are in the order in which they depend on each other, and at most three', () => {
    expect(keys(NEW)).toEqual(['identity', 'wallet', 'purchase']);
    expect(keys({ ...NEW, user: { ...NEW.user, kycStatus: 'APPROVED' } })).toEqual([
      'wallet',
      'purchase',
      'two-factor',
    ]);
    const held = { ...DONE, user: { ...DONE.user, twoFactorEnabled: false }, staking: staking(stake('2')) };
    expect(keys(held)).toEqual(['two-factor', 'claim']);
  });

  it('are empty when everything is done', () => {
    expect(nextSteps(DONE)).toEqual([]);
  });

  it('suggest nothing while figures are unknown', () => {
    expect(nextSteps({ user: undefined, holding: undefined, staking: undefined })).toEqual([]);
    expect(keys({ ...DONE, user: { ...DONE.user, twoFactorEnabled: null } })).toEqual([]);
  });

  it('omit the first purchase while an order is open', () => {
    expect(keys({ ...NEW, holding: { ...NEW.holding, openOrders: [ORDER] } })).toEqual([
      'identity',
      'wallet',
      'two-factor',
    ]);
  });

  it('offer a claim only of what the service pays out now', () => {
    expect(keys({ ...DONE, staking: staking(stake('0.9')) })).toEqual([]);
    expect(nextSteps({ ...DONE, staking: staking(stake('0.9'), stake('1.2263'), stake('1.2')) })[0]?.title).toBe(
      'Claim 2.4263 FNX',
    );
    expect(nextSteps({ ...DONE, staking: staking(stake('0', 'MATURED')) })[0]).toMatchObject({
      title: 'Claim your staked shares',
      text: 'A stake has ended. You get its shares and rewards together.',
    });
  });

  it.each([
    ['PENDING', 'View'],
    ['RETRY', 'Continue'],
    ['REJECTED', 'View'],
    ['an unknown status', 'View'],
  ])('lead to the identity check that is %s', (kycStatus, action) => {
    const [step] = nextSteps({ ...DONE, user: { ...DONE.user, kycStatus } });
    expect(step).toMatchObject({ key: 'identity', action, href: '/kyc' });
  });
});

describe('the steps to the first share', () => {
  it('have one current step, with the finished ones before and the others after it', () => {
    const states = (known: Parameters<typeof firstSteps>[0]) => firstSteps(known).map(({ state }) => state);
    expect(states(NEW)).toEqual(['now', 'ahead', 'ahead']);
    expect(states({ ...NEW, user: { ...NEW.user, kycStatus: 'APPROVED' } })).toEqual(['done', 'now', 'ahead']);
    expect(states({ ...NEW, user: DONE.user })).toEqual(['done', 'done', 'now']);
  });

  it('show the purchase as the current step until an order is open, even while the holdings are loading', () => {
    const verified = { ...NEW, user: DONE.user };
    expect(firstSteps({ ...verified, holding: undefined }).at(-1)?.state).toBe('now');
    expect(firstSteps({ ...verified, holding: { ...NEW.holding, openOrders: [ORDER] } }).at(-1)).toMatchObject({
      state: 'done',
      text: 'Your order is open.',
    });
  });

  it('are counted in their heading', () => {
    const nell = { firstName: 'Nell', hadShares: false };
    expect(headingText({ ...nell, open: 3 })).toBe('Welcome, Nell. Three steps to your first share');
    expect(headingText({ ...nell, open: 1 })).toBe('Welcome, Nell. One step to your first share');
    expect(headingText({ ...nell, firstName: '', open: 2 })).toBe('Welcome. Two steps to your first share');
    expect(headingText({ ...nell, open: 0 })).toBe('Welcome, Nell.');
    expect(headingText({ ...nell, open: 1, hadShares: true })).toBe('You hold no shares right now');
  });
});
