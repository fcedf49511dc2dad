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
import { useKeptFlow } from '../hooks/use-kept-flow';
import type { PendingCode } from '../model/forgot-flow';
import { keptForgot } from '../model/kept-forgot';

const NOTES: readonly Note[] = [
  {
    title: 'Nothing has arrived?',
    words:
      'Mail needs a minute at times, and filters put it aside. If it stays away, the address may be another than the one of your account: a dot or an ending is easily mistaken.',
  },
  {
    title: 'The link does the same',
    words:
      'The mail holds an address of this site as well. It works once, for half an hour or until a newer mail is sent, also on another device, and does without these digits.',
  },
  {
    title: 'You did not ask?',
    words:
      'Then somebody typed your e-mail. As long as nobody reads your mailbox, nothing happens: the old password goes on working. Tell nobody the digits, whoever they say they are.',
  },
  {
    title: 'Wrong tries count',
    words:
      'A code is spent after five of them. Ten in an hour, together with those of logging in, lock the account for fifteen minutes.',
  },
];

export function ForgotCodeScreen() {
  return (
    <AuthPage
      title="Check your e-mail"
      lead="If an account has that address, a code with 6 digits is on its way. It works for 10 minutes."
      notes={NOTES}
    >
      <Step />
    </AuthPage>
  );
}

function Step() {
  const flow = useKeptFlow(keptForgot);
  if (!flow) return null;
  return flow.step === 'code' ? <ForgotCodeForm pending={flow.pending} /> : <ForgotState flow={flow} />;
}

function ForgotCodeForm({ pending }: { pending: PendingCode }) {
  const { sessionId, emailMasked, resendAt } = pending;
  const router = useRouter();
  const verification = useMutation({
    mutationFn: ({ otp = '' }: { otp?: string }) => verifyPasswordCode({ sessionId, otp }),
    onSuccess: async ({ resetToken }) => {
      keptForgot.send({ type: 'verified', token: resetToken });
      await router.push(NEW_PASSWORD);
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
        onWait={(seconds) => keptForgot.send({ type: 'resent', resendAfter: seconds, now: serviceNow() })}
      />
      <AppLink href={FORGOT_PASSWORD}>Use another e-mail</AppLink>
    </CodeForm>
  );
}
