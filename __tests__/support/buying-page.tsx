import { screen, waitFor, within } from '@testing-library/react';
import { BuySharesScreen } from '@/features/shares';
import { WalletButton } from '@/shell/header/wallet-button';
import { WalletSlot } from '@/shell/wallet-slot';
import { LONG_WAIT } from './buying';
import { renderAt } from './render-at';

/** The form to buy shares with the header's wallet button and the wallet's dialogs. */
export const openBuyingPage = () =>
  renderAt(
    '/buy-shares',
    <>
      <header>
        <WalletButton />
      </header>
      <main>
        <BuySharesScreen />
      </main>
      <WalletSlot />
    </>,
  );

export const inForm = (name: string) => within(screen.getByRole('main')).findByRole('button', { name }, LONG_WAIT);
export const inHeader = (name: string) => within(screen.getByRole('banner')).findByRole('button', { name }, LONG_WAIT);
export const connectDialog = () => screen.findByRole('dialog', { name: 'Connect a Wallet' }, LONG_WAIT);
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), LONG_WAIT);
