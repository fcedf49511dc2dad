import type { Plan } from '@/api/contract';

/** Keeps a chosen plan even if it has closed since. Defaults to the first open one. */
export const chosenPlan = (plans: readonly Plan[], planId: string): Plan | undefined =>
  plans.find(({ _id }) => _id === planId) ?? plans.find(({ active }) => active);
