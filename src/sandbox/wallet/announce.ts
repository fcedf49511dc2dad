import { WALLET_IDENTITY } from './identity';
import type { SandboxProvider } from './provider';

export function announce(provider: SandboxProvider, page: EventTarget) {
  const detail = Object.freeze({ info: WALLET_IDENTITY, provider });
  const dispatchProvider = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  page.addEventListener('eip6963:requestProvider', dispatchProvider);
  dispatchProvider();
}
