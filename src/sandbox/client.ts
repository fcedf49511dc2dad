import { announce } from './wallet/announce';
import { createConfirmWindow } from './wallet/confirm-window';
import { rpcOver } from './wallet/json-rpc';
import { createProvider } from './wallet/provider';

export type SandboxWalletOptions = {
  chainId: number;
  /** Same-origin address of the chain, such as /api/rpc/0; a sandbox build lets the calls of its accounts through. */
  rpcPath: string;
};

let isStarted = false;

/** The app's one way into the sandbox: adds a wallet to those that the browser announces. */
export function startSandboxWallet({ chainId, rpcPath }: SandboxWalletOptions) {
  if (isStarted) return;
  isStarted = true;
  const provider = createProvider({
    chainId,
    rpc: rpcOver(rpcPath),
    ask: createConfirmWindow(document.body),
    site: window.location,
  });
  announce(provider, window);
}
