import { useMutation } from '@tanstack/react-query';
import type { User } from '@/api/contract';
import { startTwoFactor, type NewAuthenticator } from '@/api/endpoints/user/two-factor';
import { isAppError } from '@/errors/app-error';
import { areFew, codesLeft } from '@/parts/one-time-code/codes-left';
import { Badge } from '@/ui/badge';
import { Button, PrimaryButton } from '@/ui/button/button';
import { DangerButton } from '@/ui/button/danger-button';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { useProfileChange } from '../../hooks/use-profile-change';
import type { TwoFactorNotice, TwoFactorEvent } from '../../model/two-factor-flow';
import { noticeText, TWO_FACTOR_TEXT } from '../../model/two-factor-text';

type Props = { user: User; notice: TwoFactorNotice | null; send: (event: TwoFactorEvent) => void };

export function TwoFactorState({ user, notice, send }: Props) {
  const { twoFactorEnabled: isOn, recoveryCodesLeft } = user;
  if (isOn === null) return <UnknownState />;
  const { tone, label, text } = TWO_FACTOR_TEXT[isOn ? 'on' : 'off'];
  const canRenew = isOn && typeof recoveryCodesLeft === 'number';
  return (
    <Prose>
      <Badge tone={tone}>{label}</Badge>
      {notice && <p role="status">{noticeText(notice, isOn, canRenew)}</p>}
      <p>{text}</p>
      {canRenew && <CodesLeft count={recoveryCodesLeft} />}
      {isOn ? (
        <Actions>
          {canRenew && (
            <Button type="button" onClick={() => send({ type: 'renewal-asked' })}>
              Make new recovery codes
            </Button>
          )}
          <DangerButton type="button" onClick={() => send({ type: 'stop-asked' })}>
            Turn off two-factor
          </DangerButton>
        </Actions>
      ) : (
        <Start onStarted={(authenticator) => send({ type: 'started', authenticator })} />
      )}
    </Prose>
  );
}

const UnknownState = () => (
  <Prose>
    <Badge tone={TWO_FACTOR_TEXT.unknown.tone}>{TWO_FACTOR_TEXT.unknown.label}</Badge>
    <p>{TWO_FACTOR_TEXT.unknown.text}</p>
  </Prose>
);

const CodesLeft = ({ count }: { count: number }) =>
  areFew(count) ? (
    <p>
      <Badge tone="caution">{codesLeft(count)}</Badge>
    </p>
  ) : (
    <p>{codesLeft(count)}</p>
  );

function Start({ onStarted }: { onStarted: (authenticator: NewAuthenticator) => void }) {
  const { reread } = useProfileChange();
  const start = useMutation({
    gcTime: 0,
    mutationFn: () => startTwoFactor(),
    onSuccess: onStarted,
    onError: (error) => {
      // A conflict means that two-factor was turned on or off elsewhere after the profile was read.
      if (isAppError(error) && error.fault.kind === 'conflict') void reread();
    },
  });
  const startOnce = useOneAtATime(start.mutateAsync);
  return (
    <>
      <FormError error={start.error} note={null} />
      <div>
        <PrimaryButton type="button" aria-busy={start.isPending || undefined} onClick={() => startOnce()}>
          Turn on two-factor
        </PrimaryButton>
      </div>
    </>
  );
}
