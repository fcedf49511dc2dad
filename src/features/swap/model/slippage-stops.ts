import { DEFAULT_SLIPPAGE_BPS } from '@/domain/swap/levels';
import { completed } from '@/parts/amount-field/amount-text';
import { fromBaseUnits, toBaseUnits } from '@/utils/money';
import { percentOf } from './figures';
import { PER_CENT_PLACES, readSlippage } from './settings';

const stops = (from: bigint, to: bigint, step: bigint): bigint[] =>
  Array.from({ length: Number((to - from) / step) + 1 }, (_unused, at) => from + BigInt(at) * step);

/** The stops in basis points. They are dense where most swaps are, and end at the highest accepted slippage. */
const STOPS: readonly bigint[] = [...stops(10n, 100n, 10n), ...stops(150n, 500n, 50n), ...stops(600n, 1_500n, 100n)];

export const LAST_STOP = STOPS.length - 1;
export const STOP_ENDS = [percentOf(STOPS[0] ?? 0n), percentOf(STOPS[LAST_STOP] ?? 0n)] as const;

const distance = (one: bigint, other: bigint) => (one > other ? one - other : other - one);

function nearest(bps: bigint): number {
  return STOPS.reduce((found, stop, at) => (distance(stop, bps) < distance(STOPS[found] ?? 0n, bps) ? at : found), 0);
}

export const slippageAt = (at: number): string => fromBaseUnits(STOPS[at] ?? DEFAULT_SLIPPAGE_BPS, PER_CENT_PLACES);

export function slippageOnSlider(typed: string): { at: number; valueText: string } {
  const bps = typed === '' ? DEFAULT_SLIPPAGE_BPS : toBaseUnits(completed(typed), PER_CENT_PLACES);
  const { bps: used } = readSlippage({ slippage: typed });
  return {
    at: nearest(bps ?? DEFAULT_SLIPPAGE_BPS),
    valueText: used === null ? 'The entered value is not valid' : `${percentOf(used)} slippage`,
  };
}
