import type { User } from '@/api/contract';
import { sendOwnCode } from '@/api/endpoints/user/sign-up';
import { isAppError } from '@/errors/app-error';
import { serviceNow } from '@/utils/service-clock';
import { storedSignUpFlow } from './stored-sign-up-flow';
import type { CodeChannel } from './pending-codes';
import type { SignUpFlow } from './sign-up-flow';

export const unprovenOf = ({ isPhoneVerified, isEmailVerified }: User): readonly CodeChannel[] => [
  ...(isPhoneVerified ? [] : (['phone'] as const)),
  ...(isEmailVerified ? [] : (['email'] as const)),
];

/** Whether the flow in this tab is the user's. Another person may have started a sign-up here. */
export const isOwnFlow = (flow: SignUpFlow, { email }: User): flow is Extract<SignUpFlow, { step: 'codes' }> =>
  flow.step === 'codes' && flow.signUp.email.toLowerCase() === email.toLowerCase();

type SentCode = { channel: CodeChannel; sessionId: string; resendAfter: number };

/** Requests the codes one after the other, because they share a session. */
export async function beginOwnCodes(user: User): Promise<SignUpFlow | null> {
  const sent: SentCode[] = [];
  for (const channel of unprovenOf(user)) {
    const answer = await sendOwnCode(channel).catch(acceptedBefore);
    if (answer?.sessionId) sent.push({ channel, sessionId: answer.sessionId, resendAfter: answer.resendAfter });
  }
  const [first] = sent;
  if (!first) return null;
  const now = serviceNow();
  const remaining = sent.map(({ channel }) => channel);
  storedSignUpFlow.send({ type: 'resumed', sessionId: first.sessionId, remaining, email: user.email, now });
  for (const { channel, resendAfter } of sent) storedSignUpFlow.send({ type: 'resent', channel, resendAfter, now });
  return storedSignUpFlow.store.get();
}

/** Returns null for a conflict: the e-mail address or phone number was verified in another tab and needs no code. */
function acceptedBefore(error: unknown): null {
  if (isAppError(error) && error.fault.kind === 'conflict') return null;
  throw error;
}
