import { useState, type FormEvent } from 'react';
import { AppError } from '@/errors/app-error';
import { CodeField } from '@/ui/form/code-field';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/use-one-at-a-time';
import { AuthPage } from '../components/auth-page';
import { AUTHENTICATOR_NOTES } from '../components/login-notes';
import { NoLogin } from '../components/no-login';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { useVerifyLogin } from '../hooks/use-verify-login';
import { codeErrors } from '../model/code-errors';
import { keptLogin } from '../model/kept-login';
import type { PendingLogin } from '../model/login-flow';

const TITLE = 'Enter your authenticator code';

/** The last step of a login where two-factor is on. */
export function AuthenticatorScreen() {
  const flow = useKeptFlow(keptLogin);
  if (!flow) return null;
  return flow.step === 'authenticator' ? <AuthenticatorForm login={flow.login} /> : <NoLogin title={TITLE} />;
}

function AuthenticatorForm({ login }: { login: PendingLogin }) {
  const [totp, setTotp] = useState('');
  const [wasTried, setTried] = useState(false);
  const isWhole = /^\d{6}$/.test(totp);
  const verify = useVerifyLogin(login, () => {
    throw new AppError({ kind: 'protocol', reason: 'shape' });
  });
  const send = useOneAtATime(verify.mutateAsync);
  const refused = codeErrors(verify.error, ['totp']);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole) event.currentTarget.querySelector('input')?.focus();
    else send({ totp });
  };
  return (
    <AuthPage
      title={TITLE}
      lead="Open your authenticator app and type the code that it shows for this account."
      notes={AUTHENTICATOR_NOTES}
    >
      <Form onSubmit={submit}>
        <CodeField
          label="Authenticator code"
          name="totp"
          error={wasTried && !isWhole ? 'Enter the 6 digits of the code.' : refused.totp}
          value={totp}
          onValue={setTotp}
        />
        <FormError error={refused.totp ? null : verify.error} onRetry={() => send({ totp })} />
        <SubmitButton isBusy={verify.isPending}>Verify</SubmitButton>
      </Form>
    </AuthPage>
  );
}
