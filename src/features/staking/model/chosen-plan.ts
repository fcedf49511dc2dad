import type { Plan } from '@/api/contract';

/** The plan that was chosen, also where it was closed since; before anything was chosen, the first that is open. */
export const chosenPlan = (plans: readonly Plan[], planId: string): Plan | undefined =>
  plans.find(({ _id }) => _id === planId) ?? plans.find(({ active }) => active);
