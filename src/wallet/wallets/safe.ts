import type { Wallet } from '@rainbow-me/rainbowkit';
import { safeWallet, walletConnectWallet } from '@rainbow-me/rainbowkit/wallets';
import { withCodeNote } from './code-note';
import type { WalletOptions } from './through-wallet-connect';

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

/** Connects directly inside a Safe. Elsewhere RainbowKit would hide the row, so it connects through WalletConnect. */
export function safeAnywhere(options: WalletOptions): Wallet {
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
