import { Global } from '@emotion/react';
import { RainbowKitProvider, type DisclaimerComponent, lightTheme, type Theme } from '@rainbow-me/rainbowkit';
import '@rainbow-me/rainbowkit/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WagmiProvider } from 'wagmi';
import styled from '@emotion/styled';
import { createPortal } from 'react-dom';
import { queryClient } from '@/api/query-client';
import { whyNotConnected } from '@/errors/text/connecting';
import { color } from '@/theme/tokens';
import { OWN_DIRECTION, TEXT_FACE } from '@/theme/typography';
import { useStore } from '@/utils/hooks/use-store';
import { APP_INFO } from './app-metadata';
import { ChainDialog } from './dialogs/chain-dialog';
import { LinkDialog } from './dialogs/link-dialog';
import { PhoneConnecting } from './dialogs/phone-connecting';
import { WalletNoteDialog } from './dialogs/wallet-note-dialog';
import { FacadeSync } from './facade-sync';
import { SignIn } from './link/sign-in';
import { useLinkState } from './link/use-link-state';
import { dialogStyles } from './rainbowkit/dialog-styles';
import { signWithWallet, walletRuntime } from './runtime';
import { OpenHere } from './dialogs/open-here';
import { isPhone } from './wallets/phone';
import { hasInjectedWallet } from './wallets/injected-wallet';
import { connectAttempt, hasOwnNote } from './rainbowkit/connect-attempt';
import { SHEET } from './rainbowkit/dialog-repair';

const base = lightTheme({ borderRadius: 'small', overlayBlur: 'none' });

const walletTheme: Theme = {
  ...base,
  colors: {
    ...base.colors,
    accentColor: color.metal,
    accentColorForeground: color.onMetal,
    actionButtonBorder: color.rule,
    actionButtonBorderMobile: color.rule,
    actionButtonSecondaryBackground: color.ground,
    closeButton: color.soft,
    closeButtonBackground: color.ground,
    connectionIndicator: color.gain,
    downloadBottomCardBackground: color.ground,
    downloadTopCardBackground: color.raised,
    error: color.loss,
    generalBorder: color.rule,
    generalBorderDim: color.rule,
    menuItemBackground: color.ground,
    modalBackdrop: 'rgba(8, 7, 5, 0.6)',
    modalBackground: color.raised,
    modalBorder: color.edge,
    modalText: color.ink,
    modalTextDim: color.faint,
    modalTextSecondary: color.soft,
    profileAction: color.ground,
    profileActionHover: color.rule,
    profileForeground: color.ground,
    selectedOptionBorder: color.metal,
    standby: color.caution,
  },
  fonts: { body: TEXT_FACE },
};

const Note = styled('p')({
  ...OWN_DIRECTION,
  position: 'sticky',
  insetBlockEnd: 0,
  margin: 0,
  paddingBlock: 14,
  paddingInline: 24,
  borderBlockStart: `2px solid ${color.loss}`,
  background: color.raised,
  color: color.ink,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
});

/** The note is inside RainbowKit's dialog. A separate dialog would cover the retry button. */
function ConnectFailureNote() {
  const attempt = useStore(connectAttempt);
  const reason = attempt && !attempt.isAsking && !hasOwnNote(attempt) && whyNotConnected(attempt.error);
  const sheet = reason && document.querySelector(SHEET);
  return sheet ? createPortal(<Note role="alert">{reason}</Note>, sheet) : null;
}

const ConnectNote: DisclaimerComponent = ({ Text }) => {
  const mayOpenElsewhere = isPhone() && !hasInjectedWallet();
  return (
    <>
      <Text>
        Connecting is free and can’t move funds.
        {walletRuntime().projectId === null && ' Only wallets in this browser can be used here.'}
        {mayOpenElsewhere && ' On a phone, open this page in your wallet app’s own browser.'}
      </Text>
      {mayOpenElsewhere && <OpenHere />}
    </>
  );
};

const APP = { ...APP_INFO, disclaimer: ConnectNote };

/** Mount this once next to the page, not around it, so that loading the wallet's code does not remount the page. */
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
