import type { DataOf, RequestOf, sendOtpEmail } from '@/api/contract';
import { resendForgotCode } from './forgotten-password';
import { Refusal } from './refusal';
import type { State } from './state';

type Request = RequestOf<typeof sendOtpEmail>;
type Resent = DataOf<typeof sendOtpEmail>;
type Resend = (state: State, sessionId: string, now: number) => Resent;

/** What codes by e-mail are sent for. A purpose that has no step under way has none to send a code to. */
const PURPOSES: Partial<Record<Request['purpose'], Resend>> = { FORGOT: resendForgotCode };

export function resendMailedCode(state: State, { sessionId, purpose }: Request, now: number): Resent {
  const resend = PURPOSES[purpose];
  if (!resend) throw new Refusal(410, 'This request has ended. Please start again.');
  return resend(state, sessionId, now);
}
