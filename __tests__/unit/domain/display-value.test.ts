import { isOldRate, valueAt } from '@/domain/display-value';

test.each([
  ['100', '0.9', '90'],
  ['-12.5', '0.8', '-10'],
  ['0', '0.8', '0'],
  ['0.000000000000000001', '0.5', '0'],
  ['123456789012345678901234567890', '2', '246913578024691357802469135780'],
  ['1', '0.917431192660550458', '0.917431192660550458'],
])('an amount of %s at a rate of %s is worth %s, to the last digit', (amount, rate, value) =>
  expect(valueAt(amount, { rate })).toBe(value),
);

test.each(['0', '-1', '0.0'])('a rate of %s is invalid', (rate) => expect(valueAt('5', { rate })).toBeNull());

test('a rate is used until five minutes after its expiry at the service', () => {
  const rate = { validUntil: '2026-01-01T00:00:00Z' };
  expect(isOldRate(rate, Date.parse('2026-01-01T00:05:00Z'))).toBe(false);
  expect(isOldRate(rate, Date.parse('2026-01-01T00:05:01Z'))).toBe(true);
});
