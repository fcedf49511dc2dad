import { useQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import type { User } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';
import { makeRecoveryCodes, stopTwoFactor } from '@/api/endpoints/user/two-factor';
import { CodeForm } from '@/parts/one-time-code/code-form';
import { TextButton } from '@/ui/button/button';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import { SecondFactorForm, type SecondFactor } from '@/parts/one-time-code/second-factor-form';
import { FinalButton } from '@/ui/button/danger-button';
import {
  firstTwoFactor,
  twoFactorFlow,
  markTwoFactor,
  wasTwoFactorInterrupted,
  type TwoFactorEvent,
  type TwoFactorFlow,
} from '../../model/two-factor-flow';
import { useProfileChange } from '../../hooks/use-profile-change';
import { AddAuthenticator } from './add-authenticator';
import { RecoveryCodes } from './recovery-codes';
import { TwoFactorState } from './two-factor-state';

type StopTwoFactorProps = { onStopped: () => void; onLeave: () => void };

function StopTwoFactor({ onStopped, onLeave }: StopTwoFactorProps) {
  const { change } = useProfileChange();
  const stop = useMutation({
    mutationFn: (given: SecondFactor) => stopTwoFactor(given),
    onSuccess: () => {
      change({ twoFactorEnabled: false, recoveryCodesLeft: null });
      onStopped();
    },
  });
  return (
    <>
      <Prose>
        <p>Without it:</p>
        <ul>
          <li>you log in with only your password and the codes sent to your phone and e-mail;</li>
          <li>you can set a new password without a code from your app;</li>
          <li>your recovery codes stop working.</li>
        </ul>
        <p>If you have lost your phone, turn two-factor off with a recovery code, then on again with your new phone.</p>
      </Prose>
      <SecondFactorForm action="Turn off" button={FinalButton} verification={stop}>
        <TextButton type="button" onClick={onLeave}>
          Leave it on
        </TextButton>
      </SecondFactorForm>
    </>
  );
}

const CODE = [{ name: 'totp', label: 'Authenticator code' }] as const;

type RenewCodesProps = { onCodes: (recoveryCodes: readonly string[]) => void; onLeave: () => void };

function RenewCodes({ onCodes, onLeave }: RenewCodesProps) {
  const { change } = useProfileChange();
  const renewal = useMutation({
    gcTime: 0,
    mutationFn: ({ totp = '' }: { totp?: string }) => makeRecoveryCodes(totp),
    onSuccess: ({ recoveryCodes }) => {
      change({ recoveryCodesLeft: recoveryCodes.length });
      onCodes(recoveryCodes);
    },
  });
  return (
    <>
      <Prose>
        <p>Your current recovery codes stop working as soon as we make new ones.</p>
      </Prose>
      <CodeForm codes={CODE} action="Make new codes" verification={renewal}>
        <Actions>
          <TextButton type="button" onClick={onLeave}>
            Keep current codes
          </TextButton>
        </Actions>
      </CodeForm>
    </>
  );
}

export function TwoFactorSteps() {
  const query = useQuery(profileQuery);
  const [flow, send] = useReducer(twoFactorFlow, null, () => firstTwoFactor(wasTwoFactorInterrupted()));
  useEffect(() => markTwoFactor(flow), [flow]);
  const container = useFocusWhenLost(flow.step);
  return (
    <div ref={container} tabIndex={-1}>
      <Loaded query={query} loading={<LoadingPanel label="Loading two-factor authentication" lines={2} />}>
        {(user) => <Step user={user} flow={flow} send={send} />}
      </Loaded>
    </div>
  );
}

type Props = { user: User; flow: TwoFactorFlow; send: (event: TwoFactorEvent) => void };

function Step({ user, flow, send }: Props) {
  const leave = () => send({ type: 'left' });
  const showCodes = (recoveryCodes: readonly string[]) => send({ type: 'codes-received', recoveryCodes });
  switch (flow.step) {
    case 'resting':
      return <TwoFactorState user={user} notice={flow.notice} send={send} />;
    case 'adding':
      return (
        <AddAuthenticator
          authenticator={flow.authenticator}
          onCodes={showCodes}
          onCodesLost={() => send({ type: 'codes-lost' })}
          onLeave={leave}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={flow.recoveryCodes} email={user.email} onSaved={() => send({ type: 'saved' })} />;
    case 'renewing':
      return <RenewCodes onCodes={showCodes} onLeave={leave} />;
    case 'stopping':
      return <StopTwoFactor onStopped={() => send({ type: 'stopped' })} onLeave={leave} />;
  }
}
