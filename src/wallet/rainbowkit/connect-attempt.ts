import type { MutationCacheNotifyEvent } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '@/api/query-client';
import { createStore } from '@/utils/store';
import type { Connector } from 'wagmi';
import { CancelledHere } from './cancel-connecting';
import { OVER_LIST } from './dialog-repair';

/** The wallet that is being connected. `error` is set while its last try has failed. */
export type ConnectAttempt = { connector: Connector; isAsking: boolean; error?: unknown };

/** The newest attempt, until it succeeds or something is pressed after it has failed. */
export const connectAttempt = createStore<ConnectAttempt | null>(null);

/** wagmi's own key of its connecting. */
export const CONNECT = 'connect';
/** They say by a note why nothing was connected. */
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

/** Of several attempts only the newest has anything to say. */
let newest: MutationCacheNotifyEvent['mutation'];

export const hasNoteOfItsOwn = ({ connector }: ConnectAttempt): boolean => WITH_NOTES.has(connector.type);

const forget = () => connectAttempt.set(null);
const forgetFailure = ({ target }: MouseEvent) => {
  // A view that is about the attempt goes on with it, and must stay until its button was heard.
  const isOfTheAttempt = target instanceof Element && target.closest(`[${OVER_LIST}]`) !== null;
  if (!isOfTheAttempt && !connectAttempt.get()?.isAsking) forget();
};

/**
 * RainbowKit 2.2.11 offers a retry where a connection fails, on a phone not even that, and keeps the reason to itself. What
 * is pressed in its dialog after that, a retry or another wallet, ends the telling.
 */
export function useConnectAttempt(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    forget();
    const unfollow = queryClient.getMutationCache().subscribe(follow);
    document.addEventListener('click', forgetFailure, true);
    return () => {
      unfollow();
      document.removeEventListener('click', forgetFailure, true);
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
        connectAttempt.set({ connector, isAsking: false, error });
        throw error;
      }
    },
  });
}
