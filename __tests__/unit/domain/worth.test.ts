import { worthAt } from '@/domain/amounts';

test.each([
  ['100', '12.48', '1248'],
  ['0.333333333333333333', '12.5', '4.16'],
  ['123456789.000000000000000001', '12.48', '1540740726.72'],
  ['0', '12.48', null],
  ['', '12.48', null],
  ['1', '0', null],
  ['1', 'unknown', null],
])('%s shares at %s are worth %s, truncated to cents', (amount, price, worth) => {
  expect(worthAt(amount, price)).toBe(worth);
});
