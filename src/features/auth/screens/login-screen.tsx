import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useForm } from 'react-hook-form';
import { startLogin } from '@/api/endpoints/login';
import { serviceNow } from '@/api/service-clock';
import { LOGIN_AUTHENTICATOR, LOGIN_CODES } from '@/config/routes';
import { fieldMessagesOf } from '@/errors/catalogue';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextField } from '@/ui/form/text-field';
import { Narrow, PageTitle } from '@/ui/layout/page';
import { FormError } from '@/ui/state/form-error';
import { useHumanCheck } from '@/ui/human-check/use-human-check';
import { sendLoginEvent } from '../model/kept-login';

type Credentials = { email: string; password: string };

const RULES = {
  email: {
    required: 'Enter your e-mail address.',
    pattern: { value: /^[^\s@]+@[^\s@]+$/, message: 'Enter an e-mail address such as name@example.com.' },
  },
  password: { required: 'Enter your password.' },
};

export function LoginScreen() {
  const router = useRouter();
  const { ask, widget } = useHumanCheck();
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const login = useMutation({
    mutationFn: async ({ email, password }: Credentials) =>
      startLogin({ email: email.trim(), password, captcha: await ask() }),
    onSuccess: async (answer, { email }) => {
      const next = sendLoginEvent({ type: 'started', answer, email: email.trim(), now: serviceNow() });
      await router.push(next.step === 'authenticator' ? LOGIN_AUTHENTICATOR : LOGIN_CODES);
    },
    onError: (error) => {
      const { email, password } = fieldMessagesOf(error);
      if (password) setError('password', { message: password }, { shouldFocus: true });
      if (email) setError('email', { message: email }, { shouldFocus: true });
    },
  });
  const refused = fieldMessagesOf(login.error);
  const submit = handleSubmit((values) => {
    if (!login.isPending) login.mutate(values);
  });
  return (
    <Narrow>
      <PageTitle>Log in</PageTitle>
      <p>We then send one code to your phone and one to your e-mail.</p>
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          error={errors.email?.message}
          {...register('email', RULES.email)}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          error={errors.password?.message}
          {...register('password', RULES.password)}
        />
        {widget}
        <FormError error={refused.email || refused.password ? null : login.error} />
        <SubmitButton isBusy={login.isPending}>Log in</SubmitButton>
      </Form>
    </Narrow>
  );
}
