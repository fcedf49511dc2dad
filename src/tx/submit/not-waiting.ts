import type { Address, Hash } from '@/api/contract';
import { quorumOf, receivedIn } from '@/chain/agreement';
import { askNodes } from '@/chain/ask-nodes';
import type { Sent } from '@/chain/call';
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
  const ended = failedHashes(readJournal(engine).entries);
  const shown = receivedIn(waiting.map(({ pool }) => pool)).flatMap(({ matches }) => matches);
  const hashes = new Set(shown.map(({ hash }) => hash));
  // A stuck node keeps a replaced transaction in its pool. A reorganisation may still cause it to be mined.
  const isOver = async (hash: Hash) =>
    ended.includes(hash.toLowerCase()) &&
    (await areNoncesUsed(
      waiting,
      shown.filter((sent) => sent.hash === hash),
    ));
  // Each match costs a call to the service, and one node can invent many matches.
  if (hashes.size > MAX_MATCHES) throw new ActionFault('account-busy');
  for (const hash of hashes)
    if (!isOther(hash) && !(await isOver(hash)) && !(await isOfAnother(engine, hash, intent)))
      throw new ActionFault('paid-elsewhere');
  if (countHidden(waiting)) throw new ActionFault('hidden-pending');
}

async function areNoncesUsed(waiting: readonly PendingAtNode[], sent: readonly Sent[]): Promise<boolean> {
  const isUsed = async ({ from, nonce }: Sent): Promise<boolean> => {
    const { answers } = await askNodes(waiting, ({ node }) => node.nonce(from as Address));
    return receivedIn(answers).filter((count) => count > nonce).length >= quorumOf(waiting);
  };
  return (await Promise.all(sent.map(isUsed))).every((one) => one);
}

/** A node counts as searched only if it reports its pool or the account's nonce counts. */
export function assertReportsPending({ pool, counts }: PendingAtNode): void {
  if (pool === null && counts === null) throw new Error('This node reports no pending transactions');
}
