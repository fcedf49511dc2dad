import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import type { User } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';
import {
  firstTwoFactor,
  twoFactorFlow,
  markTwoFactor,
  wasTwoFactorInterrupted,
  type TwoFactorEvent,
  type TwoFactorFlow,
} from '../../model/two-factor-flow';
import { AddAuthenticator } from './add-authenticator';
import { RecoveryCodes } from './recovery-codes';
import { RenewCodes } from './renew-codes';
import { StopTwoFactor } from './stop-two-factor';
import { TwoFactorState } from './two-factor-state';

export function TwoFactorSteps() {
  const query = useQuery(profileQuery);
  const [flow, send] = useReducer(twoFactorFlow, null, () => firstTwoFactor(wasTwoFactorInterrupted()));
  useEffect(() => markTwoFactor(flow), [flow]);
  const place = useFocusWhenLost(flow.step);
  return (
    <div ref={place} tabIndex={-1}>
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
      return <RecoveryCodes codes={flow.recoveryCodes} email={user.email} onKept={() => send({ type: 'kept' })} />;
    case 'renewing':
      return <RenewCodes onCodes={showCodes} onLeave={leave} />;
    case 'stopping':
      return <StopTwoFactor onStopped={() => send({ type: 'stopped' })} onLeave={leave} />;
  }
}
