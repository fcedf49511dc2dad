import { useEffect, useReducer } from 'react';
import { DangerButton } from '@/ui/button/danger-button';
import { Prose } from '@/ui/layout/lead';
import { serviceNow } from '@/utils/service-clock';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';
import { deactivationFlow, type DeactivationEvent, type DeactivationFlow } from '../../model/deactivation-flow';
import { storedDeactivation } from '../../model/stored-deactivation';
import { Blocked } from './blocked';
import { ConfirmDeactivation } from './confirm-deactivation';
import { Consequences } from './consequences';
import { ReasonForm } from './reason-form';

export function DeactivationSteps() {
  const [flow, send] = useReducer(deactivationFlow, null, storedDeactivation.read);
  useEffect(() => storedDeactivation.keep(flow), [flow]);
  const container = useFocusWhenLost(flow.step);
  return (
    <div ref={container} tabIndex={-1}>
      <Step flow={flow} send={send} />
    </div>
  );
}

type Props = { flow: DeactivationFlow; send: (event: DeactivationEvent) => void };

function Step({ flow, send }: Props) {
  const leave = () => send({ type: 'left' });
  const restart = () => send({ type: 'restarted' });
  switch (flow.step) {
    case 'closed':
      return <Closed onOpen={() => send({ type: 'opened' })} />;
    case 'consequences':
      return <Consequences onUnderstood={() => send({ type: 'understood' })} onLeave={leave} />;
    case 'reason':
      return (
        <ReasonForm
          draft={flow.draft}
          onWrite={(draft) => send({ type: 'written', draft })}
          onStarted={(answer) => send({ type: 'started', answer, now: serviceNow() })}
          onLeave={leave}
        />
      );
    case 'blocked':
      return <Blocked blockers={flow.blockers} onRestart={restart} onLeave={leave} />;
    case 'code':
      return (
        <ConfirmDeactivation
          sessionId={flow.sessionId}
          resendAt={flow.resendAt}
          onWait={(resendAfter) => send({ type: 'resent', resendAfter, now: serviceNow() })}
          onBlocked={(blocker) => send({ type: 'blocked', blocker })}
          onRestart={restart}
          onLeave={leave}
        />
      );
  }
}

const Closed = ({ onOpen }: { onOpen: () => void }) => (
  <Prose>
    <p>Ends your access to this app. We first show you what that means and what you need to settle.</p>
    <div>
      <DangerButton type="button" onClick={onOpen}>
        Deactivate account
      </DangerButton>
    </div>
  </Prose>
);
