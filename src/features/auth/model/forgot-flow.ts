import type { ForgotStarted } from '@/api/endpoints/user/password';
import { afterSeconds } from './pending-codes';

export type PendingCode = { sessionId: string; email: string; emailMasked: string; resendAt: number };

export type ForgotFlow =
  | { step: 'email' }
  | { step: 'code'; pending: PendingCode }
  | { step: 'password'; token: string; email: string; isFromLink: boolean }
  | { step: 'done'; email: string };

export type ForgotEvent =
  | { type: 'asked'; answer: ForgotStarted; email: string; now: number }
  | { type: 'resent'; resendAfter: number; now: number }
  | { type: 'verified'; sessionId: string; token: string }
  | { type: 'link-opened'; token: string }
  | { type: 'replaced' }
  | { type: 'restarted' };

export const FORGOT_START: ForgotFlow = { step: 'email' };

export function forgotFlow(flow: ForgotFlow, event: ForgotEvent): ForgotFlow {
  switch (event.type) {
    case 'asked':
      return { step: 'code', pending: pendingOf(event) };
    case 'resent':
      if (flow.step !== 'code') return flow;
      return { ...flow, pending: { ...flow.pending, resendAt: afterSeconds(event.now, event.resendAfter) } };
    case 'verified':
      // A late answer for an earlier e-mail has a token that would change that other account's password.
      return flow.step === 'code' && flow.pending.sessionId === event.sessionId
        ? { step: 'password', token: event.token, email: flow.pending.email, isFromLink: false }
        : flow;
    case 'link-opened':
      return { step: 'password', token: event.token, email: '', isFromLink: true };
    case 'replaced':
      return flow.step === 'password' ? { step: 'done', email: flow.email } : flow;
    case 'restarted':
      return FORGOT_START;
  }
}

const pendingOf = ({ answer, email, now }: Extract<ForgotEvent, { type: 'asked' }>): PendingCode => ({
  sessionId: answer.sessionId,
  email,
  emailMasked: answer.emailMasked,
  resendAt: afterSeconds(now, answer.resendAfter),
});
