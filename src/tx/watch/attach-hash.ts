import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { receivedIn, quorumOf } from '@/chain/agreement';
import { askNodes } from '@/chain/ask-nodes';
import type { Tx } from '../tx';
import { agreedTransaction, wasPendingAtSubmit, isOlderThanSubmit, transactionOn } from '../search/anchor';
import { matchesRequest, matchesRequestAtLeast } from '../request/matches-request';
import { requestedCallOf, callOf, idOf, isOpen, hasServiceRecord, type Entry } from '../journal/entry';
import { isEntered } from '../journal/entered';
import { beforeFound } from '../journal/split';
import { updateEntry, storeFoundHash, entriesOf, readJournal } from '../journal/journal';
import { belongsToRival, isRivalOf } from '../search/rivals';
import { observe } from './observe';
import type { Sent } from '@/chain/call';
import type { ChainNode } from '@/chain/node';
import { countConfirmations } from '../store';
import { publish, publishDetached } from '../publish';
import { atService } from '../service/at-service';
import { isOfSameAction } from '../journal/review';
import { isClosed, type Watch } from './watch';

type Candidate = { hash: Hash; watch: Watch; nodes: readonly ChainNode[] };

/**
 * Attaches a transaction that was found on the chain to an attempt, and returns whether it did. Another attempt with
 * the same figures may have sent it. So two nodes must know it, the service must not have it for another action, and no
 * other attempt may be likelier.
 */
export async function attachHash(tx: Tx, entry: Entry, { hash, watch, nodes }: Candidate): Promise<boolean> {
  const isNamed = isEntered(entry, hash);
  if (belongsToRival(tx, entry)(hash)) return false;
  watch.budget.owe(CALLS_PER_CANDIDATE * nodes.length);
  const { answers } = await askNodes(nodes, (node) => transactionOn(node, hash));
  const sighting = agreedTransaction(answers);
  if (sighting === null) return false;
  if (isOlderThanSubmit(entry, sighting) || (!isNamed && wasPendingAtSubmit(entry, hash))) {
    watch.rejectedHashes.add(hash.toLowerCase());
    return false;
  }
  const { sent } = sighting;
  if (!(await isLikely(tx, entry, { hash, watch, nodes }, sent))) return false;
  // If the service does not answer, the chain decides, because the attempt is only watched.
  const onRecord = await atService(tx, entry)
    .onRecord(hash)
    .catch(() => 'nothing');
  if (onRecord === 'another') {
    watch.rejectedHashes.add(hash.toLowerCase());
    return false;
  }
  if (entry.minedCount === null && onRecord !== 'this' && !isNamed) return false;
  if (onRecord !== 'this' && !isNamed && hasLikelierAttempt(tx, entry, sent)) return false;
  // The order is already paid, so only the service can say whether this is a second payment of it.
  if (hasServiceRecord(entry) && onRecord !== 'this' && isPaid(tx, entry.key)) {
    // After expiry the service would know this payment, so drop the hash.
    if (isClosed(tx, entry)) watch.rejectedHashes.add(hash.toLowerCase());
    return false;
  }
  const isAttached =
    (await storeFoundHash(tx, idOf(entry), hash, entry.hash, isRivalOf(requestedCallOf(entry)))) !== null;
  if (isAttached) countConfirmations(tx, idOf(entry), 0);
  publish(tx, entry.key);
  return isAttached;
}

const CALLS_PER_CANDIDATE = 3;

const isPaid = (tx: Tx, key: string): boolean => entriesOf(tx, key).some(({ status }) => status === 'succeeded');

/**
 * Whether the transaction can be this attempt's. A replacement must have the nonce of the wallet's transaction. If
 * another transaction has used that nonce, a higher nonce is accepted too, because the wallet may have sent the payment
 * again.
 */
async function isLikely(tx: Tx, entry: Entry, found: Candidate, sent: Sent): Promise<boolean> {
  if (entry.isContract) return isPaidByTwo(entry, found);
  if (!isSameAddress(sent.from, entry.from)) return canAttachRelayed(entry, found);
  const { hash, watch } = found;
  const isRequested = matchesRequestAtLeast(requestedCallOf(entry), sent);
  if (!isRequested) {
    if (isEntered(entry, hash)) return isPaidByTwo(entry, found);
    watch.differentHashes.add(hash.toLowerCase());
    return false;
  }
  if (!hasServiceRecord(entry) && isNonceOfOther(tx, entry, sent.nonce)) return false;
  if (entry.hash === null) return true;
  const expected = entry.nonce ?? entry.place ?? entry.minedCount;
  const isSentAgain = watch.nonceUsedAt !== null && expected !== null && sent.nonce > expected;
  const hasExpectedNonce = sent.nonce === expected || isSentAgain;
  if (hasExpectedNonce) return true;
  const isEarlier = expected !== null && sent.nonce < expected;
  (isEarlier ? watch.rejectedHashes : watch.differentHashes).add(hash.toLowerCase());
  return false;
}

/** Whether another open attempt of this account has the nonce. The transaction may be a replacement of that one. */
const isNonceOfOther = (tx: Tx, entry: Entry, nonce: number): boolean =>
  readJournal(tx).entries.some(
    (other) =>
      idOf(other) !== idOf(entry) &&
      other.chainId === entry.chainId &&
      isOpen(other) &&
      isSameAddress(other.from, entry.from) &&
      other.nonce === nonce,
  );

/**
 * How long the app waits for a node to know the hash that the attempt already has. Until then no relayed transaction
 * replaces it, because another browser may have sent that one.
 */
const OWN_HASH_PREFERRED_MS = 60_000;

async function canAttachRelayed(entry: Entry, { hash, watch, nodes }: Candidate): Promise<boolean> {
  if (entry.hash !== null && Date.now() - watch.startedAt < OWN_HASH_PREFERRED_MS) return false;
  // The number of calls for a transaction, its receipt, and the hash that it would replace.
  watch.budget.owe(3 * nodes.length);
  if (await isOwnKnown(entry, nodes)) return false;
  return isPaidByTwo(entry, { hash, watch, nodes });
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

export const isAttachedToOther = (tx: Tx, entry: Entry & { hash: Hash }): boolean =>
  readJournal(tx).entries.some(
    (other) =>
      other.key !== entry.key &&
      isRivalOf(requestedCallOf(entry))(other) &&
      [other.found ? null : other.hash, other.given].some((named) => named?.toLowerCase() === entry.hash.toLowerCase()),
  );

/**
 * Detaches a found hash that has proven not to be this attempt's. If the wallet returned another hash, that hash is
 * watched again.
 */
export async function detachHash(tx: Tx, entry: Entry): Promise<void> {
  if (await updateEntry(tx, idOf(entry), beforeFound, (now) => now.found === true && now.hash === entry.hash))
    publishDetached(tx, entry.key);
  publish(tx, entry.key);
}

/**
 * Whether another attempt without a hash is likelier to have sent the transaction. The likeliest attempt requested
 * exactly this amount. Among equals, one that was not declared unsent comes first, then the newer one.
 */
function hasLikelierAttempt(tx: Tx, entry: Entry, sent: Sent): boolean {
  const own = likelihoodOf(entry, sent);
  return readJournal(tx).entries.some((other) => isSimilarAttempt(entry, other) && likelihoodOf(other, sent) > own);
}

/**
 * Whether two attempts could have sent the same transaction. Amounts of approvals are ignored, because a wallet lets
 * its user change them. A renewed review is the same action as the old one, so the two never compete.
 */
const isSimilarAttempt = (one: Entry, other: Entry): boolean =>
  one.key !== other.key &&
  !isOfSameAction(one.key, one.replaces ?? [])(other) &&
  other.hash === null &&
  isOpen(other) &&
  one.chainId === other.chainId &&
  matchesRequest(requestedCallOf(one), { ...callOf(other), input: other.data });

const likelihoodOf = ({ at, data, saidUnsentAt }: Entry, { input }: Sent): number =>
  (saidUnsentAt === undefined ? at : at - UNLIKELY_MS) + (isWithin(data, input) ? LIKELY_MS : 0);
const UNLIKELY_MS = 10 * 365 * 86_400_000;
const LIKELY_MS = 10 * UNLIKELY_MS;

const isWithin = (data: Hash, input: string): boolean => input.toLowerCase().startsWith(data.toLowerCase());
