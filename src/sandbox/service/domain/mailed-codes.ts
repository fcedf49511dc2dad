import type { DataOf, RequestOf, sendOtpEmail } from '@/api/contract';
import { resendDeactivationCode } from './deactivation';
import { resendForgotCode } from './forgotten-password';
import type { State } from './state';

type Request = RequestOf<typeof sendOtpEmail>;
type Resent = DataOf<typeof sendOtpEmail>;
type Resend = (state: State, sessionId: string, now: number, appOrigin: string) => Resent;

const PURPOSES: Readonly<Record<Request['purpose'], Resend>> = {
  FORGOT: resendForgotCode,
  DEACTIVATE: resendDeactivationCode,
};

export const resendMailedCode = (
  state: State,
  { sessionId, purpose }: Request,
  appOrigin: string,
  now: number,
): Resent => PURPOSES[purpose](state, sessionId, now, appOrigin);
