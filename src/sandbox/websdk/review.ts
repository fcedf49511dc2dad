import { maySend } from '../service/domain/kyc';
import { KYC_LEVEL } from '../service/domain/kyc-tokens';
import { KYC_STEPS, type Account, type Applicant, type KycStatus } from '../service/domain/state';

type Review = {
  reviewStatus: string;
  reviewResult?: { reviewAnswer: 'GREEN' | 'RED'; reviewRejectType?: 'RETRY' | 'FINAL' };
};

const REVIEWS: Readonly<Record<KycStatus, Review>> = {
  NOT_APPLIED: { reviewStatus: 'init' },
  INITIATED: { reviewStatus: 'init' },
  PENDING: { reviewStatus: 'pending' },
  ON_HOLD: { reviewStatus: 'onHold' },
  ACTION_REQUIRED: { reviewStatus: 'awaitingUser' },
  RETRY: { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY' } },
  REJECTED: { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'FINAL' } },
  APPROVED: { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } },
};

export const applicantView = ({ applicantId, done, wasSubmitted }: Applicant, account: Account) => ({
  applicantId,
  levelName: KYC_LEVEL,
  kycStatus: account.kycStatus,
  comment: account.kycComment ?? '',
  nextStep: maySend(account) ? (KYC_STEPS.find((step) => !done.includes(step)) ?? 'SEND') : 'NONE',
  wasSubmitted,
  review: { levelName: KYC_LEVEL, ...REVIEWS[account.kycStatus] },
});
