import type { ReactNode } from 'react';
import { acceptedBy, type Gate } from '@/domain/gates';
import { PrimaryLink } from '@/ui/button/button-link';
import { PageError } from '@/ui/state/page-error';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { StatePanel } from '@/ui/state/state-panel';
import { AcceptTerms } from './accept-terms';
import { ConnectAction } from './connect-action';
import { gateText } from './gate-text';
import { useGate, type ClosedGate } from './use-gate';

export type ActionGateProps = {
  /** The gate that the action itself opens. Only the gates before that gate are then checked. */
  before?: Gate;
  children: ReactNode;
};

/** Replaces the action with what the investor must do first. `FormGate` keeps a form on screen instead. */
export function ActionGate({ before, children }: ActionGateProps) {
  const gate = useGate(before);
  switch (gate.state) {
    case 'open':
      return children;
    case 'checking':
      return <LoadingPanel label="Checking what your account may do" />;
    case 'failed':
      return <PageError error={gate.error} onRetry={gate.retry} isRetrying={gate.isRetrying} />;
    case 'closed':
      return <GatePanel closed={gate} />;
  }
}

function GatePanel({ closed }: { closed: ClosedGate }) {
  const { title, text, link } = gateText(closed);
  return (
    <StatePanel
      kind="gated"
      title={title}
      action={link ? <PrimaryLink href={link.href}>{link.label}</PrimaryLink> : gateActionOf(closed)}
    >
      <p>{text}</p>
    </StatePanel>
  );
}

function gateActionOf({ gate, user, connection, inForce }: ClosedGate): ReactNode {
  if (gate === 'terms' && user && inForce) return <AcceptTerms inForce={inForce} accepted={acceptedBy(user)} />;
  if (gate === 'network' && connection !== 'ready') return <ConnectAction connection={connection} />;
  return null;
}
