import type { Wallet, WalletList } from '@rainbow-me/rainbowkit';
import { injectedWallet } from '@rainbow-me/rainbowkit/wallets';
import { isPhone } from './phone';

export const hasWalletHere = (): boolean => 'ethereum' in window && Boolean(window.ethereum);

/**
 * Lists the wallet in whose app this page is open. On phones, RainbowKit omits announced wallets, so a wallet that is
 * not in our list would have no row in its own app.
 */
export const walletOfThisApp = (): WalletList =>
  isPhone() && hasWalletHere() ? [{ groupName: 'Installed', wallets: [ofThisApp] }] : [];

export const WALLET_HERE = 'injected';

const ofThisApp = (): Wallet => ({
  ...injectedWallet(),
  id: WALLET_HERE,
  name: 'This app’s wallet',
  shortName: 'This app',
});
