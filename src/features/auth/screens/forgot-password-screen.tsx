import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useForm, type UseFormSetError } from 'react-hook-form';
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
import { storedForgotFlow } from '../model/stored-forgot-flow';
import { restOf, showRefusals } from '../model/refusals';

const NOTES: readonly Note[] = [
  {
    title: 'You always see the same answer',
    text: 'Whether or not an account uses this e-mail, we say that a code was sent. Otherwise anyone could find out who has an account.',
  },
  {
    title: 'What a new password does',
    text: 'It logs you out everywhere, and you log in again. Your shares, linked wallet and settings stay as they are.',
  },
  {
    title: 'What it does not do',
    text: 'It does not open your wallet. Only you hold your wallet’s keys. Your FNX password gives no access to them, and we can’t restore them.',
  },
  {
    title: 'No access to that e-mail?',
    text: (
      <>
        Write to the <AppLink href="/contactus">shareholder office</AppLink>. We must verify your identity first. Have
        your ID ready. For your safety, this takes a few days.
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
      lead="Enter your account’s e-mail. We will send a code and a link to choose a new password."
      notes={NOTES}
    >
      <EmailForm />
      <p style={{ marginBlockStart: 20 }}>
        <AppLink href={LOGIN}>Back to login</AppLink>
      </p>
    </AuthPage>
  );
}

function useCodeRequest(ask: () => Promise<string>, setError: UseFormSetError<Values>) {
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ email }: Values) => askForPasswordCode({ email: email.trim(), captcha: await ask() }),
    onSuccess: async (answer, { email }) => {
      storedForgotFlow.send({ type: 'asked', answer, email: email.trim(), now: serviceNow() });
      await router.push(FORGOT_CODE);
    },
    onError: (error) => showRefusals(error, NAMES, setError),
  });
}

function EmailForm() {
  const { ask, widget } = useHumanCheck();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const request = useCodeRequest(ask, setError);
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
