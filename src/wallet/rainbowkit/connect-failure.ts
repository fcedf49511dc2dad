import type { MutationCacheNotifyEvent } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '@/api/query-client';
import { createStore } from '@/utils/store';
import type { Connector } from 'wagmi';

/** The last try to connect, where it has failed and nothing has been pressed since. */
export const connectFailure = createStore<{ error: unknown } | null>(null);

/** wagmi's own key of its connecting. */
export const CONNECT = 'connect';
/** They say by a note why nothing was connected. */
const WITH_NOTES = new Set(['walletConnect', 'unreachable']);

function follow(event: MutationCacheNotifyEvent): void {
  if (event.type !== 'updated' || event.mutation.options.mutationKey?.[0] !== CONNECT) return;
  const { status, error, variables } = event.mutation.state;
  if (status === 'pending') newest = event.mutation;
  if (event.mutation !== newest) return;
  const isTold = WITH_NOTES.has(Object(variables).connector?.type);
  connectFailure.set(status === 'error' && !isTold ? { error } : null);
}

/** Of several attempts only the newest has anything to say. */
let newest: MutationCacheNotifyEvent['mutation'];

const forget = () => connectFailure.set(null);

/**
 * RainbowKit 2.2.11 offers a retry where a connection fails, on a phone not even that, and keeps the reason to itself. What
 * is pressed in its dialog after that, a retry or another wallet, ends the telling.
 */
export function useConnectFailure(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    forget();
    const unfollow = queryClient.getMutationCache().subscribe(follow);
    document.addEventListener('click', forget, true);
    return () => {
      unfollow();
      document.removeEventListener('click', forget, true);
      forget();
    };
  }, [isOpen]);
}

/** RainbowKit asks for the network first, outside of what wagmi calls connecting. */
export function tellUnreadableChain(connector: Connector): void {
  const getChainId = connector.getChainId.bind(connector);
  Object.assign(connector, {
    getChainId: async () => {
      try {
        return await getChainId();
      } catch (error) {
        if (!WITH_NOTES.has(connector.type)) connectFailure.set({ error });
        throw error;
      }
    },
  });
}
