import fc from 'fast-check';
import { amountIn, amountOut } from '@/domain/swap/constant-product';
import { ONE, sizes } from '../../support/swap/quote-requests';

const depth = (into: bigint, out: bigint) => ({ in: into, out });
const MILLION = 10n ** 6n;
const EVEN = depth(1_000n, 1_000n);
const SHARES_FOR_SIX_DECIMALS = depth(400_000n * ONE, 4_992_000n * MILLION);

test.each([
  [0n, 100n, EVEN, 90n],
  [25n, 100n, EVEN, 90n],
  [30n, 2n, EVEN, 1n],
  [0n, ONE, depth(10n * ONE, 10n * ONE), 909_090_909_090_909_090n],
  [25n, ONE, depth(10n * ONE, 10n * ONE), 907_024_323_709_934_075n],
  [30n, ONE, depth(10n * ONE, 10n * ONE), 906_610_893_880_149_131n],
  [25n, 1_000n * ONE, SHARES_FOR_SIX_DECIMALS, 12_417_833_028n],
  [30n, 1_000n * ONE, SHARES_FOR_SIX_DECIMALS, 12_411_624_027n],
])('with a fee of %s, a payment of %s into %o brings %s, rounded down', (feeBps, paid, pool, brings) => {
  expect(amountOut(paid, pool, feeBps)).toBe(brings);
});

test.each([
  [0n, 90n, EVEN, 99n],
  [25n, 90n, EVEN, 100n],
  [25n, 999n, EVEN, 1_001_504n],
  [30n, 999n, EVEN, 1_002_007n],
  // An input of 1,000 would be enough, but the router always adds one.
  [0n, 500n, EVEN, 1_001n],
  [30n, ONE, depth(10n * ONE, 10n * ONE), 1_114_454_474_534_715_257n],
  [25n, MILLION, SHARES_FOR_SIX_DECIMALS, 80_329_043_789_003_997n],
])('with a fee of %s, receiving %s from %o costs %s, one more than rounded down', (feeBps, wanted, pool, costs) => {
  expect(amountIn(wanted, pool, feeBps)).toBe(costs);
});

const MAX = 2n ** 112n - 1n;

test.each([
  ['no-pool', 5n, depth(0n, 0n)],
  ['no-pool', 5n, depth(0n, 5n)],
  ['no-pool', 5n, depth(5n, 0n)],
  ['too-small', 0n, EVEN],
  ['too-small', -1n, EVEN],
  ['too-small', 1n, EVEN],
  // A hundred-millionth of a share is worth less than a millionth of a dollar.
  ['too-small', 10n ** 10n, SHARES_FOR_SIX_DECIMALS],
  ['more-than-pool', MAX - 999n, EVEN],
] as const)('a payment is refused as %s: %s into %o', (why, paid, pool) => {
  expect(amountOut(paid, pool, 30n)).toBe(why);
});

test.each([
  ['no-pool', 5n, depth(0n, 0n)],
  ['no-pool', 5n, depth(5n, 0n)],
  ['too-small', 0n, EVEN],
  ['too-small', -1n, EVEN],
  ['more-than-pool', 1_000n, EVEN],
  ['more-than-pool', 1_001n, EVEN],
  ['more-than-pool', MAX - 1n, depth(MAX, MAX)],
] as const)('an amount to receive is refused as %s: %s of %o', (why, wanted, pool) => {
  expect(amountIn(wanted, pool, 30n)).toBe(why);
});

test('a pool accepts the largest amount that it can store, and not one unit more', () => {
  expect(amountOut(MAX - 1_000n, EVEN, 30n)).toBe(999n);
  const full = depth(MAX - 1_002_007n, 1_000n);
  expect(amountIn(999n, { ...full, in: 1_000n }, 30n)).toBe(1_002_007n);
  expect(amountOut(1_002_007n, full, 30n)).toBe('too-small');
  expect(amountOut(1_002_008n, full, 30n)).toBe('more-than-pool');
});

const fees = fc.constantFrom(0n, 25n, 30n, 9_999n);

test('the quoted payment brings the requested amount, and is at most one unit larger than necessary', () => {
  fc.assert(
    fc.property(sizes, sizes, sizes, fees, (into, out, wanted, feeBps) => {
      const due = amountIn(wanted, depth(into, out), feeBps);
      if (typeof due !== 'bigint') return;
      const brings = amountOut(due, depth(into, out), feeBps);
      expect(typeof brings === 'bigint' && brings >= wanted).toBe(true);
      const lessBrings = amountOut(due - 2n, depth(into, out), feeBps);
      expect(typeof lessBrings === 'bigint' && lessBrings >= wanted).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('a pool never pays out its whole reserve, and never loses by a swap', () => {
  fc.assert(
    fc.property(sizes, sizes, sizes, fees, (into, out, paid, feeBps) => {
      const brings = amountOut(paid, depth(into, out), feeBps);
      if (typeof brings !== 'bigint') return;
      expect(brings < out).toBe(true);
      expect((into + paid) * (out - brings) >= into * out).toBe(true);
    }),
    { numRuns: 500 },
  );
});
