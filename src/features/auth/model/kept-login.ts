import * as z from 'zod/mini';
import { tabStore } from '@/utils/storage';
import { createStore } from '@/utils/store';
import { FIRST_STEP, loginFlow, type LoginEvent, type LoginFlow } from './login-flow';

/** A login under way survives a reload of this tab. The password is never in it. */
const KEY = 'login_flow';

const login = z.object({
  sessionId: z.string(),
  email: z.string(),
  phoneMasked: z.string(),
  emailMasked: z.string(),
  resendAt: z.object({ phone: z.number(), email: z.number() }),
});
const kept = z.discriminatedUnion('step', [
  z.object({ step: z.literal('credentials') }),
  z.object({
    step: z.literal('codes'),
    login,
    channels: z.array(z.enum(['phone', 'email'])).check(z.minLength(1)),
    needsAuthenticator: z.boolean(),
  }),
  z.object({ step: z.literal('authenticator'), login }),
]);

export const loginFlowStore = createStore<LoginFlow>(FIRST_STEP);

export function restoreLoginFlow(): void {
  loginFlowStore.set(parse(tabStore.read(KEY)));
}

function parse(text: string | null): LoginFlow {
  try {
    return z.parse(kept, JSON.parse(text ?? ''));
  } catch {
    return FIRST_STEP;
  }
}

export function sendLoginEvent(event: LoginEvent): LoginFlow {
  const next = loginFlow(loginFlowStore.get(), event);
  if (next.step === 'credentials') tabStore.remove(KEY);
  else tabStore.write(KEY, JSON.stringify(next));
  loginFlowStore.set(next);
  return next;
}
