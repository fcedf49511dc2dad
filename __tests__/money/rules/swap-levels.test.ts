import { DEFAULT_SLIPPAGE_BPS, judgeDeviation, judgeImpact, judgeSlippage } from '@/domain/swap/levels';

test.each([
  [0n, 'quiet'],
  [99n, 'quiet'],
  [100n, 'normal'],
  [299n, 'normal'],
  [300n, 'amber'],
  [499n, 'amber'],
  [500n, 'red'],
  [999n, 'red'],
  [1_000n, 'typed'],
  [1_500n, 'typed'],
  [1_501n, 'refused'],
  [10_000n, 'refused'],
] as const)('a price impact of %s ten-thousandths is %s', (bps, level) => {
  expect(judgeImpact(bps)).toEqual({ level, bps });
});

test.each([
  [0n, 'quiet'],
  [200n, 'quiet'],
  [201n, 'amber'],
  [1_000n, 'amber'],
  [1_001n, 'typed'],
  [100_000n, 'typed'],
] as const)('a price that is %s ten-thousandths off the reference price is %s', (bps, level) => {
  expect(judgeDeviation(bps)).toEqual({ level, bps });
});

test.each([
  [-1n, 'refused'],
  [0n, 'may-fail'],
  [9n, 'may-fail'],
  [10n, 'quiet'],
  [500n, 'quiet'],
  [501n, 'amber'],
  [1_500n, 'amber'],
  [1_501n, 'refused'],
] as const)('a slippage of %s ten-thousandths is %s', (bps, level) => {
  expect(judgeSlippage(bps)).toEqual({ level, bps });
});

test('the slippage is half a percent by default, and needs no warning', () => {
  expect(DEFAULT_SLIPPAGE_BPS).toBe(50n);
  expect(judgeSlippage(DEFAULT_SLIPPAGE_BPS).level).toBe('quiet');
});
