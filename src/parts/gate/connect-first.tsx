import type { ReactNode } from 'react';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { ConnectAction } from './connect-action';

export function ConnectFirst({ children }: { children: ReactNode }) {
  const wallet = useStore(walletStore);
  if (wallet.status !== 'connected') return <ConnectAction connection="none" />;
  return wallet.isSupported ? children : <ConnectAction connection="other-chain" />;
}
