import { isSameAddress } from '@/utils/is-same-address';
import { isOpen, type Entry } from './entry';
import { readJournal } from './journal';

const hasEnded = (entry: Entry): boolean => !isOpen(entry) && entry.failure !== 'dropped';

/**
 * The account's nonces below this count were used before the attempt, or by transactions of this journal whose end is
 * proven. `ended` counts as one of them.
 */
export function knownCountOf({ minedCount, chainId, from }: Entry, ended?: Entry): number | null {
  if (minedCount === null) return null;
  const used = readJournal()
    .entries.filter((one) => one.chainId === chainId && isSameAddress(one.from, from) && hasEnded(one))
    .map(({ nonce }) => nonce);
  let count = minedCount;
  while (used.includes(count) || ended?.nonce === count) count += 1;
  return count;
}
