import { receivedIn } from '@/chain/agreement';
import type { Nodes } from '@/chain/nodes';
import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import { failedHashes } from '../journal/attempt-rules';
import { readJournal } from '../journal/journal';
import { isOfAnother } from '../service/at-service';
import type { Intent } from '../kinds/intent';
import { requestedCallOf } from '../journal/entry';
import { attemptsOf, isOfOtherAction } from '../search/not-on-chain';
import { isSameAddress } from '@/utils/is-same-address';
import { countHidden, readPending, readWaiting, type PendingAtNode } from '../search/pending';

export async function readWaitingAtOtherAccounts(
  engine: Engine,
  intent: Intent,
  nodes: Nodes,
): Promise<readonly PendingAtNode[]> {
  const earlier = attemptsOf(engine, intent).filter(({ from }) => !isSameAddress(from, intent.call.from));
  const read = earlier.map(async (entry) => {
    const attempt = { ...intent, ...requestedCallOf(entry) };
    const waiting = await readWaiting({ nodes, readings: readPending(attempt, nodes) });
    await assertNotInPool(engine, attempt, waiting);
    return waiting;
  });
  return (await Promise.all(read)).flat();
}

const MAX_MATCHES = 40;

/**
 * Throws if a node shows the payment in its pool. Many nodes never show their pools. It therefore also throws if nodes
 * count a pending transaction of the account that no pool shows, because that may be the payment.
 */
export async function assertNotInPool(
  engine: Engine,
  intent: Intent,
  waiting: readonly PendingAtNode[],
): Promise<void> {
  const isOther = isOfOtherAction(engine, intent, intent);
  // A stuck node keeps a replaced transaction in its pool.
  const ended = failedHashes(readJournal(engine).entries);
  const shown = receivedIn(waiting.map(({ pool }) => pool)).flatMap(({ matches }) => matches);
  const hashes = new Set(shown.map(({ hash }) => hash));
  // Each match costs a call to the service, and one node can invent many matches.
  if (hashes.size > MAX_MATCHES) throw new ActionFault('account-busy');
  for (const hash of hashes)
    if (!isOther(hash) && !ended.includes(hash.toLowerCase()) && !(await isOfAnother(engine, hash, intent)))
      throw new ActionFault('paid-elsewhere');
  if (countHidden(waiting)) throw new ActionFault('hidden-pending');
}

/** A node counts as searched only if it reports its pool or the account's nonce counts. */
export function assertReportsPending({ pool, counts }: PendingAtNode): void {
  if (pool === null && counts === null) throw new Error('This node reports no pending transactions');
}
