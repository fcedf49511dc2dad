import type { Stake } from '@/api/contract';

/** It waits, and nobody has told the service of a deposit. */
export const isUnpaid = ({ status, txHash }: Stake): boolean => status === 'PENDING' && !txHash;

/** It waits for its deposit, or ended without one. */
export const hasNotBegun = ({ status, txHash, reason }: Stake): boolean =>
  status === 'PENDING' || (status === 'CLOSED' && Boolean(reason) && !txHash);

/** The one that took its place stands beside it, and nothing was ever sent for this one. */
export const isReplaced = ({ status, reason, txHash, returnHash }: Stake): boolean =>
  status === 'CLOSED' && reason === 'REPLACED' && !txHash && !returnHash;
