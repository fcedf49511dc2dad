import fc from 'fast-check';
import { readAmountToStake } from '@/features/staking/model/amount-to-stake';
import { LAST_STEP, amountAt, amountOnSlider, endsOf, rangeToStake } from '@/features/staking/model/stake-slider';
import { fromBaseUnits } from '@/utils/money';

const ONE = 10n ** 18n;
const PLAN = { min: '10', max: '20000', capacity: '400' };
const held = (units: bigint) => ({ units, decimals: 18 });
const RANGE = { min: 10n * ONE, max: 400n * ONE };

test.each([
  ['from the minimum to the plan’s maximum', 500n * ONE, RANGE],
  ['limited to the wallet’s balance', 40n * ONE, { min: 10n * ONE, max: 40n * ONE }],
  ['empty when the balance is at most the minimum', 10n * ONE, null],
  ['empty when a step would be less than a unit', 10n * ONE + 199n, null],
  ['empty without shares', 0n, null],
])('the range of the slider is %s', (_what, units, range) => {
  expect(rangeToStake(PLAN, held(units))).toEqual(range);
});

test.each([
  [0, '10'],
  [1, '13'],
  [50, '205'],
  [99, '396'],
  [100, '400'],
])('the step %i writes %s', (at, amount) => {
  expect(amountAt(RANGE, at)).toBe(amount);
});

test.each([
  ['', 0, 'No amount yet, up to 400 FNX'],
  ['.', 0, 'No amount yet, up to 400 FNX'],
  ['5', 0, '5 FNX of 400'],
  ['120', 28, '120 FNX of 400'],
  ['120.55', 28, '120.55 FNX of 400'],
  ['400', 100, '400 FNX of 400'],
  ['1000', 100, '1,000 FNX of 400'],
])('a typed amount of "%s" moves the slider to step %i, which is announced as "%s"', (typed, at, words) => {
  expect(amountOnSlider(RANGE, typed)).toEqual({ at, valueText: words });
});

test('both ends of the slider have a label', () => expect(endsOf(RANGE)).toEqual(['10 FNX', '400 FNX']));

const amounts = fc.bigInt({ min: 1n, max: 10n ** 27n });

test('each step can be staked and maps back to itself, and the last step is the maximum, whatever the plan and the wallet', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (min, room, units) => {
      const plan = { min: fromBaseUnits(min, 18), max: null, capacity: fromBaseUnits(room, 18) };
      const range = rangeToStake(plan, held(units));
      if (!range) return;
      for (let at = 0; at <= LAST_STEP; at += 1) {
        const amount = amountAt(range, at);
        expect(readAmountToStake(amount, plan, held(units))).toEqual({ amount: expect.any(String) });
        expect(amountOnSlider(range, amount).at).toBe(at);
      }
      expect(amountAt(range, LAST_STEP)).toBe(fromBaseUnits(units < room ? units : room, 18));
    }),
    { numRuns: 50 },
  );
});

test('dust at the ends of the slider is exact', () => {
  const range = { min: 1n, max: 201n };
  expect([0, 1, 99, 100].map((at) => amountAt(range, at))).toEqual(
    [1n, 3n, 199n, 201n].map((units) => fromBaseUnits(units, 18)),
  );
});
