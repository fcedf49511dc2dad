import type { Applicant } from '../service/domain/kyc';
import { INVESTORS } from './investors';

export const seededApplicants = (): Applicant[] =>
  INVESTORS.filter(({ kycStatus }) => kycStatus !== 'NOT_APPLIED').map(({ id }) => ({
    accountId: id,
    applicantId: `applicant-of-${id}`,
    done: [],
    wasSubmitted: true,
  }));
