import { callService } from '../client';
import { generateSdkToken, resetApplicant, updateApplicantId } from '../contract';

/** A new one each time: it opens this account's check, for some minutes. */
export const fetchSdkToken = async (levelName: string | undefined): Promise<string> =>
  (await callService(generateSdkToken, { levelName })).token;

/** The same id again changes nothing. */
export const nameApplicant = (applicantId: string) => callService(updateApplicantId, { applicantId });

export const startCheckAgain = () => callService(resetApplicant, {});
