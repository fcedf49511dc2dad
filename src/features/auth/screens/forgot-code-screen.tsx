import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { resendPasswordCode, verifyPasswordCode } from '@/api/endpoints/user/password';
import { serviceNow } from '@/utils/service-clock';
import { FORGOT_PASSWORD, NEW_PASSWORD } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { AuthPage, type Note } from '../components/auth-page';
import { CodeForm } from '@/parts/one-time-code/code-form';
import { ForgotState } from '../components/forgot-state';
import { ResendCode } from '@/parts/one-time-code/resend-code';
import { useStoredFlow } from '../hooks/use-stored-flow';
import type { PendingCode } from '../model/forgot-flow';
import { storedForgotFlow } from '../model/stored-forgot-flow';

const NOTES: readonly Note[] = [
  {
    title: 'Nothing has arrived?',
    text: 'E-mail can take a minute, and may go to spam. If nothing arrives, the address may not be the one for your account: check the dots and the ending.',
  },
  {
    title: 'Use the link instead',
    text: 'The e-mail also has a link. It works once, on any device, for thirty minutes or until we send a newer one. You don’t need the code then.',
  },
  {
    title: 'Didn’t request this?',
    text: 'Someone entered your e-mail. As long as no one else can read your e-mail, nothing happens and your old password still works. Don’t share the code with anyone.',
  },
  {
    title: 'Five tries',
    text: 'After five wrong tries the code stops working. Ten in an hour, including wrong logins, lock the account for fifteen minutes.',
  },
];

export function ForgotCodeScreen() {
  return (
    <AuthPage
      title="Check your inbox"
      lead="If an account has that address, we have sent a 6-digit code. It works for 10 minutes."
      notes={NOTES}
    >
      <Step />
    </AuthPage>
  );
}

function Step() {
  const flow = useStoredFlow(storedForgotFlow);
  if (!flow) return null;
  return flow.step === 'code' ? <ForgotCodeForm pending={flow.pending} /> : <ForgotState flow={flow} />;
}

function ForgotCodeForm({ pending }: { pending: PendingCode }) {
  const { sessionId, emailMasked, resendAt } = pending;
  const router = useRouter();
  const verification = useMutation({
    mutationFn: ({ otp = '' }: { otp?: string }) => verifyPasswordCode({ sessionId, otp }),
    onSuccess: async ({ resetToken }) => {
      const flow = storedForgotFlow.send({ type: 'verified', sessionId, token: resetToken });
      if (flow.step === 'password' && flow.token === resetToken) await router.push(NEW_PASSWORD);
    },
  });
  return (
    <CodeForm
      codes={[{ name: 'otp', label: 'E-mail code', hint: `Sent to ${emailMasked}` }]}
      verification={verification}
    >
      <ResendCode
        channel="email"
        resendAt={resendAt}
        send={() => resendPasswordCode(sessionId)}
        onWait={(seconds) => storedForgotFlow.send({ type: 'resent', resendAfter: seconds, now: serviceNow() })}
      />
      <AppLink href={FORGOT_PASSWORD}>Use another e-mail</AppLink>
    </CodeForm>
  );
}
