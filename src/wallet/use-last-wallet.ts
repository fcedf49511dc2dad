import { useEffect } from 'react';
import { useStore } from '@/utils/hooks/use-store';
import { prepareWallet } from './facade';
import { lastWallet, lastWalletId, type LastWallet } from './last-wallet';

/** Loads the wallet's code before any click, but only if a wallet was connected here before. */
export function useLastWallet(isWanted: boolean): LastWallet | null {
  const last = useStore(lastWallet);
  useEffect(() => {
    if (isWanted && lastWalletId()) void prepareWallet().catch(() => undefined);
  }, [isWanted]);
  return isWanted ? last : null;
}

export async function reconnect({ id }: LastWallet): Promise<void> {
  const { chooseWallet } = await prepareWallet();
  chooseWallet(id);
}
