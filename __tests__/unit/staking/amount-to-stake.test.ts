import { maxToStake, portionsToStake, readAmountToStake } from '@/features/staking/model/amount-to-stake';

const ONE = 10n ** 18n;
const PLAN = { min: '10', max: '20000', capacity: '400' };
const held = (units: bigint) => ({ units, decimals: 18 });

test.each([
  ['10', '10'],
  ['10.', '10'],
  ['10.50', '10.5'],
  ['399.999999999999999999', '399.999999999999999999'],
])('the typed amount %s is read as %s', (typed, amount) => {
  expect(readAmountToStake(typed, PLAN, held(400n * ONE))).toEqual({ amount });
});

test.each([
  ['9.999999999999999999', PLAN, 'The minimum of this plan is 10.00 FNX.'],
  [
    '20000.000000000000000001',
    { min: '10', max: '20000', capacity: null },
    'The maximum of this plan is 20,000.00 FNX.',
  ],
  ['400.000000000000000001', PLAN, 'This plan has 400.00 FNX left.'],
  ['10', { ...PLAN, capacity: '0' }, 'This plan is full right now. Choose another one.'],
  ['0.0000000000000000001', PLAN, 'Enter an amount with up to 18 decimals, such as 10.5.'],
])('the typed amount %s is refused with its reason', (typed, plan, error) => {
  expect(readAmountToStake(typed, plan, undefined)).toEqual({ error });
});

test('an amount above the wallet’s balance is refused, and a balance that could not be read is no reason to refuse', () => {
  expect(readAmountToStake('12', PLAN, held(11n * ONE))).toEqual({ error: 'Your wallet holds 11.00 FNX.' });
  expect(readAmountToStake('12', PLAN, held(0n))).toEqual({ error: 'Your wallet holds no FNX.' });
  expect(readAmountToStake('12', PLAN, undefined)).toEqual({ amount: '12' });
});

test.each([
  [40n * ONE, '40'],
  [500n * ONE, '400'],
  [10n * ONE, '10'],
  [10n * ONE - 1n, null],
  [0n, null],
])('the maximum of %p units is %p', (units, most) => {
  expect(maxToStake(PLAN, held(units))).toBe(most);
});

test.each([
  ['whole parts', 40n * ONE, ['10', '20', '40']],
  ['parts of the plan’s maximum', 5_000n * ONE, ['100', '200', '400']],
  ['rounded, except for the whole', (664_102_437n * ONE) / 10_000_000n, ['16.6025', '33.2051', '66.4102437']],
  ['omitted below the minimum', 24n * ONE, [null, '12', '24']],
  ['omitted if nothing can be staked', 9n * ONE, []],
])('the portions are %s', (_, units, amounts) => {
  expect(portionsToStake(PLAN, held(units)).map(({ amount }) => amount)).toEqual(amounts);
});
