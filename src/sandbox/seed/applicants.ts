import { INVESTORS } from './investors';
import type { Applicant } from '../service/domain/state';

export const seededApplicants = (): Applicant[] =>
  INVESTORS.filter(({ kycStatus }) => kycStatus !== 'NOT_APPLIED').map(({ id }) => ({
    accountId: id,
    applicantId: `applicant-of-${id}`,
    done: [],
    wasSubmitted: true,
  }));
