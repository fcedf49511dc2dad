import type { DataOf, RequestOf, sendOtpEmail } from '@/api/contract';
import { resendDeactivationCode } from './deactivation';
import { resendForgotCode } from './forgotten-password';
import type { AppPlace } from './siwe';
import type { State } from './state';

type Request = RequestOf<typeof sendOtpEmail>;
type Resent = DataOf<typeof sendOtpEmail>;
type Resend = (state: State, sessionId: string, now: number, app: AppPlace) => Resent;

/** What codes by e-mail are sent for. */
const PURPOSES: Readonly<Record<Request['purpose'], Resend>> = {
  FORGOT: resendForgotCode,
  DEACTIVATE: resendDeactivationCode,
};

export const resendMailedCode = (state: State, { sessionId, purpose }: Request, app: AppPlace, now: number): Resent =>
  PURPOSES[purpose](state, sessionId, now, app);
