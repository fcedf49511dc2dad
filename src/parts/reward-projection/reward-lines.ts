import type { DataOf, Plan, rewardCalculator } from '@/api/contract';
import { changesOfRule, exitRulesOf, rewardLeft, type ExitRule } from '@/domain/staking/early-exit';
import type { ChartLine, Point } from '@/ui/charts/drawing';
import { DECIMALS, formatAmount, fromBaseUnits, toBaseUnits } from '@/utils/money';

type Projected = DataOf<typeof rewardCalculator>;
type Earned = { day: number; reward: bigint };

const DAY = 86_400_000;

const msOf = (days: number): bigint => BigInt(Math.round(days * DAY));
const unitsOf = (amount: string): bigint | null => toBaseUnits(amount, DECIMALS);

function pointOf(at: number, units: bigint): Point {
  const exact = fromBaseUnits(units, DECIMALS);
  return { at, value: Number(exact), text: `${formatAmount(exact)} FNX` };
}

function earnedBy({ series, total, reward }: Projected, termDays: number): Earned[] | null {
  const [end, whole] = [unitsOf(total), unitsOf(reward)];
  if (end === null || whole === null || whole > end) return null;
  const put = end - whole;
  const byDay = new Map<number, bigint>();
  for (const { day, total: then } of series) {
    const units = unitsOf(then);
    if (units === null || units < put) return null;
    if (day >= 0 && day < termDays) byDay.set(day, units - put);
  }
  if (byDay.size > 0) byDay.set(termDays, whole);
  return [...byDay].map(([day, earned]) => ({ day, reward: earned })).sort((one, other) => one.day - other.day);
}

function earnedOn(earned: readonly Earned[], day: number): Earned[] {
  const after = earned.findIndex((point) => point.day >= day);
  const [before, next] = [earned[after - 1], earned[after]];
  if (!before || !next || next.day === day) return [];
  const [passed, whole] = [msOf(day - before.day), msOf(next.day - before.day)];
  const reward = before.reward + ((next.reward - before.reward) * passed) / whole;
  return [{ day, reward }];
}

/**
 * Returns two lines. `stay` is the reward as the service calculates it. `leave` is the amount that remains after an
 * early exit, with a step on each day when another exit rule starts. Null if an amount is unreadable.
 */
export function rewardLines(plan: Plan, projected: Projected): { stay: ChartLine; leave: ChartLine } | null {
  if (projected.unlockAt === null) return null;
  const rules = exitRulesOf(plan);
  const earned = earnedBy(projected, plan.termDays);
  if (!rules || !earned) return null;
  const changes = changesOfRule(rules, plan.termDays);
  const between = changes.flatMap((day) => earnedOn(earned, day));
  const days = [...earned, ...between].sort((one, other) => one.day - other.day);
  const start = Date.parse(projected.unlockAt) - plan.termDays * DAY;
  const points = days.map(({ day, reward }) => pointOf(start + day * DAY, reward));
  return {
    stay: { name: 'If you stay', points },
    leave: { name: 'If you leave early', points: leavePoints(days, { rules, changes, start }) },
  };
}

type Rules = { rules: readonly ExitRule[]; changes: readonly number[]; start: number };

/** The previous rule applies until the last moment before a change. The last day of the term is not an early exit. */
const leavePoints = (days: readonly Earned[], { rules, changes, start }: Rules): Point[] =>
  days.flatMap(({ day, reward }) => {
    const at = start + day * DAY;
    const isLast = day === changes.at(-1);
    const then = isLast ? [] : [pointOf(at, rewardLeft(rules, day, reward))];
    return changes.includes(day) && day > 0 ? [pointOf(at - 1, rewardLeft(rules, day - 1, reward)), ...then] : then;
  });
