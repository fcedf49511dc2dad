import type { Applicant } from '../service/domain/kyc';
import { INVESTORS } from './investors';

/** Everybody who has applied has sent documents before. */
export const seededApplicants = (): Applicant[] =>
  INVESTORS.filter(({ kycStatus }) => kycStatus !== 'NOT_APPLIED').map(({ id }) => ({
    accountId: id,
    applicantId: `applicant-of-${id}`,
    done: [],
    wasSubmitted: true,
  }));
