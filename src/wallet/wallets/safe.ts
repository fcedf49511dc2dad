import type { Wallet } from '@rainbow-me/rainbowkit';
import { safeWallet, walletConnectWallet } from '@rainbow-me/rainbowkit/wallets';
import { walletNote } from '../wallet-note';
import type { WalletOptions } from './through-wallet-connect';

const APP = 'https://app.safe.global';

/** RainbowKit takes words as well as the names of its own. */
const STEPS = [
  { step: 'install', title: 'Open your Safe', description: 'Go to app.safe.global and open the Safe that you want to use.' },
  { step: 'create', title: 'Choose WalletConnect', description: 'Its mark stands at the top of the page, beside your notices.' },
  { step: 'scan', title: 'Paste the code', description: 'Copy the code that was shown when you chose Safe, and paste it there.' },
] as const;

const copied = (uri: string) => uri;

function tellCode(code: unknown) {
  if (walletNote.get()?.kind === 'safe-elsewhere') walletNote.set({ kind: 'safe-elsewhere', code: String(code) });
}

/** Inside a Safe its own way; elsewhere through WalletConnect, which the Safe's app understands. RainbowKit would hide the row. */
export function safeAnywhere(options: WalletOptions): Wallet {
  const safe = safeWallet();
  if (safe.installed) return safe;
  const { createConnector } = walletConnectWallet(options);
  return {
    ...safe,
    installed: undefined,
    downloadUrls: { mobile: APP, qrCode: APP },
    qrCode: { getUri: copied, instructions: { learnMoreUrl: APP, steps: [...STEPS] } },
    createConnector: (details) => (config) => {
      const connector = createConnector(details)(config);
      config.emitter.on('message', ({ type, data }) => {
        if (type === 'display_uri') tellCode(data);
      });
      const connect: typeof connector.connect = (parameters) => {
        walletNote.set({ kind: 'safe-elsewhere' });
        return connector.connect(parameters);
      };
      return { ...connector, connect };
    },
  };
}
