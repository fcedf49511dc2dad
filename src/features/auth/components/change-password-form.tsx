import { useMutation, useQuery } from '@tanstack/react-query';
import { useController, useForm, useWatch, type Control, type UseFormSetError } from 'react-hook-form';
import { profileQuery } from '@/api/endpoints/user/profile';
import { changeOwnPassword } from '@/api/endpoints/user/password';
import { fieldMessagesOf } from '@/errors/text/calls';
import { CodeField } from '@/ui/form/code-field';
import { Form } from '@/ui/form/form';
import { PasswordField } from '@/ui/form/password-field';
import { SubmitButton } from '@/ui/form/submit-button';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { restOf, showRefusals } from '../model/refusals';
import { NEW_PASSWORD_RULES, NewPasswordField } from './new-password-field';

type Values = { oldPassword: string; newPassword: string; totp: string };
const NAMES = { oldPassword: 'oldPassword', newPassword: 'newPassword', totp: 'totp' } as const;

const FORM = { mode: 'onTouched', defaultValues: { oldPassword: '', newPassword: '', totp: '' } } as const;

const usePasswordChange = (onChanged: () => void, setError: UseFormSetError<Values>) =>
  useMutation({
    mutationFn: ({ totp, ...passwords }: Values) => changeOwnPassword({ ...passwords, ...(totp !== '' && { totp }) }),
    onSuccess: onChanged,
    onError: (error) => showRefusals(error, NAMES, setError),
  });

export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { register, control, handleSubmit, setError, formState } = useForm<Values>(FORM);
  const profile = useQuery(profileQuery).data;
  const change = usePasswordChange(onChanged, setError);
  // The field is also shown after an error for `totp`, because the profile may be missing or outdated.
  const needsTotp = profile?.twoFactorEnabled === true || 'totp' in fieldMessagesOf(change.error);
  const submit = handleSubmit(useOneAtATime(change.mutateAsync));
  const typed = useWatch({ control, name: 'newPassword' });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <input type="email" name="username" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        maxLength={128}
        error={formState.errors.oldPassword?.message}
        {...register('oldPassword', { required: 'Enter your current password.' })}
      />
      <NewPasswordField
        label="New password"
        typed={typed}
        error={formState.errors.newPassword?.message}
        {...register('newPassword', NEW_PASSWORD_RULES)}
      />
      {needsTotp && <Totp control={control} />}
      <FormError error={restOf(change.error, NAMES)} onRetry={() => void submit()} />
      <SubmitButton isBusy={change.isPending}>Change password</SubmitButton>
    </Form>
  );
}

function Totp({ control }: { control: Control<Values> }) {
  const rules = { pattern: { value: /^\d{6}$/, message: 'Enter the 6 digits of your authenticator app.' } };
  const { field, fieldState } = useController({
    control,
    name: 'totp',
    rules: { required: rules.pattern.message, ...rules },
  });
  const { onChange, ...rest } = field;
  return <CodeField label="Authenticator code" error={fieldState.error?.message} {...rest} onValue={onChange} />;
}
