import type { ChainNode } from '@/chain/node';
import { serviceNow } from '@/utils/service-clock';
import { hasWaitedBefore } from '../anchor';
import { requestedCallOf, isOpen, type Entry } from '../entry';
import type { Intent } from '../intent';
import { readJournal } from '../journal';
import { NO_REVIEW, isOfSameAction } from '../review';
import { isOfOtherKey } from './other-keys';
import { assertUnpaidOnChain } from './unpaid-on-chain';

const MS = 1_000n;

type Action = Pick<Intent, 'key' | 'review'>;

export function openAttemptsOf({ key, review }: Action): readonly Entry[] {
  const isOfAction = isOfSameAction(key, review?.earlier ?? []);
  return readJournal().entries.filter((one) => isOpen(one) && (one.key === key || isOfAction(one)));
}

const isOfOtherAction = (action: Action) =>
  isOfOtherKey(action.key, ...(action.review?.earlier ?? []), ...openAttemptsOf(action).map(({ key }) => key));

/** Searches the chain for each open attempt: a transaction that was declared unsent may have been sent later. */
export async function assertAttemptsUnmade(action: Action, node: ChainNode): Promise<void> {
  const isOtherKey = isOfOtherAction(action);
  await Promise.all(
    openAttemptsOf(action).map(async (entry) => {
      // One wrong date of the service, or of the visitor's clock, must not hide what was sent: the chain's time counts too.
      const mined = (await node.blockTime(BigInt(entry.since))) * MS;
      const submitted = BigInt(Math.floor(entry.submittedAt ?? entry.at));
      const openedAt = submitted < mined ? submitted : mined;
      const isOther = (hash: string) => isOtherKey(hash) || hasWaitedBefore(entry, hash);
      return assertUnpaidOnChain({ intent: requestedCallOf(entry), openedAt, attempt: entry, isOther }, node);
    }),
  );
}

/**
 * Searches for the action's attempts, and for the action itself since it was reviewed: a crash can lose the journal's newest
 * entry, and the action may have been done on another device.
 */
export async function assertNotDoneYet(intent: Intent, node: ChainNode): Promise<void> {
  const { madeAt, lastsMs } = { ...NO_REVIEW, ...intent.review };
  // An older review is refused, so it need not be searched.
  const openedAt = Math.max(madeAt, serviceNow() - lastsMs);
  await Promise.all([
    assertAttemptsUnmade(intent, node),
    assertUnpaidOnChain({ intent, openedAt, isOther: isOfOtherAction(intent) }, node),
  ]);
}
