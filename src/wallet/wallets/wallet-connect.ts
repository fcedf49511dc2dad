import type { Wallet } from '@rainbow-me/rainbowkit';
import { walletConnectWallet } from '@rainbow-me/rainbowkit/wallets';
import { withCodeNote } from './code-note';
import { isPhone } from './phone';
import type { WalletOptions } from './through-wallet-connect';

/** Where RainbowKit's 'Get' leads: it is no wallet itself, and this is its list of those that understand it. */
const WALLETS = 'https://walletguide.walletconnect.network';

/**
 * WalletConnect's own dialog asks hosts of its own and loads pictures from them, so it is never offered. On a phone
 * RainbowKit has nothing in its place; there the code is shown with a way to the wallets of the phone.
 */
export function walletConnectHere(options: WalletOptions): Wallet {
  const wallet = walletConnectWallet(options);
  const { createConnector } = wallet;
  return {
    ...wallet,
    downloadUrls: { qrCode: WALLETS },
    createConnector: (details) => {
      const { rkDetails } = details;
      // Found by its id alone, this one is found by nobody.
      if (rkDetails.isWalletConnectModalConnector)
        return createConnector({ rkDetails: { ...rkDetails, id: 'walletConnectModal' } });
      return isPhone() ? withCodeNote('on-this-phone', createConnector(details)) : createConnector(details);
    },
  };
}
