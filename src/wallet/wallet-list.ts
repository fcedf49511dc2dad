import type { WalletList } from '@rainbow-me/rainbowkit';
import {
  argentWallet,
  coinbaseWallet,
  ledgerWallet,
  metaMaskWallet,
  rabbyWallet,
  rainbowWallet,
} from '@rainbow-me/rainbowkit/wallets';
import { safeAnywhere } from './wallets/safe';
import { throughWalletConnect, type CreateWallet } from './wallets/through-wallet-connect';
import { walletOfThisApp } from './wallets/wallet-here';
import { walletConnectHere } from './wallets/wallet-connect';

const argent: CreateWallet = (options) => ({ ...argentWallet(options), name: 'Ready (Argent)', shortName: 'Argent' });

export const walletList = (): WalletList => [
  ...walletOfThisApp(),
  {
    groupName: 'Popular',
    wallets: [
      throughWalletConnect(metaMaskWallet),
      coinbaseWallet,
      rabbyWallet,
      throughWalletConnect(walletConnectHere),
    ],
  },
  {
    groupName: 'More',
    wallets: [
      throughWalletConnect(rainbowWallet),
      throughWalletConnect(ledgerWallet),
      throughWalletConnect(argent),
      throughWalletConnect(safeAnywhere),
    ],
  },
];
