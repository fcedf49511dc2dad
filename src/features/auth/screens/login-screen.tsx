import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useForm, type UseFormRegisterReturn, type UseFormSetError } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { FORGOT_PASSWORD, SIGN_UP, LOGIN_AUTHENTICATOR, LOGIN_CODES, UNFINISHED_CODES } from '@/config/routes';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Form } from '@/ui/form/form';
import { PasswordField } from '@/ui/form/password-field';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextField } from '@/ui/form/text-field';
import { useHumanCheck } from '@/parts/human-check/use-human-check';
import { FormError } from '@/ui/state/form-error';
import { focusOnArrival } from '@/utils/focus-on-arrival';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { serviceNow } from '@/utils/service-clock';
import { isAppError, type Fault } from '@/errors/app-error';
import { AuthPage, type Note } from '../components/auth-page';
import { useLoginMessage, clearLoginMessage } from '../hooks/use-login-message';
import { storedSignUpFlow } from '../model/stored-sign-up-flow';
import { restOf, showRefusals } from '../model/refusals';
import { emailAtLogin, emailAtSignUp, EMAIL_RULES } from '../model/email';
import { sendLoginEvent } from '../model/stored-login-flow';

type Credentials = { email: string; password: string };
const CREDENTIAL_NAMES = { password: 'password', email: 'email' } as const;

const loadCalls = () => import(/* webpackMode: "eager" */ '@/api/endpoints/user/login');

type Unfinished = Extract<Fault, { kind: 'gate' }> & { sessionId: string };

const isUnfinished = (fault: Fault): fault is Unfinished =>
  fault.kind === 'gate' && fault.reason === 'UNVERIFIED' && fault.sessionId !== undefined;

function useStartLogin(ask: () => Promise<string>, setError: UseFormSetError<Credentials>) {
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ email, password }: Credentials) => {
      const { startLogin } = await loadCalls();
      return startLogin({ email: email.trim(), password, captcha: await ask() });
    },
    onSuccess: async (answer, { email }) => {
      clearLoginMessage();
      emailAtLogin.keep('');
      const next = sendLoginEvent({ type: 'started', answer, email: email.trim(), now: serviceNow() });
      await router.push(next.step === 'authenticator' ? LOGIN_AUTHENTICATOR : LOGIN_CODES);
    },
    onError: async (error, { email }) => {
      showRefusals(error, CREDENTIAL_NAMES, setError);
      if (!isAppError(error) || !isUnfinished(error.fault)) return;
      const { sessionId, next, remaining } = error.fault;
      storedSignUpFlow.send({ type: 'resumed', sessionId, next, remaining, email: email.trim(), now: serviceNow() });
      await router.push(UNFINISHED_CODES);
    },
  });
}

type Typing = { target: { value: string } };
const STORED_EMAIL_RULES = { ...EMAIL_RULES, onChange: ({ target }: Typing) => emailAtLogin.keep(target.value) };
const RULES = { email: STORED_EMAIL_RULES, password: { required: 'Enter your password.' } };

const NOTES: readonly Note[] = [
  {
    title: 'You need three things to log in',
    text: 'Your password, a code from your phone and a code from your e-mail.',
  },
  {
    title: 'Check the address first',
    text: 'Type it or use your own bookmark. No one at FNX will ask for your password or a code, by phone or in writing.',
  },
  {
    title: 'You stay logged in for up to a day',
    text: 'After that, log in again. Logging out in one tab logs you out of all tabs in this browser.',
  },
];

const Arrived = styled('p')({
  borderInlineStart: `3px solid ${color.gain}`,
  paddingInlineStart: 16,
  marginBlockStart: 20,
});
const Others = styled('p')({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 8 });

/** Shows no error for an empty field before the first submit, because the screen focuses the field when it opens. */
const quietWhileEmpty = (field: UseFormRegisterReturn): UseFormRegisterReturn => ({
  ...field,
  onBlur: async (event: { target: { value: string } }) => {
    if (event.target.value !== '') await field.onBlur(event);
  },
});

function takeOver(email: string): void {
  storedSignUpFlow.restore();
  const isGood = EMAIL_RULES.pattern.value.test(email);
  if (!isGood || storedSignUpFlow.store.get().step === 'codes') return;
  storedSignUpFlow.send({ type: 'email-given', email: email.trim() });
  emailAtSignUp.keep('');
}

export function LoginScreen() {
  const { ask, widget } = useHumanCheck();
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<Credentials>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitted } = formState;
  const login = useStartLogin(ask, setError);
  const arrival = useLoginMessage();
  const knownEmail = arrival?.email;
  useEffect(() => {
    const stored = emailAtLogin.read() || knownEmail;
    if (stored && getValues('email') === '') setValue('email', stored);
  }, [knownEmail, getValues, setValue]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () =>
      focusOnArrival(() => {
        const missing = getValues('email') ? 'password' : 'email';
        return form.current?.querySelector<HTMLElement>(`[name=${missing}]`);
      }),
    [getValues],
  );
  const quiet = (field: UseFormRegisterReturn) => (isSubmitted ? field : quietWhileEmpty(field));
  const submit = handleSubmit(useOneAtATime(login.mutateAsync));
  return (
    <AuthPage title="Log in" lead="We then send one code to your phone and one to your e-mail." notes={NOTES}>
      {arrival && <Arrived role="status">{arrival.text}</Arrived>}
      <Form ref={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          error={errors.email?.message}
          {...quiet(register('email', RULES.email))}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          maxLength={128}
          error={errors.password?.message}
          {...quiet(register('password', RULES.password))}
        />
        {widget}
        <FormError error={restOf(login.error, CREDENTIAL_NAMES)} onRetry={() => void submit()} />
        <SubmitButton isBusy={login.isPending}>Log in</SubmitButton>
        <Others>
          <AppLink href={FORGOT_PASSWORD}>Forgot your password?</AppLink>
          <AppLink href={SIGN_UP} onClick={() => takeOver(getValues('email'))}>
            Open an account
          </AppLink>
        </Others>
      </Form>
    </AuthPage>
  );
}
