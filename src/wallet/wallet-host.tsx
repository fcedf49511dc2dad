import { RainbowKitProvider } from '@rainbow-me/rainbowkit';
import '@rainbow-me/rainbowkit/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { WagmiProvider } from 'wagmi';
import { queryClient } from '@/api/query-client';
import { PRODUCT } from '@/config/product';
import { AccountDialog } from './dialogs/account-dialog';
import { FacadeSync } from './facade-sync';
import { walletRuntime } from './runtime';
import { walletTheme } from './wallet-theme';

/** Mounted once beside the page, never around it, and never taken down: no page is re-wrapped when it arrives. */
export function WalletHost() {
  const { config, chain } = walletRuntime();
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider theme={walletTheme} initialChain={chain} appInfo={{ appName: PRODUCT }} locale="en">
          <FacadeSync />
          <AccountDialog />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
}
