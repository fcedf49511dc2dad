import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useForm, useWatch, type UseFormSetError } from 'react-hook-form';
import { replacePassword } from '@/api/endpoints/user/password';
import { FORGOT_PASSWORD, LOGIN } from '@/config/routes';
import { isAppError } from '@/errors/app-error';
import { AppLink } from '@/ui/app-link';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import type { ForgotFlow } from '../model/forgot-flow';
import { storedForgotFlow } from '../model/stored-forgot-flow';
import { restOf, showRefusals } from '../model/refusals';
import { emailAtLogin } from '../model/email';
import { NEW_PASSWORD_RULES, NewPasswordField } from './new-password-field';

type Values = { password: string };
const NAMES = { password: 'password' } as const;

type PasswordFlow = Extract<ForgotFlow, { step: 'password' }>;

function useReplacement({ token }: PasswordFlow, setError: UseFormSetError<Values>) {
  const router = useRouter();
  return useMutation({
    mutationFn: ({ password }: Values) => replacePassword({ token, password }),
    onSuccess: async () => {
      storedForgotFlow.send({ type: 'replaced' });
      // Removes the e-mail typed at login, so that the login form starts with this account's e-mail.
      emailAtLogin.keep('');
      await router.push(LOGIN);
    },
    onError: (error) => showRefusals(error, NAMES, setError),
  });
}

export function NewPasswordForm({ flow }: { flow: PasswordFlow }) {
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const typed = useWatch({ control, name: 'password' });
  const replacement = useReplacement(flow, setError);
  const submit = handleSubmit(useOneAtATime(replacement.mutateAsync));
  const isOver = isAppError(replacement.error) && replacement.error.fault.kind === 'gone';
  return (
    <Form onSubmit={(event) => void submit(event)}>
      {/* Password managers save the password under this name. */}
      <input type="email" name="username" autoComplete="username" value={flow.email} readOnly hidden />
      <NewPasswordField
        label="New password"
        typed={typed}
        error={formState.errors.password?.message}
        {...register('password', NEW_PASSWORD_RULES)}
      />
      <FormError error={restOf(replacement.error, NAMES)} onRetry={() => void submit()} />
      {isOver && <AppLink href={FORGOT_PASSWORD}>Request a new code</AppLink>}
      <SubmitButton isBusy={replacement.isPending}>Set new password</SubmitButton>
    </Form>
  );
}
