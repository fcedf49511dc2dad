import type { Plan } from '@/api/contract';
import { rewardLines } from '@/parts/reward-projection/reward-lines';

const plan: Plan = {
  _id: 'p',
  name: 'Quarter',
  termDays: 90,
  apr: '3.2',
  min: '10',
  earlyExit: [
    { fromDay: 0, toDay: 29, feePct: '100', forfeitRewards: true },
    { fromDay: 30, toDay: 89, feePct: '12.5', forfeitRewards: false },
  ],
  active: true,
};

const projected = {
  reward: '9',
  total: '109',
  apr: '3.2',
  apy: '3.3',
  unlockAt: '2026-04-01T10:00:00Z',
  series: [
    { day: 0, total: '100' },
    { day: 29, total: '102.9' },
    { day: 30, total: '103' },
    { day: 90, total: '109' },
  ],
};

const DAY = 86_400_000;
const START = Date.parse(projected.unlockAt) - plan.termDays * DAY;

const linesOf = (answer: Parameters<typeof rewardLines>[1] = projected, terms: Plan = plan) => {
  const lines = rewardLines(terms, answer);
  if (!lines) throw new Error('An amount could not be read');
  return lines;
};

test('the reward is drawn day by day until it is unlocked, with the line for leaving early as the bad case', () => {
  const { stay, leave } = linesOf();
  expect(stay.points.map(({ text }) => text)).toEqual(['0.00 FNX', '2.90 FNX', '3.00 FNX', '9.00 FNX']);
  expect(new Date(stay.points.at(-1)!.at).toISOString()).toBe('2026-04-01T10:00:00.000Z');
  expect(leave.points.map(({ text }) => text)).toEqual(['0.00 FNX', '0.00 FNX', '0.00 FNX', '2.625 FNX', '7.875 FNX']);
  const [, , before, after] = leave.points;
  expect(after!.at - before!.at).toBe(1);
});

test('the exit rule changes on its day, even when the series has no point on that day', () => {
  const { stay, leave } = linesOf({
    ...projected,
    series: [
      { day: 0, total: '100' },
      { day: 26, total: '102.6' },
      { day: 39, total: '103.9' },
      { day: 90, total: '109' },
    ],
  });
  const on30 = START + 30 * DAY;
  expect(stay.points.find(({ at }) => at === on30)?.text).toBe('3.00 FNX');
  expect(leave.points.find(({ at }) => at === on30 - 1)?.text).toBe('0.00 FNX');
  expect(leave.points.find(({ at }) => at === on30)?.text).toBe('2.625 FNX');
});

test('the line for leaving early ends just before the end of the term', () => {
  const { leave } = linesOf();
  expect(leave.points.at(-1)?.at).toBe(START + 90 * DAY - 1);
});

test('a series that ends before its term, in any order, is drawn to the end of the term', () => {
  const { stay } = linesOf({ ...projected, series: projected.series.slice(0, 3).toReversed() });
  expect(stay.points.map(({ text }) => text)).toEqual(['0.00 FNX', '2.90 FNX', '3.00 FNX', '9.00 FNX']);
});

test('an empty series is not drawn', () => {
  const { stay, leave } = linesOf({ ...projected, series: [] });
  expect([stay.points, leave.points]).toEqual([[], []]);
});

test.each([
  ['the reward', { ...projected, reward: '-9' }, plan],
  ['the total', { ...projected, total: '109.0000000000000000001' }, plan],
  ['a day', { ...projected, series: [...projected.series, { day: 40, total: '-104' }] }, plan],
  ['a fee', projected, { ...plan, earlyExit: [{ fromDay: 0, toDay: 89, feePct: '-5', forfeitRewards: false }] }],
])('an unreadable %s produces no lines, instead of lines at zero', (_what, answer, terms) => {
  expect(rewardLines(terms, answer)).toBeNull();
});
