import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import type { UseFormSetError } from 'react-hook-form';
import { serviceNow } from '@/utils/service-clock';
import { LOGIN_AUTHENTICATOR, LOGIN_CODES, UNFINISHED_CODES } from '@/config/routes';
import { isAppError, type Fault } from '@/errors/app-error';
import { sendLoginEvent } from '../model/kept-login';
import { keptSignUp } from '../model/kept-sign-up';
import { showRefusals } from '../model/refusals';
import { emailAtLogin } from '../model/email';
import { forgetArrival } from './use-arrival';

export type Credentials = { email: string; password: string };
export const CREDENTIAL_NAMES = { password: 'password', email: 'email' } as const;

const loadCalls = () => import(/* webpackMode: "eager" */ '@/api/endpoints/user/login');

type Unfinished = Extract<Fault, { kind: 'gate' }> & { sessionId: string };

const isUnfinished = (fault: Fault): fault is Unfinished =>
  fault.kind === 'gate' && fault.reason === 'UNVERIFIED' && fault.sessionId !== undefined;

export function useStartLogin(ask: () => Promise<string>, setError: UseFormSetError<Credentials>) {
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ email, password }: Credentials) => {
      const { startLogin } = await loadCalls();
      return startLogin({ email: email.trim(), password, captcha: await ask() });
    },
    onSuccess: async (answer, { email }) => {
      forgetArrival();
      emailAtLogin.keep('');
      const next = sendLoginEvent({ type: 'started', answer, email: email.trim(), now: serviceNow() });
      await router.push(next.step === 'authenticator' ? LOGIN_AUTHENTICATOR : LOGIN_CODES);
    },
    onError: async (error, { email }) => {
      showRefusals(error, CREDENTIAL_NAMES, setError);
      if (!isAppError(error) || !isUnfinished(error.fault)) return;
      const { sessionId, next, remaining } = error.fault;
      keptSignUp.send({ type: 'resumed', sessionId, next, remaining, email: email.trim(), now: serviceNow() });
      await router.push(UNFINISHED_CODES);
    },
  });
}
