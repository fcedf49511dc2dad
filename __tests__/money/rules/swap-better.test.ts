import { isMuchBetter } from '@/domain/swap/much-better';

const reviewed = { paid: 10_000n, got: 10_000n };

it.each<[string, boolean, { paid: bigint; got: bigint }, bigint]>([
  ['the same', false, reviewed, 50n],
  ['a worse result', false, { paid: 10_000n, got: 9_000n }, 50n],
  ['a larger result within the slippage', false, { paid: 10_000n, got: 10_050n }, 50n],
  ['a larger result beyond the slippage', true, { paid: 10_000n, got: 10_051n }, 50n],
  ['a smaller payment within the slippage', false, { paid: 9_951n, got: 10_000n }, 50n],
  ['a smaller payment beyond the slippage', true, { paid: 9_950n, got: 10_000n }, 50n],
  ['a slightly larger result without slippage', false, { paid: 10_000n, got: 10_001n }, 0n],
  ['a much larger result without slippage', true, { paid: 10_000n, got: 10_051n }, 0n],
  ['a larger result within a large slippage', false, { paid: 10_000n, got: 10_400n }, 500n],
])('a quote with %s is much better than the reviewed one: %s', (_what, isSo, now, slippage) => {
  expect(isMuchBetter(now, reviewed, slippage)).toBe(isSo);
});
