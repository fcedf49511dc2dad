import type { SignUpStarted } from '@/api/endpoints/user/sign-up';
import { afterSeconds, CHANNELS, waitingUntil, type CodeChannel, type PendingCodes } from './pending-codes';

export type Draft = {
  firstName: string;
  lastName: string;
  email: string;
  phoneCountry: string;
  phone: string;
  country: string;
};

/**
 * The steps are details -> codes (phone first) -> done. In `codes`, the details can still be corrected. If the sign-up
 * was resumed by a login, the draft contains only the e-mail.
 */
export type SignUpFlow =
  | { step: 'details'; draft: Draft }
  | { step: 'codes'; signUp: PendingCodes; open: readonly CodeChannel[]; draft: Draft }
  | { step: 'done'; email: string };

export type SignUpEvent =
  | { type: 'email-given'; email: string }
  | { type: 'typed'; draft: Draft }
  | { type: 'registered'; answer: SignUpStarted; draft: Draft; now: number }
  | { type: 'resumed'; sessionId: string; next?: string; remaining?: readonly string[]; email: string; now: number }
  | { type: 'verified'; sessionId: string; channel: CodeChannel; next: string }
  | { type: 'resent'; channel: CodeChannel; resendAfter: number; now: number }
  | { type: 'restarted' };

export const NO_DRAFT: Draft = { firstName: '', lastName: '', email: '', phoneCountry: 'GB', phone: '', country: '' };
export const SIGN_UP_START: SignUpFlow = { step: 'details', draft: NO_DRAFT };

const USUAL_WAIT_S = 60;

export function signUpFlow(flow: SignUpFlow, event: SignUpEvent): SignUpFlow {
  switch (event.type) {
    case 'email-given':
      return emailGiven(flow, event.email);
    case 'typed':
      return flow.step === 'details' ? { ...flow, draft: event.draft } : flow;
    case 'registered':
      return registered(flow, event);
    case 'resumed':
      return resumed(event);
    case 'verified':
      return flow.step === 'codes' && flow.signUp.sessionId === event.sessionId ? verified(flow, event) : flow;
    case 'resent':
      if (flow.step !== 'codes') return flow;
      return { ...flow, signUp: waitingUntil(flow.signUp, event.channel, afterSeconds(event.now, event.resendAfter)) };
    case 'restarted':
      return SIGN_UP_START;
  }
}

type Codes = Extract<SignUpFlow, { step: 'codes' }>;
type EventOf<Type extends SignUpEvent['type']> = Extract<SignUpEvent, { type: Type }>;

function emailGiven(flow: SignUpFlow, email: string): SignUpFlow {
  if (flow.step === 'codes' && flow.signUp.email === email) return flow;
  return { step: 'details', draft: { ...(flow.step === 'details' ? flow.draft : NO_DRAFT), email } };
}

const addressIn = (draft: Draft, channel: CodeChannel) =>
  channel === 'phone' ? `${draft.phoneCountry} ${draft.phone}` : draft.email.toLowerCase();

/** A verified e-mail address or phone number stays verified after a correction, unless the correction changed it. */
function registered(flow: SignUpFlow, { answer, draft, now }: EventOf<'registered'>): SignUpFlow {
  const { sessionId, phoneMasked, emailMasked, resendAfter } = answer;
  const before = flow.step === 'codes' && flow.signUp.sessionId === sessionId ? flow : undefined;
  const isProven = (channel: CodeChannel) =>
    before !== undefined &&
    !before.open.includes(channel) &&
    addressIn(before.draft, channel) === addressIn(draft, channel);
  const at = afterSeconds(now, resendAfter);
  const signUp = { sessionId, email: draft.email, phoneMasked, emailMasked, resendAt: { phone: at, email: at } };
  return { step: 'codes', signUp, draft, open: CHANNELS.filter((channel) => !isProven(channel)) };
}

function resumed({ sessionId, email, now, ...missing }: EventOf<'resumed'>): SignUpFlow {
  const at = afterSeconds(now, USUAL_WAIT_S);
  const signUp = { sessionId, email, phoneMasked: '', emailMasked: '', resendAt: { phone: at, email: at } };
  return { step: 'codes', signUp, open: stillOpen(missing), draft: { ...NO_DRAFT, email } };
}

/** The phone is verified first. If the service names only the e-mail, the phone is already verified. */
function stillOpen({ next, remaining = [] }: Pick<EventOf<'resumed'>, 'next' | 'remaining'>): readonly CodeChannel[] {
  const named = CHANNELS.filter((channel) => remaining.some((name) => isNamed(channel, name)));
  if (named.length > 0) return named;
  return isNamed('email', next) ? ['email'] : CHANNELS;
}

const isNamed = (channel: CodeChannel, name = '') => name.toLowerCase() === channel;

/** If `next` is unknown (from a later version of the service), the flow keeps the codes that are still open. */
function verified(flow: Codes, { channel, next }: EventOf<'verified'>): SignUpFlow {
  const open = CHANNELS.filter((one) => (one !== channel && flow.open.includes(one)) || isNamed(one, next));
  if (next.toUpperCase() === 'DONE' || open.length === 0) return { step: 'done', email: flow.signUp.email };
  return { ...flow, open };
}
