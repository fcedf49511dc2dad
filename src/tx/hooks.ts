import { useStore } from '@/utils/use-store';
import { walletStore } from '@/wallet/state';
import { isUnsettled, type Entry } from './entry';
import { isOfThisChain } from '@/chain/instance';
import { journalStore } from './journal';
import { addressesOf, linkedStore } from './own-addresses';

export type UnsettledTx = Entry;

/** What is on its way from the investor's linked wallet, or from the connected one: one attempt of each order. */
export function useUnsettled(): readonly UnsettledTx[] {
  const { entries } = useStore(journalStore);
  const own = addressesOf(useStore(linkedStore), useStore(walletStore));
  const mine = entries.filter(
    (entry) => isUnsettled(entry) && isOfThisChain(entry) && own.includes(entry.from.toLowerCase()),
  );
  return [...new Map(mine.map((entry) => [entry.key, entry])).values()];
}
