import { generateSdkToken, resetApplicant, updateApplicantId } from '@/api/contract';
import * as kyc from '../domain/kyc';
import { makeKycToken } from '../domain/kyc-tokens';
import { forMembers, type Entry } from '../entry';

export const KYC_CALLS: readonly Entry[] = [
  forMembers(generateSdkToken, (request, { state, now }, { account }) => makeKycToken(state, account, request, now)),
  forMembers(updateApplicantId, ({ applicantId }, { state, now }, { account }) => {
    kyc.nameApplicant(state, account, applicantId, now);
    return { kycStatus: account.kycStatus };
  }),
  forMembers(resetApplicant, (_request, { state, now }, { account }) => {
    kyc.resetApplicant(state, account, now);
    return { kycStatus: account.kycStatus };
  }),
];
