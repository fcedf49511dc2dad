import { callService } from '../client';
import { generateSdkToken, resetApplicant, updateApplicantId } from '../contract';

/**
 * The token is never cached, because it gives access to this account's identity check and expires after some minutes.
 */
export const fetchSdkToken = async (levelName: string | undefined): Promise<string> =>
  (await callService(generateSdkToken, { levelName })).token;

export const nameApplicant = (applicantId: string) => callService(updateApplicantId, { applicantId });

export const startCheckAgain = () => callService(resetApplicant, {});
