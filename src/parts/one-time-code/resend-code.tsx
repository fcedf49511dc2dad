import { useMutation } from '@tanstack/react-query';
import { isAppError } from '@/errors/app-error';
import { durationWords, messageOf } from '@/errors/words/calls';
import { TextButton } from '@/ui/button';
import { FieldError } from '@/ui/form/text-field';
import { useCountdown } from '@/ui/use-countdown';
import { useOneAtATime } from '@/utils/use-one-at-a-time';

type CodeChannel = 'phone' | 'email';

const NAMES: Record<CodeChannel, string> = { phone: 'Resend phone code', email: 'Resend e-mail code' };

const waitOf = (error: unknown): number | undefined =>
  isAppError(error) && error.fault.kind === 'too-many' ? error.fault.retryAfter : undefined;

type Props = {
  channel: CodeChannel;
  /** In the service's time. */
  resendAt: number;
  send: () => Promise<{ resendAfter: number }>;
  /** The seconds until the next one, by the service's word or by our own clock. */
  onWait: (seconds: number) => void;
};

/** A new code, with the time until one may be asked for. The newest code is the only one that counts. */
export function ResendCode({ channel, resendAt, send, onWait }: Props) {
  const seconds = useCountdown(resendAt);
  const resend = useMutation({
    mutationFn: send,
    onSuccess: ({ resendAfter }) => onWait(resendAfter),
    onError: (error) => {
      const retryAfter = waitOf(error);
      if (retryAfter) onWait(retryAfter);
    },
  });
  const resendOnce = useOneAtATime<void>(resend.mutateAsync);
  // A wait that was kept over a reload says nothing before the service's time is known; the service judges again.
  const isWaiting = seconds !== null && seconds > 0;
  return (
    <div>
      <TextButton
        type="button"
        aria-disabled={isWaiting || undefined}
        aria-busy={resend.isPending || undefined}
        onClick={() => {
          if (!isWaiting) resendOnce();
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
