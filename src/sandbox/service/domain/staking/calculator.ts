import type { DataOf, rewardCalculator } from '@/api/contract';
import { fromBaseUnits } from '@/utils/money';
import { DAY, iso } from '../clock';
import { parseUnits, units } from '../decimal';
import { Refusal, formRefusal } from '../refusal';
import { planById } from './plans';
import { rewardFor } from './accrual';

const POINTS = 30;
const YEAR_DAYS = 365;

export function projection(
  planId: string,
  amountText: string,
  days: number | undefined,
  now: number,
): DataOf<typeof rewardCalculator> {
  const plan = planById(planId);
  if (!plan) throw new Refusal(404, 'There is no such plan.');
  const term = days ?? plan.termDays;
  if (term > plan.termDays) throw formRefusal({ days: `This plan runs for ${plan.termDays} days.` });
  const amount = parseUnits(amountText);
  const totalAt = (day: number) => amount + rewardFor(amount, plan.apr, day * DAY);
  const step = Math.max(1, Math.ceil(term / POINTS));
  const daysShown = [...Array.from({ length: Math.ceil(term / step) }, (_, index) => index * step), term];
  return {
    reward: units(totalAt(term) - amount),
    total: units(totalAt(term)),
    apr: plan.apr,
    apy: apyOf(plan.apr, plan.termDays),
    unlockAt: iso(now + plan.termDays * DAY),
    series: daysShown.map((day) => ({ day, total: units(totalAt(day)) })),
  };
}

function apyOf(apr: string, termDays: number): string {
  const terms = YEAR_DAYS / termDays;
  const rate = Number(apr) / 100 / terms;
  const percent = ((1 + rate) ** terms - 1) * 100;
  return fromBaseUnits(BigInt(Math.round(percent * 10_000)), 4);
}
