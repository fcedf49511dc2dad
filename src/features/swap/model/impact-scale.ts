import type { ImpactLevel } from '@/domain/swap/levels';

export const IMPACT_STOPS = [0, 100, 300, 500, 1_000, 1_500] as const;
const MAX = 1_500;

/** Returns a percentage of the scale's length. The square root gives more space near zero, where most swaps are. */
export const positionOf = (bps: number): number => Math.sqrt(Math.min(Math.max(0, bps), MAX) / MAX) * 100;

type Zone = Readonly<{ type: Exclude<ImpactLevel, 'refused'>; start: number; length: number }>;

const NAMES: readonly Zone['type'][] = ['quiet', 'normal', 'amber', 'red', 'typed'];

export const IMPACT_ZONES: readonly Zone[] = NAMES.map((type, at) => {
  const start = positionOf(IMPACT_STOPS[at] ?? 0);
  return { type, start, length: positionOf(IMPACT_STOPS[at + 1] ?? MAX) - start };
});

export const IMPACT_POSITIONS: Readonly<Record<ImpactLevel, string>> = {
  quiet: 'below 1%',
  normal: 'below the 3% warning level',
  amber: 'warning from 3%',
  red: 'red warning from 5%',
  typed: 'type to confirm from 10%',
  refused: 'not allowed above 15%',
};
