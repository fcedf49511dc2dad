import { useMutation, useQuery } from '@tanstack/react-query';
import { confirmDeactivation, resendDeactivationCode } from '@/api/endpoints/user/deactivation';
import { profileQuery } from '@/api/endpoints/user/profile';
import { isAppError } from '@/errors/app-error';
import { messageOf } from '@/errors/text/calls';
import { CodeForm } from '@/parts/one-time-code/code-form';
import { ResendCode } from '@/parts/one-time-code/resend-code';
import { endSession } from '@/session/session';
import { TextButton } from '@/ui/button/button';
import { FinalButton } from '@/ui/button/danger-button';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import type { Blocker } from '../../model/deactivation-flow';

const ENDED =
  'Your account is deactivated and you are logged out on every device. We have e-mailed you confirmation. Shares in your wallet stay yours.';

/** Without an answer, the deactivation may still have succeeded. */
const isUnanswered = (error: unknown): boolean =>
  isAppError(error) && (error.fault.kind === 'offline' || error.fault.kind === 'timeout');

type Props = {
  sessionId: string;
  resendAt: number;
  onWait: (seconds: number) => void;
  onBlocked: (blocker: Blocker) => void;
  onRestart: () => void;
  onLeave: () => void;
};

const useConfirmation = ({ sessionId, onBlocked }: Pick<Props, 'sessionId' | 'onBlocked'>) =>
  useMutation({
    mutationFn: ({ otp = '' }: { otp?: string }) => confirmDeactivation({ sessionId, otp }),
    onSuccess: () => endSession({ tone: 'success', message: ENDED }),
    onError: (error) => {
      if (!isAppError(error) || error.fault.kind !== 'conflict') return;
      const { orderId } = error.fault;
      onBlocked({ kind: orderId ? 'ORDER' : 'LATE', text: messageOf(error), orderId });
    },
  });

const RestartOrLeave = ({ onRestart, onLeave }: Pick<Props, 'onRestart' | 'onLeave'>) => (
  <Actions>
    <TextButton type="button" onClick={onRestart}>
      Start again
    </TextButton>
    <TextButton type="button" onClick={onLeave}>
      Keep my account
    </TextButton>
  </Actions>
);

export function ConfirmDeactivation({ sessionId, resendAt, onWait, onBlocked, onRestart, onLeave }: Props) {
  const email = useQuery(profileQuery).data?.email;
  const confirmation = useConfirmation({ sessionId, onBlocked });
  const resend = (
    <ResendCode channel="email" resendAt={resendAt} send={() => resendDeactivationCode(sessionId)} onWait={onWait} />
  );
  const hint = email ? `Sent to ${email}. It works for 5 minutes.` : 'Sent to your e-mail. It works for 5 minutes.';
  return (
    <>
      <Prose>
        <p>
          This is the last step. Once you enter the code, you are logged out on every device and only support can reopen
          the account.
        </p>
      </Prose>
      <CodeForm
        codes={[{ name: 'otp', label: 'E-mail code', hint, below: resend }]}
        action="Deactivate my account"
        button={FinalButton}
        verification={confirmation}
      >
        {isUnanswered(confirmation.error) && (
          <p>If you got an e-mail saying that your account was deactivated, it is. Only our answer was lost.</p>
        )}
        <RestartOrLeave onRestart={onRestart} onLeave={onLeave} />
      </CodeForm>
    </>
  );
}
