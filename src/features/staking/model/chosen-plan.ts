import type { Plan } from '@/api/contract';

export const chosenPlan = (plans: readonly Plan[], planId: string): Plan | undefined =>
  plans.find(({ _id }) => _id === planId) ?? plans.find(({ active }) => active);
