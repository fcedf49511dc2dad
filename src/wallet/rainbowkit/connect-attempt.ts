import type { MutationCacheNotifyEvent } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '@/api/query-client';
import { createStore } from '@/utils/store';
import type { Connector } from 'wagmi';
import { CancelledHere } from './cancel-connecting';
import { OVER_LIST } from './dialog-repair';

export type ConnectAttempt = { connector: Connector; isAsking: boolean; error?: unknown };

export const connectAttempt = createStore<ConnectAttempt | null>(null);

export const CONNECT = 'connect';
const WITH_NOTES = new Set(['walletConnect', 'unreachable']);

function follow(event: MutationCacheNotifyEvent): void {
  if (event.type !== 'updated' || event.mutation.options.mutationKey?.[0] !== CONNECT) return;
  const { status, error, variables } = event.mutation.state;
  const connector: Connector = Object(variables).connector;
  if (status === 'pending') newest = event.mutation;
  if (event.mutation !== newest) return;
  connectAttempt.set(attemptOf(status, connector, error));
}

function attemptOf(status: string, connector: Connector, error: unknown): ConnectAttempt | null {
  if (status === 'pending') return { connector, isAsking: true };
  if (status === 'error' && !(error instanceof CancelledHere)) return { connector, isAsking: false, error };
  return null;
}

let newest: MutationCacheNotifyEvent['mutation'];

export const hasOwnNote = ({ connector }: ConnectAttempt): boolean => WITH_NOTES.has(connector.type);

const forget = () => connectAttempt.set(null);
const clearFailure = ({ target }: MouseEvent) => {
  // A click inside the view of this attempt must not remove the view before the clicked button handles it.
  const isOfTheAttempt = target instanceof Element && target.closest(`[${OVER_LIST}]`) !== null;
  if (!isOfTheAttempt && !connectAttempt.get()?.isAsking) forget();
};

/**
 * Shows the failure of a connection until the next click outside its view. RainbowKit 2.2.11 hides the reason and
 * offers no retry on a phone.
 */
export function useConnectAttempt(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    forget();
    const unfollow = queryClient.getMutationCache().subscribe(follow);
    document.addEventListener('click', clearFailure, true);
    return () => {
      unfollow();
      document.removeEventListener('click', clearFailure, true);
      forget();
    };
  }, [isOpen]);
}

/**
 * Shows a failure that would otherwise go unnoticed, because RainbowKit reads the network before wagmi's connect
 * mutation starts.
 */
export function showUnreadableChain(connector: Connector): void {
  const getChainId = connector.getChainId.bind(connector);
  Object.assign(connector, {
    getChainId: async () => {
      try {
        return await getChainId();
      } catch (error) {
        connectAttempt.set({ connector, isAsking: false, error });
        throw error;
      }
    },
  });
}
