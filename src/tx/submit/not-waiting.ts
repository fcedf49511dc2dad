import { quorumOf, receivedIn } from '@/chain/agreement';
import type { ChainNode } from '@/chain/node';
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
import { readPending, type ChainReadings, type Counts } from './chain-readings';
import type { NodePool } from '../search/in-pool';

/** One node's report of pending transactions. `mined` is the nonce count that two nodes agree on. */
export type PendingAtNode = Readonly<{ node: ChainNode; pool: NodePool | null; counts: Counts | null; mined: number }>;

export type PendingReadings = Readonly<{ nodes: Nodes; readings: Pick<ChainReadings, 'pools' | 'counts'> }>;

export async function readWaiting({ nodes, readings }: PendingReadings): Promise<readonly PendingAtNode[]> {
  const [pools, { answers, agreement }] = await Promise.all([readings.pools, readings.counts]);
  const mined = agreement.is === 'agreed' ? agreement.value.mined : 0;
  return nodes.map((node, at) => ({ node, pool: pools.answers[at] ?? null, counts: answers[at] ?? null, mined }));
}

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
 * Throws if a node shows the payment in its pool. Many nodes never show their pools. So it also throws if nodes count a
 * pending transaction of the account that no pool shows, because that transaction may be the payment.
 */
export async function assertNotInPool(
  engine: Engine,
  intent: Intent,
  waiting: readonly PendingAtNode[],
): Promise<void> {
  const isOther = isOfOtherAction(engine, intent, intent);
  // A stuck node keeps transactions in its pool that other nodes have proven to be replaced.
  const ended = failedHashes(readJournal(engine).entries);
  const pools = receivedIn(waiting.map(({ pool }) => pool));
  const hashes = new Set(pools.flatMap(({ matches }) => matches.map(({ hash }) => hash)));
  // Each match costs a call to the service, and one node can invent any number of them.
  if (hashes.size > MAX_MATCHES) throw new ActionFault('account-busy');
  for (const hash of hashes)
    if (!ended.includes(hash.toLowerCase()) && !isOther(hash) && !(await isOfAnother(engine, hash, intent)))
      throw new ActionFault('paid-elsewhere');
  if (countHidden(waiting)) throw new ActionFault('hidden-pending');
}

/** A single node that shows its pool may have invented the count. */
export function countHidden(waiting: readonly PendingAtNode[]): boolean {
  const hiding = waiting.filter(hidesTransaction);
  return hiding.some(({ pool }) => pool === null) || hiding.length >= quorumOf(waiting);
}

/** A stuck node still counts transactions as pending that two other nodes show as mined. */
function hidesTransaction({ pool, counts, mined: agreed }: PendingAtNode): boolean {
  if (counts === null) return false;
  const first = Math.max(counts.mined, agreed);
  const shown = pool === null ? [] : pool.ownNonces.filter((nonce) => nonce >= first && nonce < counts.withPool);
  return new Set(shown).size < counts.withPool - first;
}

/** A node counts as searched only if it reports its pool or the account's nonce counts. */
export function assertReportsPending({ pool, counts }: PendingAtNode): void {
  if (pool === null && counts === null) throw new Error('This node reports no pending transactions');
}
