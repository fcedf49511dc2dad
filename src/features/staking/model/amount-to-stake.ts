import type { Plan } from '@/api/contract';
import type { TokenBalance } from '@/chain/balances';
import { completed } from '@/parts/amount-field/amount-text';
import { DECIMALS, formatAmount, fromBaseUnits, toBaseUnits, truncate } from '@/utils/money';

type Read = { amount: string; error?: undefined } | { error: string };
type Limits = Pick<Plan, 'min' | 'max' | 'capacity'>;

const unitsOf = (text: string | null | undefined): bigint | null => (text ? toBaseUnits(text, DECIMALS) : null);

const amountText = (amount: string) => `${formatAmount(amount, { places: 8 })} FNX`;

/** A balance that could not be read causes no error here. It is checked again before the wallet is asked. */
export function readAmountToStake(typed: string, plan: Limits, balance: TokenBalance | undefined): Read {
  if (typed === '') return { error: 'Enter the amount you want to stake.' };
  const units = unitsOf(completed(typed));
  if (units === null) return { error: `Enter an amount with up to ${DECIMALS} decimals, such as 10.5.` };
  if (units === 0n) return { error: 'Enter an amount above zero.' };
  const error = beyondPlan(units, plan) ?? beyondWallet(units, balance);
  return error === undefined ? { amount: fromBaseUnits(units, DECIMALS) } : { error };
}

function beyondPlan(units: bigint, { min, max, capacity }: Limits): string | undefined {
  const [least, most, room] = [unitsOf(min), unitsOf(max), unitsOf(capacity)];
  if (least !== null && units < least) return `The minimum of this plan is ${amountText(min)}.`;
  if (max && most !== null && units > most) return `The maximum of this plan is ${amountText(max)}.`;
  if (room === 0n) return 'This plan is full right now. Choose another one.';
  if (capacity && room !== null && units > room) return `This plan has ${amountText(capacity)} left.`;
  return undefined;
}

function beyondWallet(units: bigint, balance: TokenBalance | undefined): string | undefined {
  if (!balance || balance.isAbout || units <= balance.units) return undefined;
  if (balance.units === 0n) return 'Your wallet holds no FNX.';
  return `Your wallet holds ${amountText(fromBaseUnits(balance.units, balance.decimals))}.`;
}

type Portion = Readonly<{
  name: 'A quarter' | 'Half' | 'Max';
  amount: string | null;
}>;

const PARTS = [
  ['A quarter', 4n],
  ['Half', 2n],
] as const;
const PLACES = 4;

export function portionsToStake(plan: Limits, balance: TokenBalance): readonly Portion[] {
  const most = maxToStake(plan, balance);
  const all = unitsOf(most);
  if (most === null || all === null) return [];
  const least = unitsOf(plan.min) ?? 0n;
  const parts = PARTS.map(([name, by]): Portion => {
    const amount = truncate(fromBaseUnits(all / by, DECIMALS), PLACES);
    const units = unitsOf(amount);
    return { name, amount: units && units >= least ? amount : null };
  });
  return [...parts, { name: 'Max', amount: most }];
}

export function maxToStake({ min, max, capacity }: Limits, { units, decimals }: TokenBalance): string | null {
  const limits = [unitsOf(max), unitsOf(capacity)].filter((limit) => limit !== null);
  const most = limits.reduce((least, limit) => (limit < least ? limit : least), units);
  return most > 0n && most >= (unitsOf(min) ?? 0n) ? fromBaseUnits(most, decimals) : null;
}
