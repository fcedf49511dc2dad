import { useRouter } from 'next/router';
import { AppError } from '@/errors/app-error';
import { SecondFactorForm } from '@/parts/one-time-code/second-factor-form';
import { LOGIN, LOGIN_AUTHENTICATOR } from '@/config/routes';
import { resendLoginCode } from '@/api/endpoints/user/login';
import { AppLink } from '@/ui/app-link';
import { serviceNow } from '@/utils/service-clock';
import { CodeForm } from '@/parts/one-time-code/code-form';
import { ResendCode } from '@/parts/one-time-code/resend-code';
import { AuthPage } from '../components/auth-page';
import { AUTHENTICATOR_NOTES, CODE_NOTES } from '../components/code-notes';
import { useStoredFlow } from '../hooks/use-stored-flow';
import { useVerifyLogin } from '../hooks/use-verify-login';
import { storedLoginFlow, sendLoginEvent } from '../model/stored-login-flow';
import type { PendingLogin, LoginFlow } from '../model/login-flow';
import { NextStep } from '../components/next-step';
import type { CodeChannel } from '../model/pending-codes';

type CodesStep = Extract<LoginFlow, { step: 'codes' }>;

const FIELD_OF = { phone: 'phoneOtp', email: 'emailOtp' } as const;
const LABELS: Record<CodeChannel, string> = { phone: 'Phone code', email: 'E-mail code' };

const sentTo = (channel: CodeChannel, { phoneMasked, emailMasked }: PendingLogin) =>
  `Sent to ${channel === 'phone' ? phoneMasked : emailMasked}`;

function CodesForm({ flow }: { flow: CodesStep }) {
  const { login, channels } = flow;
  const router = useRouter();
  const verification = useVerifyLogin(login, async (remaining) => {
    const { sessionId } = login;
    const next = sendLoginEvent({ type: 'partly-verified', sessionId, remaining });
    if (next.step === 'authenticator' && next.login.sessionId === sessionId) await router.push(LOGIN_AUTHENTICATOR);
  });
  const codes = channels.map((channel) => ({
    name: FIELD_OF[channel],
    label: LABELS[channel],
    hint: sentTo(channel, login),
    isTexted: channel === 'phone',
    below: (
      <ResendCode
        channel={channel}
        resendAt={login.resendAt[channel]}
        send={() => resendLoginCode({ sessionId: login.sessionId, channel })}
        onWait={(seconds) => sendLoginEvent({ type: 'resent', channel, resendAfter: seconds, now: serviceNow() })}
      />
    ),
  }));
  return (
    <AuthPage title="Enter your codes" lead="Each code has 6 digits and works for 10 minutes." notes={CODE_NOTES}>
      <CodeForm codes={codes} isSentWhenFull verification={verification}>
        <AppLink href={LOGIN}>Use another account</AppLink>
      </CodeForm>
    </AuthPage>
  );
}

const NoLogin = ({ title }: { title: string }) => (
  <AuthPage title={title} lead="There is no login in progress in this tab, so there is no code to enter.">
    <NextStep href={LOGIN} label="Back to login">
      A login works only in the tab where you started it.
    </NextStep>
  </AuthPage>
);

const TITLE = 'Enter your authenticator code';

export function AuthenticatorScreen() {
  const flow = useStoredFlow(storedLoginFlow);
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
  const flow = useStoredFlow(storedLoginFlow);
  if (!flow) return null;
  return flow.step === 'codes' ? <CodesForm flow={flow} /> : <NoLogin title="Enter your codes" />;
}
