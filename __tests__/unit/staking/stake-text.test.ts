import type { Plan, Stake } from '@/api/contract';
import { termText } from '@/utils/dates';
import {
  accruedParts,
  daysText,
  exitText,
  rewardADay,
  stakeState,
  termPassed,
} from '@/features/staking/model/stake-text';

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
])('the progress on day %p of a hundred is %p per cent', (day, percent) => {
  expect(termPassed(stake, START + day * DAY)).toBe(percent);
});

test('a term of zero length is over', () => {
  expect(termPassed({ ...stake, unlockAt: stake.startAt }, START)).toBe(100);
});

test('the exit rule is described period by period, as a part of the rewards', () => {
  const earlyExit: Plan['earlyExit'] = [
    { fromDay: 0, toDay: 29, feePct: '100', forfeitRewards: true },
    { fromDay: 30, toDay: 89, feePct: '50', forfeitRewards: false },
  ];
  expect(exitText({ earlyExit } as Plan)).toEqual([
    'Day 0 to 29: all rewards are lost.',
    'Day 30 to 89: 50% of the rewards is withheld.',
  ]);
});

test('a term and a state have a text', () => {
  expect([termText(1), termText(90)]).toEqual(['1 day', '90 days']);
  expect(stakeState({ ...stake, status: 'SOMETHING_NEW' }).label).toBe('SOMETHING_NEW');
});

test.each([
  [0, '0 of 31 days passed'],
  [DAY - 1, '0 of 31 days passed'],
  [10 * DAY, '10 of 31 days passed'],
  [400 * DAY, '31 of 31 days passed'],
  [-DAY, '0 of 31 days passed'],
])('the time %i ms has the text %s', (passed, words) => {
  const term = { startAt: '2026-01-01T00:00:00Z', unlockAt: '2026-02-01T00:00:00Z' };
  expect(daysText(term, START + passed)).toBe(words);
});

test('the daily gain is shown only for an earning stake', () => {
  expect(rewardADay({ amount: '36500', apr: '5', status: 'ACTIVE' })).toBe('5');
  expect(rewardADay({ amount: '36500', apr: '5', status: 'MATURED' })).toBeNull();
});

test.each([
  ['2.4263184999', '2.4263', '184'],
  ['0', '0.0000', '000'],
  ['1234.5', '1,234.5000', '000'],
])('the amount %s is shown as %s and, in a softer colour, %s, and never rounded up', (accrued, steady, changing) => {
  expect(accruedParts(accrued)).toEqual([steady, changing]);
});

test('digits of two code units are never split', () => {
  const [steady, changing] = accruedParts('1.2345678', 'en-u-nu-adlm');
  const digits = (text: string) => [...text].map((digit) => (digit.codePointAt(0) ?? 0) - 0x1e950);
  expect(digits(changing)).toEqual([6, 7, 8]);
  expect(digits(steady).filter((digit) => digit >= 0)).toEqual([1, 2, 3, 4, 5]);
});
