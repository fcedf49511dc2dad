import type { ProviderError } from './provider-error';
import type { Address, Hex } from './questions';

export type WalletEvents = {
  connect: { chainId: Hex };
  disconnect: ProviderError;
  accountsChanged: Address[];
  chainChanged: Hex;
};
export type Listener<E extends keyof WalletEvents> = (payload: WalletEvents[E]) => void;
type Listeners = { [E in keyof WalletEvents]: Set<Listener<E>> };

export type WalletEmitter = ReturnType<typeof createEmitter>;

export function createEmitter() {
  const listeners: Listeners = {
    connect: new Set(),
    disconnect: new Set(),
    accountsChanged: new Set(),
    chainChanged: new Set(),
  };
  const of = <E extends keyof WalletEvents>(event: E): Listeners[E] | undefined => listeners[event];

  return {
    on: <E extends keyof WalletEvents>(event: E, listener: Listener<E>) => void of(event)?.add(listener),
    off: <E extends keyof WalletEvents>(event: E, listener: Listener<E>) => void of(event)?.delete(listener),
    emit<E extends keyof WalletEvents>(event: E, payload: WalletEvents[E]) {
      for (const listener of [...(of(event) ?? [])]) listener(payload);
    },
  };
}
