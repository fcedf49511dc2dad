import { useState, type ReactNode, useEffect, useRef, type FormEvent } from 'react';
import { TextButton } from '@/ui/button/button';
import { type SubmitLook, SubmitButton } from '@/ui/form/submit-button';
import { Actions } from '@/ui/layout/actions';
import { Form } from '@/ui/form/form';
import { TextField } from '@/ui/form/text-field';
import { FormError } from '@/ui/state/form-error';
import { focusOnArrival } from '@/utils/focus-on-arrival';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { CodeForm } from './code-form';
import { codeErrors } from './code-errors';

const MAX_LENGTH = 40;

type RecoveryCodeFormProps = {
  action: string;
  button?: SubmitLook;
  verification: {
    mutateAsync: (given: { recoveryCode: string }) => Promise<unknown>;
    error: unknown;
    isPending: boolean;
  };
  children?: ReactNode;
};

function useRecoveryCode(verify: RecoveryCodeFormProps['verification']['mutateAsync']) {
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const verifyOnce = useOneAtATime(verify);
  const recoveryCode = typed.trim();
  useEffect(() => focusOnArrival(() => field.current), []);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (recoveryCode === '') field.current?.focus();
    else verifyOnce({ recoveryCode });
  };
  return { field, typed, setTyped, isMissing: wasTried && recoveryCode === '', submit };
}

function RecoveryCodeForm({ action, button, verification, children }: RecoveryCodeFormProps) {
  const { field, typed, setTyped, isMissing, submit } = useRecoveryCode(verification.mutateAsync);
  const refused = codeErrors(verification.error, ['recoveryCode']).recoveryCode;
  return (
    <Form onSubmit={submit}>
      <TextField
        ref={field}
        label="Recovery code"
        hint="One of the codes you saved when you turned on two-factor. Each works once."
        error={isMissing ? 'Enter one of your recovery codes.' : refused}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <FormError error={refused ? null : verification.error} onRetry={() => submit()} />
      <SubmitButton isBusy={verification.isPending} button={button}>
        {action}
      </SubmitButton>
      {children}
    </Form>
  );
}

export type SecondFactor = { totp?: string; recoveryCode?: string };

type Props = {
  action?: string;
  button?: SubmitLook;
  isSentWhenFull?: boolean;
  verification: {
    mutateAsync: (given: SecondFactor) => Promise<unknown>;
    error: unknown;
    isPending: boolean;
    reset: () => void;
  };
  children?: ReactNode;
};

const TOTP = [{ name: 'totp', label: 'Authenticator code' }] as const;

export function SecondFactorForm({ action = 'Verify', button, isSentWhenFull, verification, children }: Props) {
  const [isAppLost, setAppLost] = useState(false);
  const change = () => {
    if (verification.isPending) return;
    verification.reset();
    setAppLost(!isAppLost);
  };
  const switchLinks = (
    <Actions>
      <TextButton type="button" onClick={change}>
        {isAppLost ? 'Use the authenticator app instead' : 'Use a recovery code instead'}
      </TextButton>
      {children}
    </Actions>
  );
  if (isAppLost) {
    return (
      <RecoveryCodeForm action={action} button={button} verification={verification}>
        {switchLinks}
      </RecoveryCodeForm>
    );
  }
  return (
    <CodeForm codes={TOTP} {...{ action, button, isSentWhenFull }} verification={verification}>
      {switchLinks}
    </CodeForm>
  );
}
