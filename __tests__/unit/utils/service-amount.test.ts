import { amountOf, sumOf, parseServiceAmount } from '@/utils/service-amount';

const ONE = 10n ** 18n;

test.each([
  ['40', 40n * ONE],
  ['-40.5', (-81n * ONE) / 2n],
  ['40.0000000000000000019', 40n * ONE + 1n],
  ['-0.0000000000000000019', -1n],
  ['0', 0n],
])('the amount %s is read to the last unit, and further digits are cut', (amount, units) => {
  expect(parseServiceAmount(amount)).toBe(units);
});

test.each(['', '-', '--1', '1e3', '1,5', '1.', 'NaN', '9'.repeat(79), null, undefined])(
  '%p is not a valid amount',
  (amount) => {
    expect(parseServiceAmount(amount)).toBeNull();
  },
);

test('a sum is exact, and omits invalid amounts', () => {
  expect(sumOf(['0.1', '0.2', '-0.05', 'none'])).toBe('0.25');
  expect(amountOf(-1n)).toBe('-0.000000000000000001');
});
