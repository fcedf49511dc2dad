import type { Address, Hash } from '@/api/contract';
import { agreementOf, quorumOf, receivedIn } from '@/chain/agreement';
import { askNodes } from '@/chain/ask-nodes';
import type { ChainNode } from '@/chain/node';
import type { Engine } from '../engine';
import { idOf, isWithoutHash, requestedCallOf, type Entry } from '../journal/entry';
import {
  enteredHashesOf,
  openEnteredHashesOf,
  replacedBy,
  sightingOf,
  withEntered,
  withSighting,
  withoutEntered,
} from '../journal/entered';
import { belongsToOtherAttempt, updateEntry } from '../journal/journal';
import { publish } from '../publish';
import { matchesRequestAtLeast } from '../request/matches-request';
import { observe, type Sender } from './observe';
import { isAsRequested } from '../search/rivals';
import { REORG_DEPTH, findReplacement } from '../search/search-forward';
import { isDeepEnough } from './verdict';
import { isExcluded, type NodeCursor, type Watch } from './watch';

export const CALLS_PER_HASH = 3;

/**
 * Looks up the entered hashes in turn, one per call, so that an unknown hash does not hide the others. Returns the
 * hash if it belongs to the attempt.
 */
export async function findEntered(
  engine: Engine,
  entry: Entry,
  watch: Watch,
  node: ChainNode,
  { cursor, nodes }: { cursor: NodeCursor; nodes: readonly ChainNode[] },
): Promise<Hash | null> {
  const hashes = enteredHashesOf(entry);
  const entered = hashes[(watch.looks - 1) % hashes.length];
  if (!entered || !watch.budget.take(CALLS_PER_HASH)) return null;
  // The hash may have been rejected before, because the bank has it on record for another action.
  if (belongsToOtherAttempt(engine, entry, isAsRequested)(entered) || watch.rejectedHashes.has(entered.toLowerCase()))
    return rejectEntered(engine, entry, watch, { entered, nodes });
  const { type } = await checkHashOn(entry, entered, node);
  if (type === 'match') return entered;
  if (type === 'unseen') return enterReplacement(engine, entry, watch, node, { entered, cursor, nodes });
  if (type === 'waiting' && sightingOf(entry, entered)) return null;
  watch.budget.overdraw(CALLS_PER_HASH * nodes.length);
  // All nodes are asked, so that one lying node can neither reject the hash nor invent its sender.
  const { answers } = await askNodes(nodes, (each) => checkHashOn(entry, entered, each));
  const agreement = agreementOf(answers, ({ type: seen, by }) => [seen, by]);
  if (agreement.type !== 'agreed') return null;
  const { type: agreed, by } = agreement.value;
  if (agreed === 'mismatch') return rejectEntered(engine, entry, watch, { entered, by, nodes });
  if (agreed === 'waiting' && by)
    await updateEntry(engine, idOf(entry), (now) => withSighting(now, { hash: entered, ...by }), isWithoutHash);
  return null;
}

type EnteredHash = { entered: Hash; cursor: NodeCursor; nodes: readonly ChainNode[] };
type Rejection = { entered: Hash; by?: Sender; nodes: readonly ChainNode[] };

/**
 * Removes a hash that belongs to another transaction. If that transaction has used the nonce of other entered hashes,
 * they can never be mined and are rejected too. Without `by`, the hash belongs to another attempt. The search may still
 * find it, because one transaction can execute both attempts.
 */
async function rejectEntered(
  engine: Engine,
  entry: Entry,
  watch: Watch,
  { entered, by, nodes }: Rejection,
): Promise<null> {
  const replaced = by ? replacedBy(entry, entered, by) : [];
  if (by && replaced.length > 0 && !(await isNonceSettled(by, nodes))) return null;
  if (by) watch.rejectedHashes.add(entered.toLowerCase());
  await updateEntry(engine, idOf(entry), (now) => withoutEntered(now, entered, ...replaced), isWithoutHash);
  publish(engine, entry.key, 'other-hash');
  return null;
}

/**
 * Whether the nonce was used in a block that no reorganisation can remove. Until then, the entered transaction may
 * still be mined.
 */
async function isNonceSettled({ from, nonce }: Sender, nodes: readonly ChainNode[]): Promise<boolean> {
  const { answers } = await askNodes(
    nodes,
    async (node) => (await node.nonce(from, (await node.height()) - REORG_DEPTH)) > nonce,
  );
  return answers.filter((isUsed) => isUsed === true).length >= quorumOf(nodes);
}

/**
 * Adds the replacement of an entered transaction as another entered hash. It is found by the sender and the nonce of
 * the entered transaction, which nodes have shown.
 */
async function enterReplacement(
  engine: Engine,
  entry: Entry,
  watch: Watch,
  node: ChainNode,
  { entered, cursor, nodes }: EnteredHash,
): Promise<null> {
  const sighting = sightingOf(entry, entered);
  if (!sighting) return null;
  const { from, nonce } = sighting;
  const own = { ...entry, isContract: false, from, nonce };
  const { hash, above } = await findReplacement(
    own,
    node,
    cursor.enteredAbove.get(entered) ?? BigInt(entry.blockAtSubmit),
    watch.budget,
  );
  cursor.enteredAbove.set(entered, above);
  if (!hash) return null;
  // The transaction that used the nonce belongs to another attempt.
  if (belongsToOtherAttempt(engine, entry, isAsRequested)(hash) || isExcluded(engine, entry, watch)(hash))
    return (await isNonceSettled(sighting, nodes)) ? rejectEntered(engine, entry, watch, { entered, nodes }) : null;
  await updateEntry(engine, idOf(entry), (now) => withEntered(now, hash), isWithoutHash);
  return null;
}

type Checked = { type: 'match' | 'mismatch' | 'waiting' | 'unseen'; by?: Sender };

/**
 * One node's observation of an entered hash. A transaction with another call than requested is judged only once it is
 * mined.
 */
export async function checkHashOn(entry: Entry, hash: Hash, node: ChainNode): Promise<Checked> {
  const sent = await node.transaction(hash).catch(() => null);
  if (!sent) return { type: 'unseen' };
  const by = { from: sent.from.toLowerCase() as Address, nonce: sent.nonce };
  const isRequested = !entry.isContract && matchesRequestAtLeast(requestedCallOf(entry), sent);
  const seen = await observe({ ...entry, hash, found: true }, node, null).catch(() => null);
  if (seen?.kind === 'stale' && !isDeepEnough(seen, await node.height())) return { type: 'waiting', by };
  if (isRequested) return { type: seen?.kind === 'stale' ? 'mismatch' : 'match', by };
  if (seen === null) return { type: 'waiting' };
  if (seen.kind === 'waiting') return { type: 'waiting', by };
  return { type: seen.kind === 'mined' ? 'match' : 'mismatch', by };
}

/**
 * Whether any node knows an entered hash that is not attached yet, or the transaction that used its nonce. Null if too
 * few nodes answered.
 */
export async function isEnteredKnown(entry: Entry, nodes: readonly ChainNode[]): Promise<boolean | null> {
  if (openEnteredHashesOf(entry).length === 0) return false;
  const received = receivedIn((await askNodes(nodes, (node) => knowsEntered(entry, node))).answers);
  if (received.includes(true)) return true;
  return received.length < quorumOf(nodes) ? null : false;
}

async function knowsEntered(entry: Entry, node: ChainNode): Promise<boolean | null> {
  const isKnown = async (hash: Hash): Promise<boolean> => {
    if ((await node.transaction(hash)) !== null) return true;
    const sighting = sightingOf(entry, hash);
    return sighting !== undefined && (await node.nonce(sighting.from)) > sighting.nonce;
  };
  const known = await Promise.all(openEnteredHashesOf(entry).map((hash) => isKnown(hash).catch(() => null)));
  if (known.includes(true)) return true;
  return known.includes(null) ? null : false;
}
