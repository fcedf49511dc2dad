import { callService } from '../../client';
import {
  createAccount,
  resendEmailOtp,
  resendPhoneOtp,
  verifyEmailOtp,
  verifyPhoneOtp,
  type DataOf,
  type RequestOf,
} from '../../contract';

export type Registration = RequestOf<typeof createAccount>;
export type SignUpStarted = DataOf<typeof createAccount>;
export type SignUpChannel = 'phone' | 'email';

const VERIFY = { phone: verifyPhoneOtp, email: verifyEmailOtp } as const;
const RESEND = { phone: resendPhoneOtp, email: resendEmailOtp } as const;

export const registerAccount = (request: Registration) => callService(createAccount, request);

export const verifySignUpCode = (channel: SignUpChannel, request: RequestOf<typeof verifyPhoneOtp>) =>
  callService(VERIFY[channel], request);

export const resendSignUpCode = (channel: SignUpChannel, sessionId: string) =>
  callService(RESEND[channel], { sessionId });

export const sendOwnCode = (channel: SignUpChannel) => callService(RESEND[channel], {});
