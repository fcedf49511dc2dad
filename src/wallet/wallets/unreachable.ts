import type { Wallet } from '@rainbow-me/rainbowkit';
import { createConnector, type Connector } from 'wagmi';
import { walletNote } from '../wallet-note';
import { isPhone } from './phone';

export const UNREACHABLE = 'unreachable';

/**
 * The row of a wallet that cannot be reached. If the wallet has a browser extension, RainbowKit treats it as not
 * installed and offers the extension. Otherwise, the row is marked as unsupported and explains why.
 */
export const unreachable = (wallet: Wallet): Wallet => ({
  ...wallet,
  downloadUrls: undefined,
  ...(hasExtension(wallet) ? { installed: false, downloadUrls: extensionsOf(wallet) } : {}),
  qrCode: undefined,
  desktop: undefined,
  mobile: undefined,
  createConnector: refusingConnector(wallet),
});

function refusingConnector({ id, name }: Wallet): Wallet['createConnector'] {
  const refuse = async () => {
    walletNote.set({ kind: 'no-project-id', name });
    throw new Error(`${name} needs a WalletConnect project id`);
  };
  return (details) =>
    createConnector(({ chains: [home] }) => ({
      id,
      name,
      type: UNREACHABLE,
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
    }));
}

const hasExtension = ({ downloadUrls }: Wallet) => !isPhone() && Boolean(downloadUrls?.browserExtension);

/**
 * Omits the phone app, which would need WalletConnect. Keeps the URL for a QR code, because RainbowKit would otherwise
 * explain the setup without a link to the extension.
 */
function extensionsOf({ downloadUrls }: Wallet): Wallet['downloadUrls'] {
  return { ...downloadUrls, android: undefined, ios: undefined, mobile: undefined };
}

export function unreachableWalletOf(connector: Connector): (readonly [id: string, name: string])[] {
  const { rkDetails } = Object(connector);
  const isMarked = connector.type === UNREACHABLE && rkDetails?.installed !== false;
  return isMarked ? [[String(rkDetails?.id), connector.name]] : [];
}
