import type { Wallet, WalletList } from '@rainbow-me/rainbowkit';
import { injectedWallet } from '@rainbow-me/rainbowkit/wallets';
import { isPhone } from './phone';

export const hasInjectedWallet = (): boolean => 'ethereum' in window && Boolean(window.ethereum);

/**
 * Lists the wallet in whose app this page is open. RainbowKit omits announced wallets on phones. Without this, a
 * wallet that is not in our list would have no row in its own app.
 */
export const injectedWalletGroup = (): WalletList =>
  isPhone() && hasInjectedWallet() ? [{ groupName: 'Installed', wallets: [injectedWalletRow] }] : [];

export const INJECTED_WALLET_ID = 'injected';

const injectedWalletRow = (): Wallet => ({
  ...injectedWallet(),
  id: INJECTED_WALLET_ID,
  name: 'This app’s wallet',
  shortName: 'This app',
});
