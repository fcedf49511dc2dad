import type { KycStatus } from '@/domain/kyc-status';

export const IDENTITY_STATE: Readonly<Record<KycStatus, string>> = {
  NOT_APPLIED: 'Not started',
  INITIATED: 'In progress',
  PENDING: 'In review',
  ON_HOLD: 'Manual review',
  ACTION_REQUIRED: 'One more step',
  RETRY: 'Send again',
  REJECTED: 'Not approved',
  APPROVED: 'Approved',
};
