import type { Wallet, WalletList } from '@rainbow-me/rainbowkit';
import { injectedWallet } from '@rainbow-me/rainbowkit/wallets';
import { isPhone } from './phone';

/** Whether a wallet has put itself into this page, as each does in its own browser. */
export const hasWalletHere = (): boolean => 'ethereum' in window && Boolean(window.ethereum);

/**
 * In the browser of a wallet's app. RainbowKit's layout for phones leaves out what announces itself, so a wallet that is
 * none of ours by name would have no row in its own app.
 */
export const walletOfThisApp = (): WalletList =>
  isPhone() && hasWalletHere() ? [{ groupName: 'Installed', wallets: [ofThisApp] }] : [];

const ofThisApp = (): Wallet => ({ ...injectedWallet(), name: 'The wallet of this app', shortName: 'This app' });
