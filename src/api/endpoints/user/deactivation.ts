import { callService } from '../../client';
import { deactivateAccount, sendOtpEmail, verifyDeactivateOtp, type DataOf, type RequestOf } from '../../contract';

export type DeactivationStarted = DataOf<typeof deactivateAccount>;

export const startDeactivation = (request: RequestOf<typeof deactivateAccount>) =>
  callService(deactivateAccount, request);
export const resendDeactivationCode = (sessionId: string) =>
  callService(sendOtpEmail, { sessionId, purpose: 'DEACTIVATE' });
export const confirmDeactivation = (request: RequestOf<typeof verifyDeactivateOtp>) =>
  callService(verifyDeactivateOtp, request);
