import { storedForgotFlow } from '../model/stored-forgot-flow';
import { storedSignUpFlow } from '../model/stored-sign-up-flow';
import { useStoredFlow } from './use-stored-flow';

export type LoginMessage = { text: string; email: string };

export function useLoginMessage(): LoginMessage | null {
  const signUp = useStoredFlow(storedSignUpFlow);
  const forgot = useStoredFlow(storedForgotFlow);
  if (forgot?.step === 'done')
    return { text: 'Your password was changed. Log in with the new one.', email: forgot.email };
  if (signUp?.step === 'done') return { text: 'Your account is open. Log in to continue.', email: signUp.email };
  return null;
}

export function clearLoginMessage(): void {
  if (storedForgotFlow.store.get().step === 'done') storedForgotFlow.send({ type: 'restarted' });
  if (storedSignUpFlow.store.get().step === 'done') storedSignUpFlow.send({ type: 'restarted' });
}
