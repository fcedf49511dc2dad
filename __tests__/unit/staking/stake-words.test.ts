import type { Plan, Stake } from '@/api/contract';
import { termWords } from '@/domain/term-words';
import { exitWords, stakeState, termPassed } from '@/features/staking/model/stake-words';

const DAY = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');

const stake: Stake = {
  _id: 's',
  planId: 'p',
  amount: '10',
  apr: '5',
  startAt: new Date(START).toISOString(),
  unlockAt: new Date(START + 100 * DAY).toISOString(),
  accrued: '0',
  claimable: '0',
  claimed: '0',
  status: 'ACTIVE',
};

test.each([
  [-1, 0],
  [0, 0],
  [25, 25],
  [100, 100],
  [400, 100],
])('on day %p of a hundred, %p per cent have passed', (day, percent) => {
  expect(termPassed(stake, START + day * DAY)).toBe(percent);
});

test('a term without length has passed', () => {
  expect(termPassed({ ...stake, unlockAt: stake.startAt }, START)).toBe(100);
});

test('leaving early is told period by period, as a part of the rewards', () => {
  const earlyExit: Plan['earlyExit'] = [
    { fromDay: 0, toDay: 29, feePct: '100', forfeitRewards: true },
    { fromDay: 30, toDay: 89, feePct: '50', forfeitRewards: false },
  ];
  expect(exitWords({ earlyExit } as Plan)).toEqual([
    'Day 0 to 29: all rewards are lost.',
    'Day 30 to 89: 50 % of the rewards is kept back.',
  ]);
});

test('a term and a state in words', () => {
  expect([termWords(1), termWords(90)]).toEqual(['1 day', '90 days']);
  expect(stakeState({ ...stake, status: 'SOMETHING_NEW' }).label).toBe('SOMETHING_NEW');
});
