import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { idOf, isOpen, type Entry } from './entry';
import { amend, amendHash, entriesOf, isOfOther, readJournal } from './journal';
import { observe } from './observe';
import type { ChainNode } from '@/chain/node';
import { count } from './counted';
import { publish, tellGivenBack } from './publish';
import { orderOnRecord } from './read-again';
import { isClosed, type Watch } from './watch';

type Found = { hash: Hash; watch: Watch; each: readonly ChainNode[] };

/**
 * Takes a transaction that was found for an attempt's own. It is what was asked for, but so may be what another attempt
 * with the same figures has sent: what the service, a likelier attempt or no second node says of it keeps it from being
 * taken. Says whether it was.
 */
export async function adopt(entry: Entry, { hash, watch, each }: Found): Promise<boolean> {
  const isNamed = entry.claimed === hash;
  if (isOfOther(entry)(hash)) return false;
  if (!(await isLikely(entry, hash, each))) return false;
  // Without an answer the chain's own word stands, while it is only followed.
  const onRecord = await orderOnRecord(hash, entry.reported.id).catch(() => 'no-order');
  // guard: service-says-whose
  if (onRecord === 'another-order') {
    watch.notOurs.add(hash.toLowerCase());
    return false;
  }
  // guard: likelier-first
  if (onRecord !== 'this-order' && !isNamed && hasLikelierTwin(entry)) return false;
  // Of an order that is paid nothing is missing: what looks like its payment is its second one by the service's word alone.
  // guard: paid-takes-its-own
  if (onRecord !== 'this-order' && isPaid(entry.key)) {
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

const isPaid = (key: string): boolean => entriesOf(key).some(({ status }) => status === 'succeeded');

/** Two nodes must know it. In place of the hash that the wallet gave it must also stand where that one would have stood. */
async function isLikely(entry: Entry, hash: Hash, each: readonly ChainNode[]): Promise<boolean> {
  const known = (await Promise.all(each.map((node) => node.transaction(hash).catch(() => null)))).filter(
    (sent) => sent !== null,
  );
  // guard: found-by-two-nodes
  if (known.length < Math.min(2, each.length)) return false;
  if (entry.isContract) return true;
  const isOwn = known.every(({ from }) => isSameAddress(from, entry.from));
  if (/* guard: place-of-another */ !isOwn) return isCarriedOut(entry, hash, each);
  const isInPlace = known.every(({ nonce }) => nonce === (entry.place ?? entry.minedCount));
  return entry.hash === null || /* guard: found-in-place */ isInPlace;
}

/** The wallet's own hash is waited for a while: what looks alike may be another browser's. */
const GIVEN_IS_WAITED_FOR_MS = 60_000;

/** By another account, as two nodes have it: its log alone is one node's word. */
async function isCarriedOut(entry: Entry, hash: Hash, each: readonly ChainNode[]): Promise<boolean> {
  // guard: given-waited-for
  if (entry.hash !== null && Date.now() - entry.at < GIVEN_IS_WAITED_FOR_MS) return false;
  const seen = await Promise.all(each.map((node) => observe({ ...entry, hash }, node, null).catch(() => null)));
  const paid = seen.filter((one) => one?.kind === 'mined' && one.outcome === 'worked');
  return paid.length >= /* guard: carried-out-by-two */ Math.min(2, each.length);
}

/** The bank has it for another order after all: it is looked for again, under the hash that the wallet gave if there is one. */
export async function giveBack(entry: Entry): Promise<void> {
  const { given } = entry;
  const asBefore = given
    ? ({ hash: given, status: 'pending', report: 'due' } as const)
    : ({ hash: null, status: 'unanswered', report: undefined } as const);
  const known = { ...asBefore, found: undefined, given: undefined, nonce: null };
  if (await amend(idOf(entry), known, (now) => now.found === true && now.hash === entry.hash)) tellGivenBack(entry.key);
  publish(entry.key);
}

/** Of two attempts of other orders with the same figures and no hash yet, the one whose wallet is asked now has sent, then the newer. */
const hasLikelierTwin = (entry: Entry): boolean =>
  readJournal().entries.some((other) => isTwin(entry, other) && likelihoodOf(other) > likelihoodOf(entry));

const isTwin = (one: Entry, other: Entry): boolean =>
  one.key !== other.key &&
  other.hash === null &&
  isOpen(other) &&
  one.chainId === other.chainId &&
  isSameAddress(one.from, other.from) &&
  isSameAddress(one.to, other.to) &&
  one.value === other.value &&
  one.data === other.data;

/** What the investor says was not sent comes last; of the rest the newer is the likelier. */
const likelihoodOf = ({ at, saidUnsentAt }: Entry): number => (saidUnsentAt === undefined ? at : at - UNLIKELY_MS);
const UNLIKELY_MS = 10 * 365 * 86_400_000;
