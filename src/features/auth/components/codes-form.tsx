import { useRouter } from 'next/router';
import { resendLoginCode } from '@/api/endpoints/user/login';
import { LOGIN, LOGIN_AUTHENTICATOR } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { serviceNow } from '@/utils/service-clock';
import { useVerifyLogin } from '../hooks/use-verify-login';
import { sendLoginEvent } from '../model/kept-login';
import type { LoginFlow, PendingLogin } from '../model/login-flow';
import type { CodeChannel } from '../model/pending-codes';
import { AuthPage } from './auth-page';
import { CodeForm } from '@/parts/one-time-code/code-form';
import { CODE_NOTES } from './code-notes';
import { ResendCode } from '@/parts/one-time-code/resend-code';

type CodesStep = Extract<LoginFlow, { step: 'codes' }>;

const FIELD_OF = { phone: 'phoneOtp', email: 'emailOtp' } as const;
const LABELS: Record<CodeChannel, string> = { phone: 'Phone code', email: 'E-mail code' };

const sentTo = (channel: CodeChannel, { phoneMasked, emailMasked }: PendingLogin) =>
  `Sent to ${channel === 'phone' ? phoneMasked : emailMasked}`;

export function CodesForm({ flow }: { flow: CodesStep }) {
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
