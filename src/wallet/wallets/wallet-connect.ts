import type { Wallet } from '@rainbow-me/rainbowkit';
import { walletConnectWallet } from '@rainbow-me/rainbowkit/wallets';
import { withCodeNote } from './code-note';
import { isPhone } from './phone';
import type { WalletOptions } from './through-wallet-connect';

const WALLETS = 'https://walletguide.walletconnect.network';

/**
 * WalletConnect's own dialog calls and loads pictures from its own hosts, so it is never offered. On a phone,
 * RainbowKit has no replacement, so the code is shown with a link to installed wallets.
 */
export function walletConnectHere(options: WalletOptions): Wallet {
  const wallet = walletConnectWallet(options);
  const { createConnector } = wallet;
  return {
    ...wallet,
    downloadUrls: { qrCode: WALLETS },
    createConnector: (details) => {
      const { rkDetails } = details;
      // RainbowKit finds this connector by its id, so another id hides it.
      if (rkDetails.isWalletConnectModalConnector)
        return createConnector({ rkDetails: { ...rkDetails, id: 'walletConnectModal' } });
      return isPhone() ? withCodeNote('on-this-phone', createConnector(details)) : createConnector(details);
    },
  };
}
