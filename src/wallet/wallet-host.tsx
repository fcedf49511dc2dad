import { Global } from '@emotion/react';
import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
import '@rainbow-me/rainbowkit/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WagmiProvider } from 'wagmi';
import { queryClient } from '@/api/query-client';
import { APP_INFO } from './app-metadata';
import { ConnectNote } from './connect-note';
import { ChainDialog } from './dialogs/chain-dialog';
import { ConnectFailureNote } from './dialogs/connect-failure-note';
import { LinkDialog } from './dialogs/link-dialog';
import { PhoneConnecting } from './dialogs/phone-connecting';
import { WalletNoteDialog } from './dialogs/wallet-note-dialog';
import { FacadeSync } from './facade-sync';
import { SignIn } from './link/sign-in';
import { useLinkState } from './link/use-link-state';
import { dialogStyles } from './rainbowkit/dialog-styles';
import { signWithWallet, walletRuntime } from './runtime';
import { walletTheme } from './wallet-theme';

const APP = { ...APP_INFO, disclaimer: ConnectNote };

/** Mounted once next to the page, not around it, so that loading it does not remount the page. */
export function WalletHost({ children }: { children?: ReactNode }) {
  return (
    <WagmiProvider config={walletRuntime().config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <Dialogs>{children}</Dialogs>
      </QueryClientProvider>
    </WagmiProvider>
  );
}

function Dialogs({ children }: { children: ReactNode }) {
  const { chain } = walletRuntime();
  const link = useLinkState();
  return (
    <SignIn link={link}>
      <RainbowKitProvider theme={walletTheme} initialChain={chain} appInfo={APP} locale="en">
        <Global styles={dialogStyles} />
        <FacadeSync />
        {children}
        <ChainDialog chain={chain} />
        <LinkDialog link={link} chainId={chain.id} sign={signWithWallet} />
        <PhoneConnecting />
        <ConnectFailureNote />
        <WalletNoteDialog />
      </RainbowKitProvider>
    </SignIn>
  );
}
