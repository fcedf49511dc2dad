import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { acceptedBy } from '@/domain/gates';
import { color } from '@/theme/tokens';
import { PrimaryButton } from '@/ui/button/button';
import { PrimaryLink } from '@/ui/button/button-link';
import { Dialog } from '@/ui/dialog/dialog';
import { WideAction } from '@/ui/layout/actions';
import { LazyView } from '@/ui/lazy-part';
import { PageError } from '@/ui/state/page-error';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';
import { ConnectAction } from './connect-action';
import { gateText } from './gate-text';
import type { ClosedGate, GateState } from './use-gate';

const GateFrame = styled('div')({ display: 'grid', gap: 10, minInlineSize: 0, '&:focus': { outline: 'none' } });
const Small = styled('p')({ fontSize: '0.9375rem', color: color.soft, textWrap: 'pretty' });

type Props = { gate: GateState; children: ReactNode };

export function FormGate({ gate, children }: Props) {
  const container = useFocusWhenLost(gate.state === 'closed' ? gate.gate : gate.state);
  return (
    <GateFrame ref={container} tabIndex={-1}>
      {gate.state === 'closed' ? (
        <Missing key={gate.gate} closed={gate} />
      ) : gate.state === 'failed' ? (
        <PageError error={gate.error} onRetry={gate.retry} isRetrying={gate.isRetrying} />
      ) : (
        <WideAction>{gate.state === 'open' ? children : <Checking />}</WideAction>
      )}
    </GateFrame>
  );
}

const Checking = () => (
  <PrimaryButton type="button" aria-busy aria-disabled>
    Checking your account
  </PrimaryButton>
);

function Missing({ closed }: { closed: ClosedGate }) {
  const id = useId();
  const { text, link } = gateText(closed);
  return (
    <>
      <WideAction>
        {link ? (
          <PrimaryLink href={link.href} aria-describedby={id}>
            {link.label}
          </PrimaryLink>
        ) : closed.gate === 'terms' ? (
          <TermsButton closed={closed} describedBy={id} />
        ) : (
          closed.connection !== 'ready' && <ConnectAction connection={closed.connection} describedBy={id} />
        )}
      </WideAction>
      <Small id={id}>{text}</Small>
    </>
  );
}

const loadTerms = async () => (await import('./accept-terms')).AcceptTerms;

type TermsProps = { closed: ClosedGate; describedBy: string };

function TermsButton({ closed: { user, inForce, gate }, describedBy }: TermsProps) {
  const [isOpen, setOpen] = useState(false);
  const { title } = gateText({ gate, user, connection: 'none' });
  return (
    <>
      <PrimaryButton type="button" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {title}
      </PrimaryButton>
      {user &&
        inForce &&
        // The dialog is outside the form, because a form must not contain another form.
        createPortal(
          <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
            <LazyView
              isWanted={isOpen}
              load={loadTerms}
              meanwhile={<LoadingPanel label="Opening the terms" lines={4} />}
              failed={missingCode}
              props={{ inForce, accepted: acceptedBy(user) }}
            />
          </Dialog>,
          document.body,
        )}
    </>
  );
}
