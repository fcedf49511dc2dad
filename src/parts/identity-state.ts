import type { KycStatus } from '@/domain/kyc-status';

export const IDENTITY_STATE: Readonly<Record<KycStatus, string>> = {
  NOT_APPLIED: 'Not begun',
  INITIATED: 'In progress',
  PENDING: 'In review',
  ON_HOLD: 'Looked at by a person',
  ACTION_REQUIRED: 'One more step',
  RETRY: 'Send again',
  REJECTED: 'Not approved',
  APPROVED: 'Approved',
};
