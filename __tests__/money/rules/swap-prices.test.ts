import fc from 'fast-check';
import { amountOut } from '@/domain/swap/constant-product';
import { impactBpsOf, liquidityFeeOf } from '@/domain/swap/costs';
import { deviationBps, inverted, midPriceOf, ownPriceOf, priceFrom, priceText } from '@/domain/swap/price';
import { quoteOf, type Exchange } from '@/domain/swap/quote';
import { EXCHANGE, ONE, exchanges, quoteFor, requests } from '../../support/swap/quote-requests';

const MILLION = 10n ** 6n;
const OF_18 = { pay: 18, get: 18 };
const pool = (into: bigint, out: bigint, feeBps: bigint): Exchange => ({
  feeBps,
  pools: [{ tokens: ['FNX', 'USDT'], reserves: [into, out] }],
});

test.each([
  // Without a fee, a payment of 1/1000 of the pool moves the price by 1/1001.
  ['a thousandth of the pool', 1_000n * ONE, 0n, 10n],
  ['a little less than a ninth of the pool', 111_111n * ONE, 0n, 1_000n],
  ['as much as the pool holds', 1_000_000n * ONE, 0n, 5_000n],
  ['a thousandth of the pool, without its fee', 1_000n * ONE, 100n, 10n],
  ['a tiny payment that only loses by rounding', 1_000n, 0n, 10n],
])('the price impact of %s is rounded up', (_what, amount, feeBps, bps) => {
  expect(impactBpsOf(quoteFor({ amount }, pool(1_000_000n * ONE, 1_000_000n * ONE, feeBps)))).toBe(bps);
});

test('a price impact of exactly one percent is one percent, and the next larger one is above it', () => {
  const level = pool(99n * ONE, 99n * ONE, 0n);
  expect(impactBpsOf(quoteFor({ amount: ONE }, level))).toBe(100n);
  expect(impactBpsOf(quoteFor({ amount: ONE + MILLION }, level))).toBe(101n);
});

test('the rounding of dust counts as price impact, since the investor loses it', () => {
  // Two units are worth two units, but only one comes out.
  expect(impactBpsOf(quoteFor({ amount: 2n }, pool(1_000n, 1_000n, 0n)))).toBe(5_000n);
});

test('the impacts and fees of two pools add up', () => {
  const twice: Exchange = { ...EXCHANGE, pools: EXCHANGE.pools.slice(1) };
  const quote = quoteFor({ amount: 1_000n * ONE }, twice);
  const [first, second] = [
    quoteFor({ get: 'WBNB', amount: 1_000n * ONE }),
    quoteFor({ pay: 'WBNB', amount: 19n * ONE }),
  ];
  const sum = impactBpsOf(first) + impactBpsOf(second);
  expect([sum - 2n, sum - 1n, sum, sum + 1n]).toContain(impactBpsOf(quote));
  // 1000 × (1 − 0.997²) = 5.991
  expect(liquidityFeeOf(quote)).toBe(5_991n * 10n ** 15n);
});

test('the pool’s fee is in the token that is paid, rounded up', () => {
  expect(liquidityFeeOf(quoteFor({ amount: 1_000n * ONE }))).toBe(3n * ONE);
  expect(liquidityFeeOf(quoteFor({ amount: 1_001n }, pool(ONE, ONE, 25n)))).toBe(3n);
  expect(liquidityFeeOf(quoteFor({ amount: 1_000n }, pool(ONE, ONE, 0n)))).toBe(0n);
});

test('wrapping has no price impact, no fee and a price of one', () => {
  const quote = quoteFor({ pay: 'BNB', get: 'WBNB' });
  expect([impactBpsOf(quote), liquidityFeeOf(quote), priceText(midPriceOf(quote, OF_18))]).toEqual([0n, 0n, '1']);
});

test('the mid price is the price of the pools, whatever the decimals', () => {
  expect(priceText(midPriceOf(quoteFor({}), OF_18))).toBe('12.48');
  const six = pool(400_000n * ONE, 4_992_000n * MILLION, 30n);
  expect(priceText(midPriceOf(quoteFor({ amount: ONE }, six), { pay: 18, get: 6 }))).toBe('12.48');
  const back = quoteFor({ pay: 'USDT', get: 'FNX', amount: MILLION }, six);
  expect(priceText(inverted(midPriceOf(back, { pay: 6, get: 18 })))).toBe('12.48');
  expect(priceText(midPriceOf(quoteFor({}, { ...EXCHANGE, pools: EXCHANGE.pools.slice(1) }), OF_18))).toBe('12.48');
});

test('the swap’s own price includes fee and impact', () => {
  const quote = quoteFor({ amount: 1_000n * ONE });
  expect(quote.got).toBe(amountOut(1_000n * ONE, { in: 400_000n * ONE, out: 4_992_000n * ONE }, 30n));
  expect(priceText(ownPriceOf(quote, OF_18))).toMatch(/^12\.4116240271/);
});

const price = (text: string) => priceFrom(text)!;

test.each([
  ['12.48', '12.48', 0n],
  ['12.7296', '12.48', 200n],
  ['12.729600000000000001', '12.48', 201n],
  ['12.2304', '12.48', 200n],
  ['12.230399999999999999', '12.48', 201n],
  ['13.728', '12.48', 1_000n],
  ['24.96', '12.48', 10_000n],
  ['0.000000000000000001', '12.48', 10_000n],
])('the price %s differs from the reference price %s by %s ten-thousandths, rounded up', (one, reference, bps) => {
  expect(deviationBps(price(one), price(reference))).toBe(bps);
});

test('a price with more decimals than a token is truncated to the token’s decimals and then compared', () => {
  expect(price('12.4800000000000000009')).toEqual(price('12.48'));
});

test.each(['', '0', '0.0', '-1', '1e3', '1,5', 'NaN'])('the text %j is not accepted as a price', (text) => {
  expect(priceFrom(text)).toBeNull();
});

test('an impact is at most 100 %, a fee at most the payment, and the swap’s price below the mid price, whatever is swapped', () => {
  fc.assert(
    fc.property(requests, exchanges, (request, exchange) => {
      const answer = quoteOf(request, exchange);
      if (answer.type === 'refused') return;
      const { quote } = answer;
      const [impact, fee] = [impactBpsOf(quote), liquidityFeeOf(quote)];
      expect([impact >= 0n, impact <= 10_000n, fee >= 0n, fee <= quote.paid]).toEqual([true, true, true, true]);
      const [own, mid] = [ownPriceOf(quote, OF_18), midPriceOf(quote, OF_18)];
      expect(own.over * mid.under <= mid.over * own.under).toBe(true);
    }),
    { numRuns: 500 },
  );
});
