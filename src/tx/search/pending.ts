import type { Address } from '@/api/contract';
import { agreementOf, quorumOf, type Answers } from '@/chain/agreement';
import { askNodes, readAgreed } from '@/chain/ask-nodes';
import type { ChainNode } from '@/chain/node';
import type { Nodes } from '@/chain/nodes';
import type { RequestedCall } from '../request/matches-request';
import { readPool, type NodePool } from './in-pool';

export type Counts = Readonly<{ mined: number; withPool: number }>;

const countsOn =
  (account: Address) =>
  async (node: ChainNode): Promise<Counts> => {
    const [mined, withPool] = await Promise.all([node.nonce(account), node.nonceWithPool(account)]);
    return { mined, withPool };
  };

const sameMined = (answers: Answers<Counts>) => agreementOf(answers, ({ mined }) => mined);

export const readPending = (due: RequestedCall, nodes: Nodes) => ({
  counts: readAgreed(nodes, countsOn(due.call.from), { agree: sameMined, isAllHeard: true }),
  pools: askNodes(nodes, (node) => readPool(due, node)),
});

/** Pending transactions as one node reports them. `mined` is the nonce count that two nodes agree on. */
export type PendingAtNode = Readonly<{ node: ChainNode; pool: NodePool | null; counts: Counts | null; mined: number }>;

export type PendingReadings = Readonly<{ nodes: Nodes; readings: ReturnType<typeof readPending> }>;

export async function readWaiting({ nodes, readings }: PendingReadings): Promise<readonly PendingAtNode[]> {
  const [pools, { answers, agreement }] = await Promise.all([readings.pools, readings.counts]);
  const mined = agreement.type === 'agreed' ? agreement.value.mined : 0;
  return nodes.map((node, at) => ({ node, pool: pools.answers[at] ?? null, counts: answers[at] ?? null, mined }));
}

/**
 * Whether nodes count transactions that no pool shows. A single node that shows its pool is not enough, because it may
 * have invented the count.
 */
export function countHidden(waiting: readonly PendingAtNode[]): boolean {
  const hiding = waiting.filter(hidesTransaction);
  return hiding.some(({ pool }) => pool === null) || hiding.length >= quorumOf(waiting);
}

/** A stuck node counts transactions as pending that two other nodes show as mined. */
function hidesTransaction({ pool, counts, mined: agreed }: PendingAtNode): boolean {
  if (counts === null) return false;
  const first = Math.max(counts.mined, agreed);
  const shown = pool === null ? [] : pool.ownNonces.filter((nonce) => nonce >= first && nonce < counts.withPool);
  return new Set(shown).size < counts.withPool - first;
}
