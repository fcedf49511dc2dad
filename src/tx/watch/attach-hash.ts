import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { receivedIn, quorumOf } from '@/chain/agreement';
import { askNodes } from '@/chain/ask-nodes';
import type { Engine } from '../engine';
import { agreedTransaction, wasPendingAtSubmit, isOlderThanSubmit, transactionOn } from '../search/anchor';
import { movedExactAmount } from '../request/judge';
import { matchesRequest, matchesRequestAtLeast } from '../request/matches-request';
import { requestedCallOf, callOf, idOf, isOpen, hasServiceRecord, mayBeCarriedOut, type Entry } from '../journal/entry';
import { isEntered } from '../journal/entered';
import { withoutFoundHash } from '../journal/split';
import { updateEntry, storeFoundHash, entriesOf, readJournal } from '../journal/journal';
import { belongsToRival, isRivalOf } from '../search/rivals';
import { observe } from './observe';
import type { Log, Sent } from '@/chain/call';
import type { ChainNode } from '@/chain/node';
import { countConfirmations, dispatch } from '../store';
import { isBeingAsked, publish } from '../publish';
import { atService } from '../service/at-service';
import { isOfSameAction } from '../journal/review';
import { isClosed, type Watch } from './watch';

type Candidate = { hash: Hash; watch: Watch; nodes: readonly ChainNode[] };

/**
 * - wait: not proven yet, so the hash is judged again
 * - different: not the requested transaction, but possibly its replacement
 * - reject: not this attempt's transaction
 */
type Decision = 'attach' | 'wait' | 'different' | 'reject';

/**
 * Attaches a transaction from the chain to an attempt, and returns whether it did. Another attempt with the same
 * figures may have sent the transaction. Two nodes must therefore know the transaction, the service must not have it
 * for another action, and no other attempt may be likelier.
 */
export async function attachHash(engine: Engine, entry: Entry, candidate: Candidate): Promise<boolean> {
  const { hash, watch } = candidate;
  const decision = await decide(engine, entry, candidate);
  if (decision === 'reject') watch.rejectedHashes.add(hash.toLowerCase());
  if (decision === 'different') watch.differentHashes.add(hash.toLowerCase());
  if (decision !== 'attach') return false;
  const isAttached =
    (await storeFoundHash(engine, idOf(entry), hash, entry.hash, isRivalOf(requestedCallOf(entry)))) !== null;
  if (isAttached) countConfirmations(engine, idOf(entry), 0);
  publish(engine, entry.key);
  return isAttached;
}

const CALLS_PER_CANDIDATE = 3;

async function decide(engine: Engine, entry: Entry, candidate: Candidate): Promise<Decision> {
  const { hash, watch, nodes } = candidate;
  if (belongsToRival(engine, entry)(hash)) return 'wait';
  watch.budget.overdraw(CALLS_PER_CANDIDATE * nodes.length);
  const { answers } = await askNodes(nodes, (node) => transactionOn(node, hash));
  const sighting = agreedTransaction(answers);
  if (sighting === null) return 'wait';
  const isPendingBefore = !isEntered(entry, hash) && wasPendingAtSubmit(entry, hash);
  if (isOlderThanSubmit(entry, sighting) || isPendingBefore) return 'reject';
  const decision = await decideByChain(engine, entry, candidate, sighting.sent);
  return decision === 'attach' ? decideByRecords(engine, entry, hash, sighting.sent) : decision;
}

/**
 * Asks the service which action the transaction belongs to. Without an answer, the chain decides, because this only
 * affects what is watched.
 */
async function decideByRecords(engine: Engine, entry: Entry, hash: Hash, sent: Sent): Promise<Decision> {
  const hasClosed = isClosed(engine, entry);
  const service = atService(engine, entry);
  const onRecord = await service.onRecord(hash).catch(() => null);
  if (onRecord === 'another') return 'reject';
  if (onRecord === 'this') return 'attach';
  if (!isEntered(entry, hash) && (entry.minedNonceCount === null || hasLikelierAttempt(engine, entry, sent)))
    return 'wait';
  // The order is already paid, so only the service knows whether this is a second payment.
  if (!hasServiceRecord(entry) || !isPaid(engine, entry.key)) return 'attach';
  return hasClosed && onRecord && (await service.isVisible()) ? 'reject' : 'wait';
}

const isPaid = (engine: Engine, key: string): boolean =>
  entriesOf(engine, key).some(({ status }) => status === 'succeeded');

/**
 * A replacement must have the nonce of the wallet's transaction. Once another transaction has used that nonce, any
 * nonce is accepted, because the wallet may have sent the payment again.
 */
async function decideByChain(engine: Engine, entry: Entry, found: Candidate, sent: Sent): Promise<Decision> {
  const ifPaid = async () => ((await isPaidByTwo(entry, found)) ? 'attach' : 'wait');
  const isRequested = matchesRequestAtLeast(requestedCallOf(entry), sent);
  const mayBeOthers = !isRequested && isEntered(entry, found.hash);
  if (mayBeOthers && (await isSoughtByOther(engine, entry, found.hash, found.nodes))) return 'wait';
  if (entry.isContract) return ifPaid();
  if (!isSameAddress(sent.from, entry.from)) return (await isOwnPreferred(entry, found)) ? 'wait' : ifPaid();
  if (!isRequested) return isEntered(entry, found.hash) ? ifPaid() : 'different';
  if (isNonceOfRival(engine, entry, sent.nonce)) return 'wait';
  const expected = entry.nonce ?? entry.pendingNonceCount ?? entry.minedNonceCount;
  if (entry.hash === null || sent.nonce === expected) return 'attach';
  return found.watch.nonceUsedAt === null ? 'different' : 'attach';
}

/**
 * Whether another open attempt with an equal request has this nonce. The transaction may be that attempt's, sped up.
 */
function isNonceOfRival(engine: Engine, entry: Entry, nonce: number): boolean {
  const isRival = isRivalOf(requestedCallOf(entry));
  return readJournal(engine).entries.some(
    (other) =>
      idOf(other) !== idOf(entry) &&
      other.chainId === entry.chainId &&
      isOpen(other) &&
      isRival(other) &&
      other.nonce === nonce,
  );
}

/**
 * Whether the call or the logs of the transaction match another open attempt's request. This page then finds the
 * transaction for that attempt, unless the service has recorded it for an order or a stake. One node's report is
 * enough, because a false one only causes a delay.
 */
export async function isSoughtByOther(
  engine: Engine,
  entry: Entry,
  hash: Hash,
  nodes: readonly ChainNode[],
): Promise<boolean> {
  const { answers } = await askNodes(nodes, (node) => sentWithLogs(node, hash));
  const reported = receivedIn(answers).filter(({ logs }) => !movedExactAmount(entry.effect, logs));
  const isRequested = readJournal(engine).entries.some(
    (other) =>
      isOpen(other) &&
      idOf(other) !== idOf(entry) &&
      (isBeingAsked(engine, other) || isStillSearched(engine, other)) &&
      !wasPendingAtSubmit(other, hash) &&
      reported.some((one) => mayBeSentFor(other, one)),
  );
  const service = atService(engine, entry);
  return isRequested && (await service.onRecord(hash).catch(() => 'nothing')) === 'nothing';
}

type SentWithLogs = Readonly<{ sent: Sent; logs: readonly Log[] }>;

async function sentWithLogs(node: ChainNode, hash: Hash): Promise<SentWithLogs | null> {
  const [sent, receipt] = await Promise.all([node.transaction(hash), node.receipt(hash)]);
  return sent && { sent, logs: receipt?.logs ?? [] };
}

const isStillSearched = (engine: Engine, entry: Entry): boolean =>
  entry.minedNonceCount !== null && engine.memory.loops.following.has(idOf(entry));

const mayBeSentFor = (entry: Entry, { sent, logs }: SentWithLogs): boolean =>
  (sent.nonce >= (entry.minedNonceCount ?? 0) && matchesRequestAtLeast(requestedCallOf(entry), sent)) ||
  ((entry.isContract || mayBeCarriedOut(entry)) && movedExactAmount(entry.effect, logs));

/**
 * How long the app waits for a node to know the attempt's hash. Until then, no relayed transaction replaces that hash,
 * because another browser may have sent it.
 */
const OWN_HASH_PREFERRED_MS = 60_000;

async function isOwnPreferred(entry: Entry, { watch, nodes }: Candidate): Promise<boolean> {
  if (entry.hash !== null && Date.now() - watch.startedAt < OWN_HASH_PREFERRED_MS) return true;
  // The calls for a transaction, its receipt, and the hash that it would replace.
  watch.budget.overdraw(3 * nodes.length);
  return isOwnKnown(entry, nodes);
}

async function isPaidByTwo(entry: Entry, { hash, nodes }: Candidate): Promise<boolean> {
  const seen = await Promise.all(
    nodes.map((node) => observe({ ...entry, hash, found: true }, node, null).catch(() => null)),
  );
  const paid = seen.filter(
    (one) => one?.kind === 'mined' && (entry.isContract || one.nonce === null || one.outcome === 'altered'),
  );
  return paid.length >= quorumOf(nodes);
}

async function isOwnKnown({ hash, nonce }: Entry, nodes: readonly ChainNode[]): Promise<boolean> {
  if (hash === null || nonce === null) return false;
  const { answers } = await askNodes(nodes, (node) => node.transaction(hash));
  return receivedIn(answers).length > 0;
}

export const isAttachedToOther = (engine: Engine, entry: Entry & { hash: Hash }): boolean =>
  readJournal(engine).entries.some(
    (other) =>
      other.key !== entry.key &&
      isRivalOf(requestedCallOf(entry))(other) &&
      [other.found ? null : other.hash, other.returnedHash].some(
        (named) => named?.toLowerCase() === entry.hash.toLowerCase(),
      ),
  );

/**
 * Detaches a found hash that is proven not to be this attempt's. If the wallet returned another hash, the app watches
 * that one again.
 */
export async function detachHash(engine: Engine, entry: Entry): Promise<void> {
  if (await updateEntry(engine, idOf(entry), withoutFoundHash, (now) => now.found === true && now.hash === entry.hash))
    dispatch(engine, entry.key, { type: 'hash-detached' });
  publish(engine, entry.key);
}

/**
 * Whether another attempt without a hash is likelier to have sent the transaction. An attempt for exactly this amount
 * is likeliest. Among equals, one that was not declared unsent comes first, then the newer one.
 */
function hasLikelierAttempt(engine: Engine, entry: Entry, sent: Sent): boolean {
  const own = likelihoodOf(entry, sent);
  return readJournal(engine).entries.some((other) => isSimilarAttempt(entry, other) && likelihoodOf(other, sent) > own);
}

/**
 * Whether two attempts could have sent the same transaction. Ignores amounts of approvals, because a wallet lets its
 * user change them. A renewed review is the same action as the old review, so their attempts do not compete.
 */
const isSimilarAttempt = (one: Entry, other: Entry): boolean =>
  one.key !== other.key &&
  !isOfSameAction(one.key, one.replaces ?? [])(other) &&
  other.hash === null &&
  isOpen(other) &&
  one.chainId === other.chainId &&
  matchesRequest(requestedCallOf(one), { ...callOf(other), input: other.data });

const likelihoodOf = ({ at, data, declaredUnsentAt }: Entry, { input }: Sent): number =>
  (declaredUnsentAt === undefined ? at : at - UNLIKELY_MS) + (isWithin(data, input) ? LIKELY_MS : 0);
const UNLIKELY_MS = 10 * 365 * 86_400_000;
const LIKELY_MS = 10 * UNLIKELY_MS;

const isWithin = (data: Hash, input: string): boolean => input.toLowerCase().startsWith(data.toLowerCase());
