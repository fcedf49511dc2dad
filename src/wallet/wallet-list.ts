import type { WalletList, Wallet } from '@rainbow-me/rainbowkit';
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
import { throughWalletConnect, type CreateWallet, type WalletOptions } from './wallets/through-wallet-connect';
import { injectedWalletGroup } from './wallets/injected-wallet';
import { withCodeNote } from './wallets/code-note';
import { isPhone } from './wallets/phone';

const WALLETS = 'https://walletguide.walletconnect.network';

/**
 * Never offers WalletConnect's own dialog, which contacts its own hosts. On a phone, RainbowKit has no replacement for
 * that dialog, so the code is shown with a link to installed wallets.
 */
function walletConnectHere(options: WalletOptions): Wallet {
  const wallet = walletConnectWallet(options);
  const { createConnector } = wallet;
  return {
    ...wallet,
    downloadUrls: { qrCode: WALLETS },
    createConnector: (details) => {
      const { rkDetails } = details;
      // RainbowKit finds this connector by its id. A different id hides it.
      if (rkDetails.isWalletConnectModalConnector)
        return createConnector({ rkDetails: { ...rkDetails, id: 'walletConnectModal' } });
      return isPhone() ? withCodeNote('on-this-phone', createConnector(details)) : createConnector(details);
    },
  };
}

const APP = 'https://app.safe.global';

const STEPS = [
  {
    step: 'install',
    title: 'Open your Safe',
    description: 'Go to app.safe.global and open the Safe you want to use.',
  },
  {
    step: 'create',
    title: 'Choose WalletConnect',
    description: 'Its icon is at the top of the page, next to your notifications.',
  },
  {
    step: 'scan',
    title: 'Paste the code',
    description: 'Copy the code shown when you chose Safe, and paste it there.',
  },
] as const;

const copied = (uri: string) => uri;

/**
 * Connects directly inside a Safe. Elsewhere, RainbowKit would hide the row, so this connects through WalletConnect.
 */
function safeAnywhere(options: WalletOptions): Wallet {
  const safe = safeWallet();
  if (safe.installed) return safe;
  const { createConnector } = walletConnectWallet(options);
  return {
    ...safe,
    installed: undefined,
    downloadUrls: { mobile: APP, qrCode: APP },
    qrCode: { getUri: copied, instructions: { learnMoreUrl: APP, steps: [...STEPS] } },
    createConnector: (details) => withCodeNote('safe-elsewhere', createConnector(details)),
  };
}

const argent: CreateWallet = (options) => ({ ...argentWallet(options), name: 'Ready (Argent)', shortName: 'Argent' });

export const walletList = (): WalletList => [
  ...injectedWalletGroup(),
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
