import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
import '@rainbow-me/rainbowkit/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { WagmiProvider } from 'wagmi';
import { queryClient } from '@/api/query-client';
import { APP_INFO } from './app-metadata';
import { ConnectNote } from './connect-note';
import { AccountDialog } from './dialogs/account-dialog';
import { ChainDialog } from './dialogs/chain-dialog';
import { LinkDialog } from './dialogs/link-dialog';
import { WalletNoteDialog } from './dialogs/wallet-note-dialog';
import { FacadeSync } from './facade-sync';
import { SignIn } from './link/sign-in';
import { useLinkStanding } from './link/use-link-standing';
import { signWithWallet, walletRuntime } from './runtime';
import { useRecentPayments } from './recent-payments/use-recent-payments';
import { followJournal } from './tx/journal';
import { walletTheme } from './wallet-theme';

const APP = { ...APP_INFO, disclaimer: ConnectNote };

/** Mounted once beside the page, never around it, and never taken down: no page is re-wrapped when it arrives. */
export function WalletHost() {
  return (
    <WagmiProvider config={walletRuntime().config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <Dialogs />
      </QueryClientProvider>
    </WagmiProvider>
  );
}

function Dialogs() {
  const { chain } = walletRuntime();
  const standing = useLinkStanding();
  const payments = useRecentPayments();
  useEffect(() => followJournal(), []);
  return (
    <SignIn standing={standing}>
      <RainbowKitProvider theme={walletTheme} initialChain={chain} appInfo={APP} locale="en">
        <FacadeSync />
        <AccountDialog payments={payments} />
        <ChainDialog chain={chain} />
        <LinkDialog standing={standing} chainId={chain.id} sign={signWithWallet} />
        <WalletNoteDialog />
      </RainbowKitProvider>
    </SignIn>
  );
}
