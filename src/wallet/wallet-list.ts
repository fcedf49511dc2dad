import type { WalletList } from '@rainbow-me/rainbowkit';
import {
  argentWallet,
  coinbaseWallet,
  ledgerWallet,
  metaMaskWallet,
  rabbyWallet,
  rainbowWallet,
  walletConnectWallet,
} from '@rainbow-me/rainbowkit/wallets';
import { safeAnywhere } from './wallets/safe';
import { throughWalletConnect } from './wallets/through-wallet-connect';

/** Wallets that the browser announces stand before these, under Installed. */
export const walletList = (): WalletList => [
  {
    groupName: 'Popular',
    wallets: [throughWalletConnect(metaMaskWallet), coinbaseWallet, rabbyWallet, throughWalletConnect(walletConnectWallet)],
  },
  {
    groupName: 'More',
    wallets: [
      throughWalletConnect(rainbowWallet),
      throughWalletConnect(ledgerWallet),
      throughWalletConnect(argentWallet),
      throughWalletConnect(safeAnywhere),
    ],
  },
];
