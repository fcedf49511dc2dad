import type { Wallet } from '@rainbow-me/rainbowkit';
import { createConnector, type Connector } from 'wagmi';
import { walletNote } from '../wallet-note';
import { isPhone } from './phone';

const TYPE = 'unreachable';

/**
 * The row of a wallet that cannot be reached. One that could be in this browser counts as not installed, and RainbowKit
 * offers its extension. Every other one is marked as unsupported, and choosing it says why.
 */
export function unreachable(wallet: Wallet): Wallet {
  const { name } = wallet;
  const refuse = async () => {
    walletNote.set({ kind: 'no-project-id', name });
    throw new Error(`${name} needs a WalletConnect project id`);
  };
  return {
    ...wallet,
    // A visitor who installed one of the others could not use it here.
    downloadUrls: undefined,
    ...(hasExtension(wallet) ? { installed: false, downloadUrls: extensionsOf(wallet) } : {}),
    qrCode: undefined,
    desktop: undefined,
    mobile: undefined,
    createConnector: (details) =>
      createConnector(({ chains: [home] }) => ({
        id: wallet.id,
        name,
        type: TYPE,
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

const hasExtension = ({ downloadUrls }: Wallet) => !isPhone() && Boolean(downloadUrls?.browserExtension);

/**
 * Without its app for a phone, which would have to be reached through WalletConnect. The address for a code stays:
 * RainbowKit shows the way to an extension, and not only how to set it up, where there is one, and draws no code then.
 */
function extensionsOf({ downloadUrls }: Wallet): Wallet['downloadUrls'] {
  return { ...downloadUrls, android: undefined, ios: undefined, mobile: undefined };
}

/** Id and name of a wallet whose row is marked, as a list of one or none. */
export function unreachableWalletOf(connector: Connector): (readonly [id: string, name: string])[] {
  const { rkDetails } = Object(connector);
  const isMarked = connector.type === TYPE && rkDetails?.installed !== false;
  return isMarked ? [[String(rkDetails?.id), connector.name]] : [];
}
