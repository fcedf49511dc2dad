import { useMutation } from '@tanstack/react-query';
import { resendLoginCode, type CodeChannel } from '@/api/endpoints/login';
import { serviceNow } from '@/api/service-clock';
import { isAppError } from '@/errors/app-error';
import { durationWords, messageOf } from '@/errors/catalogue';
import { TextButton } from '@/ui/button';
import { FieldError } from '@/ui/form/text-field';
import { useCountdown } from '../hooks/use-countdown';
import { sendLoginEvent } from '../model/kept-login';
import type { PendingLogin } from '../model/login-flow';

const NAMES: Record<CodeChannel, string> = { phone: 'Resend phone code', email: 'Resend e-mail code' };

const waitOf = (error: unknown): number | undefined =>
  isAppError(error) && error.fault.kind === 'too-many' ? error.fault.retryAfter : undefined;

/** A new code, with the time until one may be asked for. The newest code is the only one that counts. */
export function ResendCode({ channel, login }: { channel: CodeChannel; login: PendingLogin }) {
  const seconds = useCountdown(login.resendAt[channel]);
  const wait = (resendAfter: number) => sendLoginEvent({ type: 'resent', channel, resendAfter, now: serviceNow() });
  const resend = useMutation({
    mutationFn: () => resendLoginCode({ sessionId: login.sessionId, channel }),
    onSuccess: ({ resendAfter }) => wait(resendAfter),
    onError: (error) => {
      const retryAfter = waitOf(error);
      if (retryAfter) wait(retryAfter);
    },
  });
  const isWaiting = seconds > 0;
  return (
    <div>
      <TextButton
        type="button"
        aria-disabled={isWaiting || undefined}
        aria-busy={resend.isPending || undefined}
        onClick={() => {
          if (!isWaiting && !resend.isPending) resend.mutate();
        }}
      >
        {NAMES[channel]}
      </TextButton>
      {isWaiting && <span> in {durationWords(seconds)}</span>}
      <span role="status">{resend.isSuccess && isWaiting ? ' A new code is on its way.' : ''}</span>
      {resend.error && <FieldError role="alert">{messageOf(resend.error)}</FieldError>}
    </div>
  );
}
