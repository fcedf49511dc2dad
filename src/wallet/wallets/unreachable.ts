import type { Wallet } from '@rainbow-me/rainbowkit';
import { createConnector } from 'wagmi';
import { walletNote } from '../wallet-note';

/** The row of a wallet that cannot be reached: choosing it says why. */
export function unreachable(wallet: Wallet): Wallet {
  const { name } = wallet;
  const refuse = async () => {
    walletNote.set({ kind: 'no-project-id', name });
    throw new Error(`${name} needs a WalletConnect project id`);
  };
  return {
    ...wallet,
    qrCode: undefined,
    desktop: undefined,
    mobile: undefined,
    createConnector: (details) =>
      createConnector(({ chains: [home] }) => ({
        id: wallet.id,
        name,
        type: 'unreachable',
        connect: refuse,
        disconnect: async () => undefined,
        getAccounts: async () => [],
        getChainId: async () => home.id,
        getProvider: async () => undefined,
        isAuthorized: async () => false,
        onAccountsChanged: () => undefined,
        onChainChanged: () => undefined,
        onDisconnect: () => undefined,
        ...details,
      })),
  };
}
