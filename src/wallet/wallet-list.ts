import type { WalletList } from '@rainbow-me/rainbowkit';
import {
  argentWallet,
  coinbaseWallet,
  ledgerWallet,
  metaMaskWallet,
  rabbyWallet,
  rainbowWallet,
  safeWallet,
  walletConnectWallet,
} from '@rainbow-me/rainbowkit/wallets';

type CreateWallet = WalletList[number]['wallets'][number];

/** wagmi runs a connector's `setup` when the list is built, which would call WalletConnect's hosts before anybody chose it. */
const onDemand =
  (create: CreateWallet): CreateWallet =>
  (options) => {
    const wallet = create(options);
    const { createConnector } = wallet;
    return { ...wallet, createConnector: (details) => (config) => ({ ...createConnector(details)(config), setup: undefined }) };
  };

/** These throw without a project id as soon as the list is built, so without one they are left out. */
const asCreate = (create: unknown) => create as CreateWallet;

export function walletList(projectId: string | null): WalletList {
  const linked = (...wallets: unknown[]) => (projectId ? wallets.map((wallet) => onDemand(asCreate(wallet))) : []);
  const groups: WalletList = [
    { groupName: 'Popular', wallets: [...linked(metaMaskWallet), coinbaseWallet, rabbyWallet, ...linked(walletConnectWallet)] },
    { groupName: 'More', wallets: [...linked(rainbowWallet, ledgerWallet, argentWallet), safeWallet] },
  ];
  return groups;
}
