import type { Plan } from '@/api/contract';
import type { TokenBalance } from '@/chain/balances';
import { formatAmount, fromBaseUnits, toBaseUnits, truncate } from '@/utils/money';
import { FNX_DECIMALS, completed, mostToStake } from './amount-to-stake';

type Range = Readonly<{ least: bigint; most: bigint }>;

export const LAST_STEP = 100;
const STEPS = BigInt(LAST_STEP);

const unitsOf = (text: string): bigint | null => toBaseUnits(completed(text), FNX_DECIMALS);
const textOf = (units: bigint) => formatAmount(fromBaseUnits(units, FNX_DECIMALS), { places: 8, leastPlaces: 0 });

/** Null if the range is too small for a slider. */
export function rangeToStake(plan: Pick<Plan, 'min' | 'max' | 'capacity'>, held: TokenBalance): Range | null {
  const most = unitsOf(mostToStake(plan, held) ?? '');
  const least = unitsOf(plan.min) ?? 0n;
  return most !== null && most - least >= 2n * STEPS ? { least, most } : null;
}

/** Uses as few decimals as possible, but cuts off less than half a step, so that each step maps back to itself. */
function placesOf({ least, most }: Range): number {
  const step = (most - least) / STEPS;
  return [0, 2, 4, 8].find((places) => step >= 2n * 10n ** BigInt(FNX_DECIMALS - places)) ?? FNX_DECIMALS;
}

/** Both ends are exact, and no step exceeds them. */
export function amountAt(range: Range, at: number): string {
  const { least, most } = range;
  if (at >= LAST_STEP) return fromBaseUnits(most, FNX_DECIMALS);
  const units = least + ((most - least) * BigInt(Math.max(0, at))) / STEPS;
  const cut = truncate(fromBaseUnits(units, FNX_DECIMALS), placesOf(range));
  return (unitsOf(cut) ?? 0n) < least ? fromBaseUnits(least, FNX_DECIMALS) : cut;
}

/** The label states the exact amount, even between two steps. */
export function amountOnSlider({ least, most }: Range, typed: string): { at: number; words: string } {
  const units = typed === '' ? null : unitsOf(typed);
  if (units === null) return { at: 0, words: `No amount yet, of ${textOf(most)} FNX` };
  const within = units < least ? least : units > most ? most : units;
  const span = most - least;
  return {
    at: Number((2n * (within - least) * STEPS + span) / (2n * span)),
    words: `${textOf(units)} FNX of ${textOf(most)}`,
  };
}

export const endsOf = ({ least, most }: Range) => [`${textOf(least)} FNX`, `${textOf(most)} FNX`] as const;
