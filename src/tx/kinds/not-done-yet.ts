import type { ChainNode } from '@/chain/node';
import { hasWaitedBefore } from '../anchor';
import { askedOf, isOpen } from '../entry';
import type { Intent } from '../intent';
import { readJournal } from '../journal';
import { isOfSameAction } from '../review';
import { isOfOtherKey } from './other-keys';
import { assertUnpaidOnChain } from './unpaid-on-chain';

const MS = 1_000n;

/**
 * Searches the chain for each open attempt of the action, since a transaction that was declared unsent may have been sent
 * later. Attempts of other reviews of the same action count too.
 */
export async function assertNotDoneYet(
  { key, review }: Pick<Intent, 'key' | 'review'>,
  node: ChainNode,
): Promise<void> {
  const isOfAction = isOfSameAction(key, review?.earlier ?? []);
  const open = readJournal().entries.filter((one) => isOpen(one) && (one.key === key || isOfAction(one)));
  const isOtherKey = isOfOtherKey(key, ...(review?.earlier ?? []), ...open.map((one) => one.key));
  await Promise.all(
    open.map(async (entry) => {
      // One wrong date of the service, or of the visitor's clock, must not hide what was sent: the chain's time counts too.
      const mined = (await node.blockTime(BigInt(entry.since))) * MS;
      const submitted = BigInt(Math.floor(entry.submittedAt ?? entry.at));
      const openedAt = submitted < mined ? submitted : mined;
      const isOther = (hash: string) => isOtherKey(hash) || hasWaitedBefore(entry, hash);
      return assertUnpaidOnChain({ intent: askedOf(entry), openedAt, attempt: entry, isOther }, node);
    }),
  );
}
