import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { FORGOT_PASSWORD, SIGN_UP } from '@/config/routes';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Form } from '@/ui/form/form';
import { PasswordField } from '@/ui/form/password-field';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextField } from '@/ui/form/text-field';
import { useHumanCheck } from '@/parts/human-check/use-human-check';
import { FormError } from '@/ui/state/form-error';
import { AuthPage, type Note } from '../components/auth-page';
import { useArrival } from '../hooks/use-arrival';
import { CREDENTIAL_NAMES, useStartLogin, type Credentials } from '../hooks/use-start-login';
import { focusOnArrival } from '@/utils/focus-on-arrival';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { keptSignUp } from '../model/kept-sign-up';
import { restOf } from '../model/refusals';
import { emailAtLogin, emailAtSignUp, EMAIL_RULES } from '../model/email';

type Typing = { target: { value: string } };
const KEPT_EMAIL = { ...EMAIL_RULES, onChange: ({ target }: Typing) => emailAtLogin.keep(target.value) };
const RULES = { email: KEPT_EMAIL, password: { required: 'Enter your password.' } };

const NOTES: readonly Note[] = [
  {
    title: 'You need three things to log in',
    words: 'Your password, a code from your phone and a code from your e-mail.',
  },
  {
    title: 'Check the address first',
    words:
      'Type it or use your own bookmark. No one at FNX will ask for your password or a code, by phone or in writing.',
  },
  {
    title: 'You stay logged in for up to a day',
    words: 'After that, log in again. Logging out in one tab logs you out of all tabs in this browser.',
  },
];

const Arrived = styled('p')({
  borderInlineStart: `3px solid ${color.gain}`,
  paddingInlineStart: 16,
  marginBlockStart: 20,
});
const Others = styled('p')({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 8 });

/** The screen focuses a field when it opens. Leaving that field empty shows no error before the first submit. */
const quietWhileEmpty = (field: UseFormRegisterReturn): UseFormRegisterReturn => ({
  ...field,
  onBlur: async (event: { target: { value: string } }) => {
    if (event.target.value !== '') await field.onBlur(event);
  },
});

function takeOver(email: string): void {
  keptSignUp.restore();
  const isGood = EMAIL_RULES.pattern.value.test(email);
  if (!isGood || keptSignUp.store.get().step === 'codes') return;
  keptSignUp.send({ type: 'email-given', email: email.trim() });
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
  const arrival = useArrival();
  const knownEmail = arrival?.email;
  useEffect(() => {
    const kept = emailAtLogin.read() || knownEmail;
    if (kept && getValues('email') === '') setValue('email', kept);
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
      {arrival && <Arrived role="status">{arrival.words}</Arrived>}
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
