import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { resendSignUpCode, verifySignUpCode } from '@/api/endpoints/user/sign-up';
import { serviceNow } from '@/utils/service-clock';
import { LOGIN } from '@/config/routes';
import { isAppError } from '@/errors/app-error';
import { CodeField } from '@/ui/form/code-field';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/use-one-at-a-time';
import { codeErrors } from '../model/code-errors';
import { keptSignUp } from '../model/kept-sign-up';
import type { CodeChannel, PendingCodes } from '../model/pending-codes';
import type { SignUpFlow } from '../model/sign-up-flow';
import { ResendCode } from './resend-code';

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

/** One code of a sign-up, verified on its own. */
export function SignUpCodeForm({ channel, signUp, onVerified }: Props) {
  const [otp, setOtp] = useState('');
  const [wasTried, setTried] = useState(false);
  const isWhole = /^\d{6}$/.test(otp);
  const verify = useVerification(channel, signUp.sessionId, onVerified);
  const submitOnce = useOneAtATime(verify.mutateAsync);
  const refused = codeErrors(verify.error, ['otp']);
  const { label, verify: action, sentTo } = NAMES[channel];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole) event.currentTarget.querySelector('input')?.focus();
    else submitOnce(otp);
  };
  return (
    <Form onSubmit={submit}>
      <CodeField
        label={label}
        name="otp"
        hint={`Sent to ${sentTo(signUp)}`}
        error={wasTried && !isWhole ? 'Enter the 6 digits of the code.' : refused.otp}
        value={otp}
        onValue={setOtp}
      />
      <FormError error={refused.otp ? null : verify.error} onRetry={() => submitOnce(otp)} />
      <SubmitButton isBusy={verify.isPending}>{action}</SubmitButton>
      <ResendCode
        channel={channel}
        resendAt={signUp.resendAt[channel]}
        send={() => resendSignUpCode(channel, signUp.sessionId)}
        onWait={(seconds) => keptSignUp.send({ type: 'resent', channel, resendAfter: seconds, now: serviceNow() })}
      />
    </Form>
  );
}

function useVerification(channel: CodeChannel, sessionId: string, onVerified?: (next: SignUpFlow) => void) {
  const router = useRouter();
  return useMutation({
    mutationFn: (otp: string) => verifySignUpCode(channel, { sessionId, otp }).catch(acceptedBefore),
    onSuccess: async ({ next }) => {
      const flow = keptSignUp.send({ type: 'verified', channel, next });
      if (flow.step === 'done') await router.push(LOGIN);
      else onVerified?.(flow);
    },
  });
}

/** In another tab, or by an answer that was lost on its way: what is left is asked for, whatever that is. */
function acceptedBefore(error: unknown): { next: string } {
  if (isAppError(error) && error.fault.kind === 'conflict') return { next: 'OTHER' };
  throw error;
}
