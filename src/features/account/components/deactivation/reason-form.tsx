import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { DeactivationStarted } from '@/api/endpoints/user/deactivation';
import { profileQuery } from '@/api/endpoints/user/profile';
import { TextButton } from '@/ui/button/button';
import { Form } from '@/ui/form/form';
import { PasswordField } from '@/ui/form/password-field';
import { SelectField } from '@/ui/form/select-field';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextArea } from '@/ui/form/text-area';
import { Actions } from '@/ui/layout/actions';
import { FormError } from '@/ui/state/form-error';
import { useReasonForm } from '../../hooks/use-reason-form';
import type { Draft } from '../../model/deactivation-flow';
import { MAX_MORE_LENGTH, REASON_OPTIONS } from '../../model/deactivation-text';

type Props = {
  draft: Draft;
  onWrite: (draft: Draft) => void;
  onStarted: (answer: DeactivationStarted) => void;
  onLeave: () => void;
};

/** Asks for the password, so that someone who finds the browser logged in cannot deactivate the account. */
export function ReasonForm({ draft, onWrite, onStarted, onLeave }: Props) {
  const email = useQuery(profileQuery).data?.email ?? '';
  const { form, password, setPassword, errorOf, rest, isPending, submit } = useReasonForm(draft, onStarted);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return (
    <Form ref={form} onSubmit={onSubmit}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <SelectField
        label="Reason"
        name="reason"
        options={REASON_OPTIONS}
        error={errorOf('reason')}
        value={draft.reason}
        onChange={({ target }) => onWrite({ ...draft, reason: target.value })}
      />
      <TextArea
        label="In your own words"
        name="more"
        hint="What could we have done better?"
        maxLength={MAX_MORE_LENGTH}
        error={errorOf('more')}
        value={draft.more}
        onChange={({ target }) => onWrite({ ...draft, more: target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={128}
        error={errorOf('password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <FormError error={rest} onRetry={submit} />
      <SubmitButton isBusy={isPending}>Send code</SubmitButton>
      <Actions>
        <TextButton type="button" onClick={onLeave}>
          Keep my account
        </TextButton>
      </Actions>
    </Form>
  );
}
