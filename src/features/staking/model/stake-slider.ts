import type { Plan } from '@/api/contract';
import type { TokenBalance } from '@/chain/balances';
import { completed } from '@/parts/amount-field/amount-text';
import { DECIMALS, formatAmount, fromBaseUnits, toBaseUnits, truncate } from '@/utils/money';
import { maxToStake } from './amount-to-stake';

type Range = Readonly<{ min: bigint; max: bigint }>;

export const LAST_STEP = 100;
const STEPS = BigInt(LAST_STEP);

const unitsOf = (text: string): bigint | null => toBaseUnits(completed(text), DECIMALS);
const textOf = (units: bigint) => formatAmount(fromBaseUnits(units, DECIMALS), { minPlaces: 0 });

export function rangeToStake(plan: Pick<Plan, 'min' | 'max' | 'capacity'>, balance: TokenBalance): Range | null {
  const max = unitsOf(maxToStake(plan, balance) ?? '');
  const min = unitsOf(plan.min) ?? 0n;
  return max !== null && max - min >= 2n * STEPS ? { min: min, max: max } : null;
}

/**
 * Uses as few decimals as possible. The rounding changes a value by less than half a step, so the slider stays at the
 * chosen step.
 */
function decimalPlacesOf({ min, max }: Range): number {
  const step = (max - min) / STEPS;
  return [0, 2, 4, 8].find((places) => step >= 2n * 10n ** BigInt(DECIMALS - places)) ?? DECIMALS;
}

export function amountAt(range: Range, at: number): string {
  const { min, max } = range;
  if (at >= LAST_STEP) return fromBaseUnits(max, DECIMALS);
  const units = min + ((max - min) * BigInt(Math.max(0, at))) / STEPS;
  const cut = truncate(fromBaseUnits(units, DECIMALS), decimalPlacesOf(range));
  return (unitsOf(cut) ?? 0n) < min ? fromBaseUnits(min, DECIMALS) : cut;
}

export function amountOnSlider({ min, max }: Range, typed: string): { at: number; valueText: string } {
  const units = typed === '' ? null : unitsOf(typed);
  if (units === null) return { at: 0, valueText: `No amount yet, up to ${textOf(max)} FNX` };
  const within = units < min ? min : units > max ? max : units;
  const span = max - min;
  return {
    at: Number((2n * (within - min) * STEPS + span) / (2n * span)),
    valueText: `${textOf(units)} FNX of ${textOf(max)}`,
  };
}

export const endsOf = ({ min, max }: Range) => [`${textOf(min)} FNX`, `${textOf(max)} FNX`] as const;
