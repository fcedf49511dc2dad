import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useForm } from 'react-hook-form';
import { askForPasswordCode } from '@/api/endpoints/user/password';
import { serviceNow } from '@/utils/service-clock';
import { FORGOT_CODE, LOGIN } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextField } from '@/ui/form/text-field';
import { useHumanCheck } from '@/parts/human-check/use-human-check';
import { FormError } from '@/ui/state/form-error';
import { AuthPage, type Note } from '../components/auth-page';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { EMAIL_RULES } from '../model/email';
import { keptForgot } from '../model/kept-forgot';
import { restOf, showRefusals } from '../model/refusals';

const NOTES: readonly Note[] = [
  {
    title: 'The answer is always the same',
    words:
      'Whether an account has this e-mail or not, you will read that a code was sent. Otherwise anybody could find out who banks here.',
  },
  {
    title: 'What a new password does',
    words:
      'It ends every session, in this browser and all others, and you log in again. Your shares, your linked wallet and your settings stay as they are.',
  },
  {
    title: 'What it does not do',
    words:
      'It opens no wallet. The keys of a wallet are kept by you alone; no password of ours reaches them, and we cannot bring them back.',
  },
  {
    title: 'No access to that mailbox?',
    words: (
      <>
        Then the <AppLink href="/contactus">shareholder office</AppLink> has to see who you are. Have your identity
        document ready; it takes some days, on purpose.
      </>
    ),
  },
];

type Values = { email: string };
const NAMES = { email: 'email' } as const;

export function ForgotPasswordScreen() {
  return (
    <AuthPage
      title="Forgot your password?"
      lead="Tell us the e-mail of your account. A code and a link to choose a new password go there."
      notes={NOTES}
    >
      <EmailForm />
      <p style={{ marginBlockStart: 20 }}>
        <AppLink href={LOGIN}>Back to log in</AppLink>
      </p>
    </AuthPage>
  );
}

function EmailForm() {
  const router = useRouter();
  const { ask, widget } = useHumanCheck();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const request = useMutation({
    mutationFn: async ({ email }: Values) => askForPasswordCode({ email: email.trim(), captcha: await ask() }),
    onSuccess: async (answer, { email }) => {
      keptForgot.send({ type: 'asked', answer, email: email.trim(), now: serviceNow() });
      await router.push(FORGOT_CODE);
    },
    onError: (error) => showRefusals(error, NAMES, setError),
  });
  const submit = handleSubmit(useOneAtATime(request.mutateAsync));
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        error={formState.errors.email?.message}
        {...register('email', EMAIL_RULES)}
      />
      {widget}
      <FormError error={restOf(request.error, NAMES)} onRetry={() => void submit()} />
      <SubmitButton isBusy={request.isPending}>Send code</SubmitButton>
    </Form>
  );
}
