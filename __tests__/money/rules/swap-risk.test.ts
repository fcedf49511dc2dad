import { comparedWith, isComparable } from '@/domain/swap/reference';
import { isRiskier, riskOf } from '@/domain/swap/risk';

const ONE = 10n ** 18n;
const quote = {
  type: 'swap',
  exact: 'pay',
  paid: ONE,
  got: 12n * ONE,
  route: ['FNX', 'USDT'],
  depths: [],
  feeBps: 25n,
} as const;
const quoted = { quote, decimals: { pay: 18, get: 18 } };
const SELL = { pay: 'FNX', get: 'USDT' } as const;
const BUY = { pay: 'USDT', get: 'FNX' } as const;

it.each([
  [0n, null, 'none'],
  [499n, 1_000n, 'none'],
  [500n, null, 'anyway'],
  [500n, 1_001n, 'typed'],
  [0n, 1_001n, 'typed'],
  [1_000n, null, 'typed'],
  [1_501n, null, 'refused'],
  [1_501n, 1_001n, 'refused'],
] as const)('an impact of %p with a price difference of %p requires: %s', (impact, distance, risk) => {
  expect(riskOf(impact, distance)).toBe(risk);
});

it('the risk has increased only if it needs a stronger confirmation than the reviewed risk', () => {
  expect([isRiskier('typed', 'none'), isRiskier('anyway', 'none'), isRiskier('refused', 'typed')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isRiskier('none', 'none'), isRiskier('none', 'typed'), isRiskier('typed', 'typed')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('only a swap of shares against dollars is compared with the bank’s price', () => {
  expect(comparedWith({ price: '12', currency: 'USD' }, quoted, SELL)).toMatchObject({ bps: 0n, isAbove: false });
  expect(comparedWith({ price: '6', currency: 'USD' }, quoted, SELL)).toMatchObject({ bps: 10_000n, isAbove: true });
  expect(comparedWith({ price: '12', currency: 'EUR' }, quoted, SELL)).toBeNull();
  expect(comparedWith({ price: '0', currency: 'USD' }, quoted, SELL)).toBeNull();
  expect(comparedWith({ price: '12', currency: 'USD' }, quoted, { pay: 'FNX', get: 'BNB' })).toBeNull();
  expect(comparedWith({ price: '0.1', currency: 'USD' }, quoted, BUY)).toMatchObject({ isAbove: false });
  expect([SELL, BUY, { pay: 'USDT', get: 'BNB' } as const].map(isComparable)).toEqual([true, true, false]);
});
