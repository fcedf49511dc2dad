import type { Wallet, WalletList } from '@rainbow-me/rainbowkit';
import { unreachable } from './unreachable';
import { withinReach } from './within-reach';

export type CreateWallet = WalletList[number]['wallets'][number];
export type WalletOptions = Parameters<CreateWallet>[0];

/** wagmi runs a connector's `setup` when the list is built, which would call WalletConnect's hosts before anybody chose it. */
function onDemand(wallet: Wallet): Wallet {
  const { createConnector } = wallet;
  return {
    ...wallet,
    createConnector: (details) => (config) => ({
      ...withinReach(wallet, createConnector(details))(config),
      setup: undefined,
    }),
  };
}

/** Enough for a row with name, mark and downloads to be made; nothing is ever asked with it. */
const ROW_ONLY = 'none';

/**
 * A wallet that is reached through WalletConnect, unless it is in this browser. Without a project id RainbowKit throws;
 * here the row stays, and says why it leads nowhere.
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
