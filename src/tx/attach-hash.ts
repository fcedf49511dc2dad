import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { heardIn, quorumOf } from '@/chain/agreement';
import { askNodes } from '@/chain/ask-nodes';
import { agreedSighting, hasWaitedBefore, isFromBefore, sightingOn } from './anchor';
import { matchesRequest, matchesRequestAtLeast } from './matches-request';
import { askedOf, callOf, dueOf, idOf, isOpen, isReported, type Entry } from './entry';
import { amend, amendHash, entriesOf, isOfOther, readJournal } from './journal';
import { observe } from './observe';
import type { Sent } from '@/chain/call';
import type { ChainNode } from '@/chain/node';
import { count } from './confirmation-counts';
import { publish, publishDetached } from './publish';
import { atService } from './kinds/at-service';
import { isOfSameAction } from './review';
import { isClosed, type Watch } from './watch';

type Found = { hash: Hash; watch: Watch; each: readonly ChainNode[] };

/**
 * Takes a transaction that was found for an attempt's own. It is what was asked for, but so may be what another attempt
 * with the same figures has sent: what the service, a likelier attempt or no second node says of it keeps it from being
 * taken. Says whether it was.
 */
export async function attachHash(entry: Entry, { hash, watch, each }: Found): Promise<boolean> {
  const isNamed = entry.claimed === hash;
  if (isOfOther(entry)(hash)) return false;
  watch.budget.owe(CALLS_OF_A_SIGHTING * each.length);
  const { answers } = await askNodes(each, (node) => sightingOn(node, hash));
  const sighting = agreedSighting(answers);
  if (sighting === null) return false;
  if (isFromBefore(entry, sighting) || (!isNamed && hasWaitedBefore(entry, hash))) {
    // It is not met again.
    watch.notOurs.add(hash.toLowerCase());
    return false;
  }
  const { sent } = sighting;
  if (!(await isLikely(entry, { hash, watch, each }, sent))) return false;
  // Without an answer the chain's own word stands, while it is only followed.
  const onRecord = await atService(entry)
    .onRecord(hash)
    .catch(() => 'nothing');
  if (onRecord === 'another') {
    watch.notOurs.add(hash.toLowerCase());
    return false;
  }
  if (entry.minedCount === null && onRecord !== 'this' && !isNamed) return false;
  if (onRecord !== 'this' && !isNamed && hasLikelierTwin(entry, sent)) return false;
  // Of an order that is paid nothing is missing: what looks like its payment is its second one by the service's word alone.
  if (isReported(entry) && onRecord !== 'this' && isPaid(entry.key)) {
    // Hours later the service would have it, if it ever will.
    if (isClosed(entry)) watch.notOurs.add(hash.toLowerCase());
    return false;
  }
  const isAdopted = (await amendHash(idOf(entry), hash, entry.hash)) !== null;
  // Of the hash before.
  if (isAdopted) count(idOf(entry), 0);
  publish(entry.key);
  return isAdopted;
}

/** A transaction, its receipt, and the time of its block. */
const CALLS_OF_A_SIGHTING = 3;

const isPaid = (key: string): boolean => entriesOf(key).some(({ status }) => status === 'succeeded');

/** In place of the hash that the wallet gave it must stand where that one would have stood. */
async function isLikely(entry: Entry, found: Found, sent: Sent): Promise<boolean> {
  if (entry.isContract) return isPaidByTwo(entry, found);
  if (!isSameAddress(sent.from, entry.from)) return isCarriedOut(entry, found);
  const { hash, watch } = found;
  // What one node has shown may be its own invention.
  const isAsked = matchesRequestAtLeast(askedOf(entry), sent);
  if (!isAsked) {
    watch.notOurs.add(hash.toLowerCase());
    return false;
  }
  // It may yet turn out that this has replaced the other one.
  if (!isReported(entry) && isPlaceOfOther(entry, sent.nonce)) return false;
  if (entry.hash === null) return true;
  const isInPlace = sent.nonce === (entry.nonce ?? entry.place ?? entry.minedCount);
  // Its place never changes: what lies behind it is looked at.
  if (!isInPlace) watch.notOurs.add(hash.toLowerCase());
  return isInPlace;
}

/** The nonce of another open sending of this account. A transaction there may be that one, sped up: no service says whose it is. */
const isPlaceOfOther = (entry: Entry, nonce: number): boolean =>
  readJournal().entries.some(
    (other) =>
      idOf(other) !== idOf(entry) &&
      other.chainId === entry.chainId &&
      isOpen(other) &&
      isSameAddress(other.from, entry.from) &&
      other.nonce === nonce,
  );

/** From when it came, the wallet's own hash is waited for a while: what looks alike may be another browser's. */
const GIVEN_IS_WAITED_FOR_MS = 60_000;

/** By another account, as two nodes have it: its log alone is one node's word, and so is a lie about who has sent it. */
async function isCarriedOut(entry: Entry, { hash, watch, each }: Found): Promise<boolean> {
  if (entry.hash !== null && Date.now() - watch.startedAt < GIVEN_IS_WAITED_FOR_MS) return false;
  // Two calls of each for a transaction and its receipt, and one for the hash whose place it would take.
  watch.budget.owe(3 * each.length);
  if (await isOwnKnown(entry, each)) return false;
  return isPaidByTwo(entry, { hash, watch, each });
}

/** What another one sends, or a contract, is judged by what it has moved. */
async function isPaidByTwo(entry: Entry, { hash, each }: Found): Promise<boolean> {
  const seen = await Promise.all(each.map((node) => observe({ ...entry, hash }, node, null).catch(() => null)));
  const paid = seen.filter(
    (one) => one?.kind === 'mined' && (entry.isContract || one.nonce === null) && one.outcome === 'worked',
  );
  return paid.length >= quorumOf(each);
}

/** The account's own transaction was seen, and a node has it still: it may be mined at any time. */
async function isOwnKnown({ hash, nonce }: Entry, each: readonly ChainNode[]): Promise<boolean> {
  if (hash === null || nonce === null) return false;
  const { answers } = await askNodes(each, (node) => node.transaction(hash));
  return heardIn(answers).length > 0;
}

/** The wallet has named for another order what was only found for this one: it knows what it has sent. */
export const isAttachedToOther = ({ key, hash }: Entry & { hash: Hash }): boolean =>
  readJournal().entries.some(
    (other) =>
      other.key !== key &&
      [other.found ? null : other.hash, other.given].some((named) => named?.toLowerCase() === hash.toLowerCase()),
  );

/** The bank has it for another order after all: it is looked for again, under the hash that the wallet gave if there is one. */
export async function detachHash(entry: Entry): Promise<void> {
  const { given } = entry;
  const asBefore = given
    ? ({ hash: given, status: 'pending', report: dueOf(entry) } as const)
    : ({ hash: null, status: 'unanswered', report: undefined } as const);
  const known = { ...asBefore, found: undefined, given: undefined, nonce: null };
  if (await amend(idOf(entry), known, (now) => now.found === true && now.hash === entry.hash))
    publishDetached(entry.key);
  publish(entry.key);
}

/**
 * Of two attempts of other actions that may both have sent it and have no hash yet, the one that asked for this very amount,
 * then the one whose wallet is asked now, then the newer.
 */
function hasLikelierTwin(entry: Entry, sent: Sent): boolean {
  const own = likelihoodOf(entry, sent);
  return readJournal().entries.some((other) => isTwin(entry, other) && likelihoodOf(other, sent) > own);
}

/**
 * Approvals are alike whatever their amounts: a wallet lets its user change them. A review made anew is the same action
 * as the old one: whichever of them takes the transaction, the other is not submitted.
 */
const isTwin = (one: Entry, other: Entry): boolean =>
  one.key !== other.key &&
  !isOfSameAction(one.key, one.replaces ?? [])(other) &&
  other.hash === null &&
  isOpen(other) &&
  one.chainId === other.chainId &&
  matchesRequest(askedOf(one), { ...callOf(other), input: other.data });

/** What the investor says was not sent comes last; of the rest the newer is the likelier. */
const likelihoodOf = ({ at, data, saidUnsentAt }: Entry, { input }: Sent): number =>
  (saidUnsentAt === undefined ? at : at - UNLIKELY_MS) + (isWithin(data, input) ? LIKELY_MS : 0);
const UNLIKELY_MS = 10 * 365 * 86_400_000;
const LIKELY_MS = 10 * UNLIKELY_MS;

/** A wallet may put bytes of its own behind a call. */
const isWithin = (data: Hash, input: string): boolean => input.toLowerCase().startsWith(data.toLowerCase());
