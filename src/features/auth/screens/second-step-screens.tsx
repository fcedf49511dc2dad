import { AppError } from '@/errors/app-error';
import { AuthPage } from '../components/auth-page';
import { SecondFactorForm } from '@/parts/one-time-code/second-factor-form';
import { LOGIN } from '@/config/routes';
import { AUTHENTICATOR_NOTES } from '../components/code-notes';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { useVerifyLogin } from '../hooks/use-verify-login';
import { keptLogin } from '../model/kept-login';
import type { PendingLogin } from '../model/login-flow';
import { NextStep } from '../components/next-step';
import { CodesForm } from '../components/codes-form';

const NoLogin = ({ title }: { title: string }) => (
  <AuthPage title={title} lead="There is no login in progress in this tab, so there is no code to enter.">
    <NextStep href={LOGIN} label="Back to login">
      A login works only in the tab where you started it.
    </NextStep>
  </AuthPage>
);

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

export function CodesScreen() {
  const flow = useKeptFlow(keptLogin);
  if (!flow) return null;
  return flow.step === 'codes' ? <CodesForm flow={flow} /> : <NoLogin title="Enter your codes" />;
}
