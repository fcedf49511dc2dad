import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form } from '@/ui/form/form';
import { SubmitButton, type SubmitLook } from '@/ui/form/submit-button';
import { TextField } from '@/ui/form/text-field';
import { FormError } from '@/ui/state/form-error';
import { focusOnArrival } from '@/utils/focus-on-arrival';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { codeErrors } from './code-errors';

const LONGEST = 40;

type Props = {
  action: string;
  button?: SubmitLook;
  verification: {
    mutateAsync: (given: { recoveryCode: string }) => Promise<unknown>;
    error: unknown;
    isPending: boolean;
  };
  children?: ReactNode;
};

export function RecoveryCodeForm({ action, button, verification, children }: Props) {
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const verifyOnce = useOneAtATime(verification.mutateAsync);
  const recoveryCode = typed.trim();
  const refused = codeErrors(verification.error, ['recoveryCode']).recoveryCode;
  useEffect(() => focusOnArrival(() => field.current), []);
  const verify = () => {
    setTried(true);
    if (recoveryCode === '') field.current?.focus();
    else verifyOnce({ recoveryCode });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    verify();
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        ref={field}
        label="Recovery code"
        hint="One of the codes you saved when you turned on two-factor. Each works once."
        error={wasTried && recoveryCode === '' ? 'Enter one of your recovery codes.' : refused}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <FormError error={refused ? null : verification.error} onRetry={verify} />
      <SubmitButton isBusy={verification.isPending} button={button}>
        {action}
      </SubmitButton>
      {children}
    </Form>
  );
}
