import { callService } from '../../client';
import {
  changePassword,
  forgotPassword,
  resetPassword,
  sendOtpEmail,
  verifyForgotOtp,
  type DataOf,
  type RequestOf,
} from '../../contract';

export type ForgotStarted = DataOf<typeof forgotPassword>;

export const askForPasswordCode = (request: RequestOf<typeof forgotPassword>) => callService(forgotPassword, request);
export const verifyPasswordCode = (request: RequestOf<typeof verifyForgotOtp>) => callService(verifyForgotOtp, request);
export const resendPasswordCode = (sessionId: string) => callService(sendOtpEmail, { sessionId, purpose: 'FORGOT' });
export const replacePassword = (request: RequestOf<typeof resetPassword>) => callService(resetPassword, request);
export const changeOwnPassword = (request: RequestOf<typeof changePassword>) => callService(changePassword, request);
