import type { KycStatus } from '@/domain/kyc-status';

const LABELS: Partial<Record<KycStatus, string>> = {
  NOT_APPLIED: 'Start the check',
  INITIATED: 'Continue the check',
  ACTION_REQUIRED: 'Continue the check',
  RETRY: 'Send again',
};

/** What the button that opens the check is called; none where there is nothing to send. */
export const openLabel = (status: KycStatus): string | undefined => LABELS[status];

/** The provider refuses it while a review runs, and after a final decision it would promise what nobody keeps. */
const RESTARTABLE: ReadonlySet<KycStatus> = new Set(['INITIATED', 'ACTION_REQUIRED', 'RETRY']);
export const mayStartAgain = (status: KycStatus): boolean => RESTARTABLE.has(status);
