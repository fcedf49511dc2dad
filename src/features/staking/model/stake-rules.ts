import type { Stake, Plan } from '@/api/contract';

export const isUnpaid = ({ status, txHash }: Stake): boolean => status === 'PENDING' && !txHash;

export const hasNotStarted = ({ status, txHash, reason }: Stake): boolean =>
  status === 'PENDING' || (status === 'CLOSED' && Boolean(reason) && !txHash);

/** Whether another stake replaced this one before anything was sent. Such a stake is not listed. */
export const isReplaced = ({ status, reason, txHash, returnHash }: Stake): boolean =>
  status === 'CLOSED' && reason === 'REPLACED' && !txHash && !returnHash;

export const chosenPlan = (plans: readonly Plan[], planId: string): Plan | undefined =>
  plans.find(({ _id }) => _id === planId) ?? plans.find(({ active }) => active);
