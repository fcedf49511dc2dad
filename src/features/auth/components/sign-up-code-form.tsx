import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import type { DataOf, verifyPhoneOtp } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { resendSignUpCode, verifySignUpCode } from '@/api/endpoints/user/sign-up';
import { serviceNow } from '@/utils/service-clock';
import { LOGIN } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { isAppError } from '@/errors/app-error';
import { finishLogin } from '../model/finish-login';
import { storedSignUpFlow } from '../model/stored-sign-up-flow';
import type { CodeChannel, PendingCodes } from '../model/pending-codes';
import type { SignUpFlow } from '../model/sign-up-flow';
import { emailAtLogin } from '../model/email';
import { CodeForm } from '@/parts/one-time-code/code-form';
import { ResendCode } from '@/parts/one-time-code/resend-code';

const NAMES = {
  phone: {
    label: 'Phone code',
    verify: 'Verify phone',
    sentTo: ({ phoneMasked }: PendingCodes) => phoneMasked || 'your phone',
  },
  email: {
    label: 'E-mail code',
    verify: 'Verify e-mail',
    sentTo: ({ emailMasked, email }: PendingCodes) => emailMasked || email,
  },
} as const;

type Props = { channel: CodeChannel; signUp: PendingCodes; onVerified?: (next: SignUpFlow) => void };

export function SignUpCodeForm({ channel, signUp, onVerified }: Props) {
  const verification = useVerification(channel, signUp, onVerified);
  const { label, verify, sentTo } = NAMES[channel];
  return (
    <CodeForm
      codes={[{ name: 'otp', label, hint: `Sent to ${sentTo(signUp)}`, isTexted: channel === 'phone' }]}
      action={verify}
      isSentWhenFull
      verification={verification}
    >
      <ResendCode
        channel={channel}
        resendAt={signUp.resendAt[channel]}
        send={() => resendSignUpCode(channel, signUp.sessionId)}
        onWait={(seconds) =>
          storedSignUpFlow.send({ type: 'resent', channel, resendAfter: seconds, now: serviceNow() })
        }
      />
    </CodeForm>
  );
}

function useVerification(
  channel: CodeChannel,
  { sessionId, email }: PendingCodes,
  onVerified?: (next: SignUpFlow) => void,
) {
  const router = useRouter();
  const client = useQueryClient();
  const isMember = useSession().state === 'authenticated';
  return useMutation({
    mutationFn: ({ otp = '' }: { otp?: string }) => verifySignUpCode(channel, { sessionId, otp }).catch(acceptedBefore),
    onSuccess: async ({ next, token }) => {
      // The profile is refetched before the screen shows success, because a member's access checks read it.
      if (isMember && next.toUpperCase() === 'DONE') {
        await client.refetchQueries({ queryKey: profileQuery.queryKey });
        storedSignUpFlow.send({ type: 'restarted' });
        return;
      }
      const flow = storedSignUpFlow.send({ type: 'verified', sessionId, channel, next });
      if (flow.step !== 'done') {
        onVerified?.(flow);
        return;
      }
      emailAtLogin.keep('');
      await router.push(LOGIN);
      // The guard then opens the landing page. If the browser cannot store the token, the login page remains.
      if (token && !isMember && flow.email === email) finishLogin(token, email);
    },
  });
}

/**
 * Handles a code that was already accepted, in another tab or by a call whose answer was lost. The flow ignores the
 * unknown step `OTHER`, so it keeps asking for the codes that are still open.
 */
function acceptedBefore(error: unknown): DataOf<typeof verifyPhoneOtp> {
  if (isAppError(error) && error.fault.kind === 'conflict') return { next: 'OTHER' };
  throw error;
}
