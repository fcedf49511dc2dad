import { useQuery } from '@tanstack/react-query';
import type { User } from '@/api/contract';
import { legalVersionsQuery } from '@/api/endpoints/static/legal-versions';
import { profileQuery } from '@/api/endpoints/user/profile';
import { firstClosedGate, isIdentityApproved, type Gate, type WalletConnection } from '@/domain/gates';
import { useSession } from '@/session/use-session';
import { useFailure } from '@/ui/state/use-failure';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import type { LegalTexts } from './accept-terms';

/** A session lasts a day, and new versions of the legal texts can come into force during it. */
const VERSIONS_FRESH_MS = 5 * 60_000;

export type ClosedGate = Readonly<{
  state: 'closed';
  gate: Gate;
  user: User | null;
  connection: WalletConnection;
  inForce?: LegalTexts;
}>;

export type GateState =
  | Readonly<{ state: 'checking' | 'open' }>
  | Readonly<{ state: 'failed'; error: unknown; retry: () => void; isRetrying: boolean }>
  | ClosedGate;

/**
 * Returns the first thing that the investor still needs. With `before`, checks only the gates in front of that gate.
 */
export function useGate(before?: Gate): GateState {
  const isLoggedIn = useSession().state === 'authenticated';
  const profile = useQuery({
    ...profileQuery,
    enabled: isLoggedIn,
    // Refetches when the investor returns, because the identity may have been verified in another tab.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && !isIdentityApproved(state.data) && 'always',
  });
  const versions = useQuery({ ...legalVersionsQuery, staleTime: VERSIONS_FRESH_MS });
  const connection = useConnection();
  const errors = [useFailure(profile), useFailure(versions)];
  if (!isLoggedIn) return { state: 'closed', gate: 'session', user: null, connection };
  const [user, inForce] = [profile.data, versions.data];
  if (user && inForce) {
    const gate = firstClosedGate({ user, versions: inForce, connection }, before);
    return gate ? { state: 'closed', gate, user, connection, inForce } : { state: 'open' };
  }
  const at = user ? 1 : 0;
  const [query, error] = [[profile, versions][at] ?? profile, errors[at]];
  if (!error) return { state: 'checking' };
  const retry = () => void query.refetch({ cancelRefetch: true });
  return { state: 'failed', error, retry, isRetrying: query.isFetching };
}

export function useWalletGate(): GateState {
  const connection = useConnection();
  return connection === 'ready' ? { state: 'open' } : { state: 'closed', gate: 'network', user: null, connection };
}

function useConnection(): WalletConnection {
  const wallet = useStore(walletStore);
  if (wallet.status !== 'connected') return 'none';
  return wallet.isSupported ? 'ready' : 'other-chain';
}
