import type { Wallet, WalletList } from '@rainbow-me/rainbowkit';
import { unreachable } from './unreachable';
import { withRelayTimeout } from './relay-timeout';

export type CreateWallet = WalletList[number]['wallets'][number];
export type WalletOptions = Parameters<CreateWallet>[0];

/**
 * Delays `setup` until the wallet is chosen. wagmi runs `setup` when the list is built, which would already contact
 * WalletConnect's hosts.
 */
function onDemand(wallet: Wallet): Wallet {
  const { createConnector } = wallet;
  return {
    ...wallet,
    createConnector: (details) => (config) => ({
      ...withRelayTimeout(wallet, createConnector(details))(config),
      setup: undefined,
    }),
  };
}

const ROW_ONLY = 'none';

/**
 * Connects through WalletConnect unless the wallet is installed in this browser. RainbowKit throws without a project
 * id. The row is then kept and explains the reason.
 */
export const throughWalletConnect =
  (create: CreateWallet): CreateWallet =>
  (options) => {
    try {
      return onDemand(create(options));
    } catch (error) {
      if (options.projectId) throw error;
      return unreachable(create({ ...options, projectId: ROW_ONLY }));
    }
  };
