import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { verifyLoginCodes } from '@/api/endpoints/login';
import { AppError } from '@/errors/app-error';
import { CodeField } from '@/ui/form/code-field';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { FormError } from '@/ui/state/form-error';
import { AuthPage } from '../components/auth-page';
import { AUTHENTICATOR_NOTES } from '../components/login-notes';
import { NoLogin } from '../components/no-login';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { codeErrors } from '../model/code-errors';
import { finishLogin } from '../model/finish-login';
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
  const verify = useMutation({
    mutationFn: async () => {
      const answer = await verifyLoginCodes({ sessionId: login.sessionId, totp });
      if (!('token' in answer)) throw new AppError({ kind: 'protocol', reason: 'shape' });
      finishLogin(answer.token, login.email);
    },
  });
  const refused = codeErrors(verify.error, ['totp']);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole) event.currentTarget.querySelector('input')?.focus();
    else if (!verify.isPending) verify.mutate();
  };
  return (
    <AuthPage title={TITLE} lead="Open your authenticator app and type the code that it shows for this account." notes={AUTHENTICATOR_NOTES}>
      <Form onSubmit={submit}>
        <CodeField
          label="Authenticator code"
          name="totp"
          error={wasTried && !isWhole ? 'Enter the 6 digits of the code.' : refused.totp}
          value={totp}
          onValue={setTotp}
        />
        <FormError error={refused.totp ? null : verify.error} />
        <SubmitButton isBusy={verify.isPending}>Verify</SubmitButton>
      </Form>
    </AuthPage>
  );
}
