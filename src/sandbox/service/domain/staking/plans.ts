import type { Plan } from '@/api/contract';
import { parseUnits, units } from '../decimal';
import type { State } from '../state';
import type { StoredStake } from '../stored-payments';

type Terms = Omit<Plan, 'capacity'> & { capacity: string };

/**
 * An early exit costs only rewards. With the rewards that they have claimed, investors never get back less than they
 * staked.
 */
const PLANS: readonly Terms[] = [
  {
    _id: 'plan-90',
    name: 'Quarter',
    termDays: 90,
    apr: '3.2',
    min: '10',
    max: '20000',
    capacity: '400000',
    earlyExit: [
      { fromDay: 0, toDay: 29, feePct: '100', forfeitRewards: true },
      { fromDay: 30, toDay: 89, feePct: '50', forfeitRewards: false },
    ],
    active: true,
  },
  {
    _id: 'plan-180',
    name: 'Half-year',
    termDays: 180,
    apr: '4.1',
    min: '10',
    max: '50000',
    capacity: '600000',
    earlyExit: [
      { fromDay: 0, toDay: 59, feePct: '100', forfeitRewards: true },
      { fromDay: 60, toDay: 179, feePct: '50', forfeitRewards: false },
    ],
    active: true,
  },
  {
    _id: 'plan-365',
    name: 'Year',
    termDays: 365,
    apr: '5',
    min: '10',
    max: '50000',
    capacity: '800000',
    earlyExit: [
      { fromDay: 0, toDay: 89, feePct: '100', forfeitRewards: true },
      { fromDay: 90, toDay: 364, feePct: '40', forfeitRewards: false },
    ],
    active: true,
  },
];

export const planById = (id: string): Terms | undefined => PLANS.find(({ _id }) => _id === id);

const TAKES_CAPACITY: ReadonlySet<string> = new Set(['PENDING', 'ACTIVE', 'MATURED', 'CLAIMING']);

export function freeCapacity(state: Pick<State, 'stakes'>, plan: Terms, now: number): bigint {
  const hasLapsed = ({ status, deposit, expiresAt }: StoredStake) =>
    status === 'PENDING' && !deposit && now >= expiresAt;
  const taken = state.stakes
    .filter((stake) => stake.planId === plan._id && TAKES_CAPACITY.has(stake.status) && !hasLapsed(stake))
    .reduce((total, { amount }) => total + parseUnits(amount), 0n);
  const room = parseUnits(plan.capacity) - taken;
  return room > 0n ? room : 0n;
}

const isClosed = ({ closedPlans }: State, { _id }: Terms) => closedPlans.some(({ planId }) => planId === _id);

export const isPlanOpen = (state: State, plan: Terms): boolean => plan.active && !isClosed(state, plan);

export const plansOf = (state: State, now: number): Plan[] =>
  PLANS.map((plan) => ({ ...plan, active: isPlanOpen(state, plan), capacity: units(freeCapacity(state, plan, now)) }));
