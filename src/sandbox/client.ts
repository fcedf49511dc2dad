import { announce } from './wallet/announce';
import { createConfirmWindow } from './wallet/confirm-window';
import { rpcOver } from './wallet/json-rpc';
import { createProvider } from './wallet/provider';

export type SandboxWalletOptions = {
  chainId: number;
  rpcPath: string;
};

let isStarted = false;

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
