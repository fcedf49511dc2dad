import { AppError } from '@/errors/app-error';
import { AuthPage } from '../components/auth-page';
import { SecondFactorForm } from '@/parts/one-time-code/second-factor-form';
import { AUTHENTICATOR_NOTES } from '../components/login-notes';
import { NoLogin } from '../components/no-login';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { useVerifyLogin } from '../hooks/use-verify-login';
import { keptLogin } from '../model/kept-login';
import type { PendingLogin } from '../model/login-flow';

const TITLE = 'Enter your authenticator code';

export function AuthenticatorScreen() {
  const flow = useKeptFlow(keptLogin);
  if (!flow) return null;
  return flow.step === 'authenticator' ? <AuthenticatorForm login={flow.login} /> : <NoLogin title={TITLE} />;
}

function AuthenticatorForm({ login }: { login: PendingLogin }) {
  const verification = useVerifyLogin(login, () => {
    throw new AppError({ kind: 'protocol', reason: 'shape' });
  });
  return (
    <AuthPage
      title={TITLE}
      lead="Open your authenticator app and enter the code for this account. If you don’t have the app, use a recovery code."
      notes={AUTHENTICATOR_NOTES}
    >
      <SecondFactorForm isSentWhenFull verification={verification} />
    </AuthPage>
  );
}
