import type { LoginStarted } from '@/api/endpoints/user/login';
import { afterSeconds, CHANNELS, waitingUntil, type CodeChannel, type PendingCodes } from './pending-codes';

export type PendingLogin = PendingCodes;

/**
 * The steps are credentials -> codes -> authenticator, as the account requires. A completed login is recorded in the
 * session, not in this flow.
 */
export type LoginFlow =
  | { step: 'credentials' }
  | { step: 'codes'; login: PendingLogin; channels: readonly CodeChannel[] }
  | { step: 'authenticator'; login: PendingLogin };

export type LoginEvent =
  | { type: 'started'; answer: LoginStarted; email: string; now: number }
  | { type: 'partly-verified'; sessionId: string; remaining: readonly string[] }
  | { type: 'resent'; channel: CodeChannel; resendAfter: number; now: number }
  | { type: 'restarted' };

export const FIRST_STEP: LoginFlow = { step: 'credentials' };

export function loginFlow(flow: LoginFlow, event: LoginEvent): LoginFlow {
  switch (event.type) {
    case 'started':
      return started(event);
    case 'partly-verified':
      return flow.step !== 'credentials' && flow.login.sessionId === event.sessionId
        ? verified(flow.login, event.remaining)
        : flow;
    case 'resent':
      return resent(flow, event);
    case 'restarted':
      return FIRST_STEP;
  }
}

function started({ answer, email, now }: Extract<LoginEvent, { type: 'started' }>): LoginFlow {
  const { requires, resendAfter, sessionId, phoneMasked, emailMasked } = answer;
  const resendAt = afterSeconds(now, resendAfter);
  const login = { sessionId, email, phoneMasked, emailMasked, resendAt: { phone: resendAt, email: resendAt } };
  return nextStep(
    login,
    CHANNELS.filter((channel) => requires[channel]),
  );
}

const verified = (login: PendingLogin, remaining: readonly string[]): LoginFlow =>
  nextStep(
    login,
    CHANNELS.filter((channel) => remaining.some((name) => name.toLowerCase() === channel)),
  );

const nextStep = (login: PendingLogin, channels: readonly CodeChannel[]): LoginFlow =>
  channels.length > 0 ? { step: 'codes', login, channels } : { step: 'authenticator', login };

function resent(flow: LoginFlow, { channel, resendAfter, now }: Extract<LoginEvent, { type: 'resent' }>): LoginFlow {
  if (flow.step !== 'codes') return flow;
  return { ...flow, login: waitingUntil(flow.login, channel, afterSeconds(now, resendAfter)) };
}
