import { judgeDeviation, judgeImpact } from './levels';

const RISKS = ['none', 'anyway', 'typed', 'refused'] as const;
export type Risk = (typeof RISKS)[number];

export function riskOf(impactBps: bigint, deviationBps: bigint | null): Risk {
  const impact = judgeImpact(impactBps).level;
  const isFarOff = deviationBps !== null && judgeDeviation(deviationBps).level === 'typed';
  if (impact === 'refused') return 'refused';
  if (impact === 'typed' || isFarOff) return 'typed';
  return impact === 'red' ? 'anyway' : 'none';
}

export const isRiskier = (now: Risk, reviewed: Risk): boolean => RISKS.indexOf(now) > RISKS.indexOf(reviewed);
