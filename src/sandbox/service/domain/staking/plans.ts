import type { Plan } from '@/api/contract';
import { parseUnits, units } from '../decimal';
import type { State } from '../state';

type Terms = Omit<Plan, 'capacity'> & { capacity: string };

/** Leaving early costs rewards, never the shares themselves. */
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

const HOLDS_ROOM: ReadonlySet<string> = new Set(['PENDING', 'ACTIVE', 'MATURED', 'CLAIMING']);

/** What of a plan is not taken: `capacity` is told as what is left. */
export function roomIn(state: State, plan: Terms): bigint {
  const taken = state.stakes
    .filter(({ planId, status }) => planId === plan._id && HOLDS_ROOM.has(status))
    .reduce((total, { amount }) => total + parseUnits(amount), 0n);
  const room = parseUnits(plan.capacity) - taken;
  return room > 0n ? room : 0n;
}

export const plansOf = (state: State): Plan[] =>
  PLANS.map((plan) => ({ ...plan, capacity: units(roomIn(state, plan)) }));
