import type { Hash } from '@/api/contract';
import { quorumOf } from '@/chain/agreement';
import type { ChainNode } from '@/chain/node';
import { ActionFault, type ActionFaultKind } from '@/errors/action-fault';
import type { Engine } from '../engine';
import { wasPendingAtSubmit } from '../search/anchor';
import { attachHash } from './attach-hash';
import { requestedCallOf, type Entry } from '../journal/entry';
import { findAttemptOnChain } from '../search/not-on-chain';
import { countHidden, readPending, readWaiting } from '../search/pending';
import { isExcluded, type Watch } from './watch';

/** `unproven`: the payment may still have been made. `searching`: the nodes do not agree yet. */
type Replaced = 'cancelled' | 'unproven' | 'searching';

const UNDECIDED_AFTER_MS = 120_000;
export const isUndecidedForLong = ({ nonceUsedAt }: Watch): boolean =>
  nonceUsedAt !== null && Date.now() - nonceUsedAt > UNDECIDED_AFTER_MS;

/**
 * Decides what happened after another transaction has used the attempt's nonce. The attempt is cancelled only if two
 * nodes show no other transaction that does what was requested, and count no pending transaction that no pool shows.
 * The wallet may have sent the request again with a later nonce, or a relay may have executed it. `altered` is a
 * transaction that is known to differ from the request.
 *
 * Pending transactions are read first. Otherwise, one that is mined between the two reads is missed.
 */
export async function searchReplaced(
  engine: Engine,
  entry: Entry,
  watch: Watch,
  nodes: readonly ChainNode[],
  altered?: Hash,
): Promise<Replaced> {
  watch.nonceUsedAt ??= Date.now();
  const isOfOther = isExcluded(engine, entry, watch);
  // A node's pool may still show the replaced transaction, which can no longer be mined.
  const isOther = (hash: string) =>
    hash === entry.hash || hash === altered || isOfOther(hash) || wasPendingAtSubmit(entry, hash);
  const waiting = await readWaiting({ nodes, readings: readPending(requestedCallOf(entry), nodes) });
  const searched = await Promise.all(nodes.map((node) => searchOn(engine, node, entry, isOther)));
  // Every hash is tried, so that one node's invented transaction does not hide the real one.
  const found = new Set(searched.flatMap((one) => (one.type === 'found' ? [one.hash] : [])));
  for (const hash of found) if (await attachHash(engine, entry, { hash, watch, nodes })) return 'searching';
  const hasQuorum = (...kinds: Searched['type'][]) =>
    searched.filter(({ type }) => kinds.includes(type)).length >= quorumOf(nodes);
  if (found.size === 0 && hasQuorum('nothing')) return countHidden(waiting) ? 'searching' : 'cancelled';
  // Waits after a match, because the transaction may still be attached to this attempt or another one.
  const isOverdue = found.size === 0 || isUndecidedForLong(watch);
  return isOverdue && hasQuorum('unknown', 'found') ? 'unproven' : 'searching';
}

/** If a node fails for one of these reasons, a retry cannot decide the outcome. */
const UNDECIDABLE: ReadonlySet<ActionFaultKind> = new Set(['account-busy', 'unsent-unproven', 'beyond-search']);

type Searched = { type: 'found'; hash: Hash } | { type: 'nothing' | 'unknown' | 'unreachable' };

async function searchOn(
  engine: Engine,
  node: ChainNode,
  entry: Entry,
  isOther: (hash: string) => boolean,
): Promise<Searched> {
  try {
    const hash = await findAttemptOnChain(engine, entry, node, { isOther, ended: entry });
    return hash === null ? { type: 'nothing' } : { type: 'found', hash };
  } catch (error) {
    return { type: error instanceof ActionFault && UNDECIDABLE.has(error.kind) ? 'unknown' : 'unreachable' };
  }
}
