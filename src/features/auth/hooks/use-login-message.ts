import { keptForgot } from '../model/kept-forgot';
import { keptSignUp } from '../model/kept-sign-up';
import { useKeptFlow } from './use-kept-flow';

export type LoginMessage = { words: string; email: string };

export function useLoginMessage(): LoginMessage | null {
  const signUp = useKeptFlow(keptSignUp);
  const forgot = useKeptFlow(keptForgot);
  if (forgot?.step === 'done')
    return { words: 'Your password was changed. Log in with the new one.', email: forgot.email };
  if (signUp?.step === 'done') return { words: 'Your account is open. Log in to continue.', email: signUp.email };
  return null;
}

export function clearLoginMessage(): void {
  if (keptForgot.store.get().step === 'done') keptForgot.send({ type: 'restarted' });
  if (keptSignUp.store.get().step === 'done') keptSignUp.send({ type: 'restarted' });
}
