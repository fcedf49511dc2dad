import { useEffect } from 'react';
import { STORAGE_KEYS } from '@/config/product';
import { useStore } from '@/utils/hooks/use-store';
import { localStore } from '@/utils/storage';
import { createStore } from '@/utils/store';
import { prepareWallet } from './facade';

export type LastWallet = { id: string; name: string };

/** The wallet that was connected last, if it can be used here. It is known only once the wallet's code runs. */
export const lastWallet = createStore<LastWallet | null>(null);

export const lastWalletId = (): string | null => localStore.read(STORAGE_KEYS.lastWallet);

/** Loads the wallet's code without an intent, but only if a wallet was connected here before. */
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
