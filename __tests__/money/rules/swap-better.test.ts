import { isMuchBetter } from '@/domain/swap/much-better';

const reviewed = { paid: 10_000n, got: 10_000n };

it.each<[string, { paid: bigint; got: bigint }, bigint, boolean]>([
  ['the same', reviewed, 50n, false],
  ['a worse result', { paid: 10_000n, got: 9_000n }, 50n, false],
  ['a larger result within the slippage', { paid: 10_000n, got: 10_050n }, 50n, false],
  ['a larger result beyond the slippage', { paid: 10_000n, got: 10_051n }, 50n, true],
  ['a smaller payment within the slippage', { paid: 9_951n, got: 10_000n }, 50n, false],
  ['a smaller payment beyond the slippage', { paid: 9_950n, got: 10_000n }, 50n, true],
  ['a slightly larger result without slippage', { paid: 10_000n, got: 10_001n }, 0n, false],
  ['a much larger result without slippage', { paid: 10_000n, got: 10_051n }, 0n, true],
  ['a larger result within a large slippage', { paid: 10_000n, got: 10_400n }, 500n, false],
])('a quote with %s is compared with the reviewed one', (_what, now, slippage, isSo) => {
  expect(isMuchBetter(now, reviewed, slippage)).toBe(isSo);
});
