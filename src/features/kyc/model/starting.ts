import type { KycStatus } from '@/domain/kyc-status';

const LABELS: Partial<Record<KycStatus, string>> = {
  NOT_APPLIED: 'Start the check',
  INITIATED: 'Continue the check',
  ACTION_REQUIRED: 'Continue the check',
  RETRY: 'Send again',
};

export const openLabel = (status: KycStatus): string | undefined => LABELS[status];

/**
 * Statuses in which a restart is possible. The provider rejects a restart during a review, and this app cannot reopen a
 * final decision.
 */
const RESTARTABLE: ReadonlySet<KycStatus> = new Set(['INITIATED', 'ACTION_REQUIRED', 'RETRY']);
export const mayStartAgain = (status: KycStatus): boolean => RESTARTABLE.has(status);
