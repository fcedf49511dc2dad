import type { Ref } from 'react';
import type { AppConfig } from '@/config/app-config';
import type { IdentityFaultKind } from '@/errors/text/identity';
import { Button, TextButton } from '@/ui/button/button';
import { ButtonLink } from '@/ui/button/button-link';
import { LazyView, type Failed } from '@/ui/lazy-part';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { ErrorPanel, missingCode } from '@/ui/state/error-panel';
import { LoadingPanel } from '@/ui/state/loading-panel';
import type { Check } from '../hooks/use-check';
import { useCamera } from '../hooks/use-camera';
import { FaultNote } from './fault-note';
import { WaitingForFrame } from './waiting-for-frame';

type Identity = NonNullable<AppConfig['identity']>;
type Props = { check: Check; identity: Identity; ref: Ref<HTMLElement> };

export function CheckPanel({ check, identity, ref }: Props) {
  return (
    <Panel title="Your check" ref={ref}>
      <Stack>
        <Stage check={check} identity={identity} />
        <div>
          <TextButton type="button" onClick={check.close}>
            Close the check
          </TextButton>
        </div>
      </Stack>
    </Panel>
  );
}

const loadFrame = async () => (await import('./check-frame')).CheckFrame;

function Stage({ check: { flow, open, handlersFor }, identity }: Omit<Props, 'ref'>) {
  const camera = useCamera();
  const again = () => void open(identity);
  if (flow.step === 'closed') return null;
  if (flow.step === 'asking') return <LoadingPanel label="Opening the check" lines={4} />;
  if (flow.step === 'refused') return <ErrorPanel error={flow.error} onRetry={again} />;
  if (flow.step === 'stopped') return <Stopped fault={flow.fault} onRetry={again} />;
  const isOpen = flow.step === 'open';
  const fault = isOpen ? flow.trouble : flow.isLate ? 'silent' : null;
  return (
    <>
      {fault && <Stopped fault={fault} onRetry={again} />}
      {!fault && camera && <FaultNote fault={camera} role="note" />}
      <LazyView
        key={flow.token}
        isWanted
        load={loadFrame}
        meanwhile={<WaitingForFrame />}
        failed={missingFrame}
        props={{
          token: flow.token,
          origin: identity.origin,
          isOpen,
          isLate: fault === 'silent',
          handlersFor: (token: string) => handlersFor(identity, token),
        }}
      />
    </>
  );
}

const missingFrame: Failed = (...retrying) => (
  <>
    {missingCode(...retrying)}
    <div>
      <SupportLink />
    </div>
  </>
);

const Stopped = ({ fault, onRetry }: { fault: IdentityFaultKind; onRetry: () => void }) => (
  <FaultNote fault={fault} role="alert">
    <Button type="button" onClick={onRetry}>
      Try again
    </Button>
    <SupportLink />
  </FaultNote>
);

const SupportLink = () => <ButtonLink href="/contactus">Contact support</ButtonLink>;
