import { useMutation } from '@tanstack/react-query';
import { isAppError } from '@/errors/app-error';
import { durationText, messageOf } from '@/errors/text/calls';
import { TextButton } from '@/ui/button/button';
import { FieldError } from '@/ui/form/text-field';
import { useCountdown } from '@/utils/hooks/use-service-now';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';

type CodeChannel = 'phone' | 'email';

const NAMES: Record<CodeChannel, string> = { phone: 'Resend phone code', email: 'Resend e-mail code' };

const waitOf = (error: unknown): number | undefined =>
  isAppError(error) && error.fault.kind === 'too-many' ? error.fault.retryAfter : undefined;

type Props = {
  channel: CodeChannel;
  resendAt: number;
  send: () => Promise<{ resendAfter: number }>;
  onWait: (seconds: number) => void;
};

const useResend = ({ send, onWait }: Pick<Props, 'send' | 'onWait'>) =>
  useMutation({
    mutationFn: send,
    onSuccess: ({ resendAfter }) => onWait(resendAfter),
    onError: (error) => {
      const retryAfter = waitOf(error);
      if (retryAfter) onWait(retryAfter);
    },
  });

export function ResendCode({ channel, resendAt, send, onWait }: Props) {
  const seconds = useCountdown(resendAt);
  const resend = useResend({ send, onWait });
  const resendOnce = useOneAtATime<void>(resend.mutateAsync);
  // After a reload, the stored wait is ignored until the service's time is known. The service checks it anyway.
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
      {isWaiting && <span> in {durationText(seconds)}</span>}
      <span role="status">{resend.isSuccess && isWaiting ? ' We have sent a new code.' : ''}</span>
      {resend.error && <FieldError role="alert">{messageOf(resend.error)}</FieldError>}
    </div>
  );
}
