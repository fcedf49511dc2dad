import { Refusal } from '../refusal';
import type { State } from '../state';
import { closeUnpaid } from './close-unpaid';
import { isPlanOpen, planById } from './plans';

export function setPlanOpen(state: State, id: string, isOpen: boolean, now: number): void {
  const plan = planById(id);
  if (!plan) throw new Refusal(404, 'There is no such plan.');
  if (isOpen === isPlanOpen(state, plan)) return;
  state.closedPlans = state.closedPlans.filter(({ planId }) => planId !== id);
  if (isOpen) return;
  state.closedPlans = [...state.closedPlans, { planId: id, closedAt: now }];
  const waiting = state.stakes.filter(
    ({ planId, status, deposit }) => planId === id && status === 'PENDING' && !deposit,
  );
  for (const stake of waiting) closeUnpaid(stake, 'PLAN_CLOSED', now);
}
