import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/state';
import { isUnsettled, type Entry } from './journal/entry';
import { isOfThisChain } from '@/chain/instance';
import { addressesOf } from './journal/own-addresses';
import { journalStore, linkedStore } from './index';

export type UnsettledTx = Entry;

export function useOwnTx(): readonly Entry[] {
  const { entries } = useStore(journalStore);
  const own = addressesOf(useStore(linkedStore), useStore(walletStore));
  return entries.filter((entry) => isOfThisChain(entry) && own.includes(entry.from.toLowerCase()));
}

export function useUnsettled(): readonly UnsettledTx[] {
  const mine = useOwnTx().filter(isUnsettled);
  return [...new Map(mine.map((entry) => [entry.key, entry])).values()];
}
