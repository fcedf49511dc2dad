import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { User } from '@/api/contract';
import { legalVersionsQuery } from '@/api/endpoints/static/legal-versions';
import { profileQuery } from '@/api/endpoints/user/profile';
import { acceptedBy, firstClosedGate, type Gate, type GateContext, type WalletConnection } from '@/domain/gates';
import { readKycStatus } from '@/domain/kyc-status';
import { useSession } from '@/session/use-session';
import { PrimaryLink } from '@/ui/button/button-link';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { StatePanel } from '@/ui/state/state-panel';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { AcceptTerms, type LegalTexts } from './accept-terms';
import { ConnectAction } from './connect-action';
import { wordsOfGate } from './gate-words';

/** A session lasts a day, and new versions of the legal texts can come into force during it. */
const VERSIONS_REST_MS = 5 * 60_000;

export type ActionGateProps = {
  /** Checks only the gates before this one, for an action that opens this gate. */
  before?: Gate;
  children: ReactNode;
};

const Checking = () => <LoadingPanel label="Checking what your account may do" />;

export function ActionGate({ before, children }: ActionGateProps) {
  const isLoggedIn = useSession().state === 'authenticated';
  const profile = useQuery({
    ...profileQuery,
    enabled: isLoggedIn,
    // The identity may be verified in another tab, so refetch when the investor returns.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && !isVerified(state.data) && 'always',
  });
  const versions = useQuery({ ...legalVersionsQuery, staleTime: VERSIONS_REST_MS });
  const connection = useConnection();
  if (!isLoggedIn) return <GatePanel gate="session" user={null} />;
  return (
    <Loaded query={profile} loading={<Checking />}>
      {(user) => (
        <Loaded query={versions} loading={<Checking />}>
          {(current) => {
            const context = { user, versions: current, connection };
            const gate = firstClosedGate(context, before);
            return gate ? <GatePanel gate={gate} user={user} context={context} inForce={current} /> : children;
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

const isVerified = ({ kycStatus }: User) => readKycStatus(kycStatus) === 'APPROVED';

function useConnection(): WalletConnection {
  const wallet = useStore(walletStore);
  if (wallet.status !== 'connected') return 'none';
  return wallet.isSupported ? 'ready' : 'other-chain';
}

type PanelProps = { gate: Gate; user: User | null; context?: GateContext; inForce?: LegalTexts };

function GatePanel({ gate, user, context, inForce }: PanelProps) {
  const { title, text, way } = wordsOfGate(gate, user);
  return (
    <StatePanel
      kind="gated"
      title={title}
      action={way ? <PrimaryLink href={way.href}>{way.label}</PrimaryLink> : onTheSpot(gate, context, inForce)}
    >
      <p>{text}</p>
    </StatePanel>
  );
}

function onTheSpot(gate: Gate, context?: GateContext, inForce?: LegalTexts): ReactNode {
  if (gate === 'terms' && context?.user && inForce)
    return <AcceptTerms inForce={inForce} accepted={acceptedBy(context.user)} />;
  if (gate === 'network' && context && context.connection !== 'ready')
    return <ConnectAction connection={context.connection} />;
  return null;
}
