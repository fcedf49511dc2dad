import { useState, type ReactNode } from 'react';
import { TextButton } from '@/ui/button/button';
import type { SubmitLook } from '@/ui/form/submit-button';
import { Actions } from '@/ui/layout/actions';
import { CodeForm } from './code-form';
import { RecoveryCodeForm } from './recovery-code-form';

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
  const ways = (
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
        {ways}
      </RecoveryCodeForm>
    );
  }
  return (
    <CodeForm codes={TOTP} {...{ action, button, isSentWhenFull }} verification={verification}>
      {ways}
    </CodeForm>
  );
}
