import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { count, lastConfirmations } from './confirmation-counts';
import { dueOf, idOf, isOpen, type Entry } from './entry';
import { attachHash, detachHash, isAttachedToOther } from './attach-hash';
import { rememberDetached } from './detached-hashes';
import { amend, findEntry, isWritten } from './journal';
import type { ChainNode } from '@/chain/node';
import { dispatch } from './store';
import { isHidden } from './observe';
import { publish } from './publish';
import { isOfAnother, refreshWhatShows } from './kinds/at-service';
import { isDeadlineOver, isPastDeadline } from './past-deadline';
import { findRival, search } from './search';
import { REQUIRED_CONFIRMATIONS, agreedNonce, confirmationsOf, verdictOf, type Told, type Verdict } from './verdict';
import { askAll, isClosed, isClosedStill, isPassedOver, nodeOf, placeAt, type Watch } from './watch';

type Sent = Entry & { hash: Hash };

const OVERDUE_AFTER_MS = 300_000;
/** A node's transaction, its receipt and its height. */
const CALLS_OF_A_LOOK = 3;
const ALL_AGAIN_AFTER_MS = 5_000;
const SOON_MS = 2_000;
const SOON_FOR_MS = 20_000;
const OFTEN_MS = 4_000;
const OFTEN_FOR_MS = 60_000;
const SELDOM_MS = 12_000;

/** One look at a payment whose hash is known. One node is asked often; all of them where its word would change anything. */
export async function followHash(entry: Sent, watch: Watch, each: readonly ChainNode[]): Promise<number> {
  const passed = Date.now() - watch.startedAt;
  if (Date.now() - entry.at > OVERDUE_AFTER_MS) dispatch(entry.key, { type: 'overdue' });
  watch.looks += 1;
  // What was mined in its place is all nodes' to say: asking one as well would leave too little of the minute for them.
  const isOneAsked = watch.looks > 1 && watch.rival === null;
  const confirmations = isOneAsked ? await lookAtOne(entry, watch, each) : null;
  if (isDueForAll(watch, confirmations, entry)) await lookAtAll(entry, watch, each);
  return passed < SOON_FOR_MS ? SOON_MS : passed < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS;
}

/** Its confirmations by the node whose turn it is; null where that one has not mined it. */
async function lookAtOne(entry: Sent, watch: Watch, each: readonly ChainNode[]): Promise<number | null> {
  if (!watch.budget.take(CALLS_OF_A_LOOK)) return null;
  const node = nodeOf(watch, each);
  const receipt = await node.receipt(entry.hash);
  if (receipt) {
    watch.isSeen = true;
    const confirmations = confirmationsOf(receipt.block, await node.height());
    // As long as no two nodes say that it is this account's own, nothing of this payment is confirmed by it.
    const isItsOwn = !isHidden(entry) || entry.nonce !== null;
    tellSeen(entry, { confirmations: isItsOwn ? byOne(confirmations, lastConfirmations(idOf(entry))) : 0 });
    return confirmations;
  }
  const sent = await node.transaction(entry.hash);
  const isKnown = sent !== null;
  const isNew = isKnown && !watch.isSeen;
  watch.isSeen ||= isKnown;
  tellSeen(entry, { confirmations: 0, ...(!isKnown && { isUnseen: true }) });
  if (isNew) watch.askedAllAt = null;
  if (!isKnown || isSomebodys(entry, sent)) await lookElsewhere(entry, watch, each);
  // A node that takes in no block any more has it in its pool for ever.
  else watch.turn += 1;
  return null;
}

/** A relay that prices anew carries out another transaction than the one that was named, which may wait for ever. */
const isSomebodys = ({ isContract, from }: Entry, sent: { from: string }): boolean =>
  !isContract && !isSameAddress(sent.from, from);

/** The last of the required confirmations is nothing that one node of several says. */
const byOne = (confirmations: number, known = 0): number =>
  confirmations < REQUIRED_CONFIRMATIONS ? confirmations : Math.max(known, REQUIRED_CONFIRMATIONS - 1);

type Seen = { confirmations: number; isUnseen?: true; isSeenByOne?: true };
/** Nothing of what another tab has closed, or begun anew, while the nodes were asked. */
function tellSeen(entry: Sent, seen: Seen): void {
  if (findEntry(idOf(entry))?.hash !== entry.hash) return;
  count(idOf(entry), seen.confirmations);
  dispatch(entry.key, { type: 'seen', hash: entry.hash, isKept: isWritten(entry), ...seen });
}

/**
 * Not known to this node: it may have been sped up, or cancelled, or be known to another one. By its own nonce what stands
 * in its place is found for certain; without one it is looked for as a question is.
 */
async function lookElsewhere(entry: Sent, watch: Watch, each: readonly ChainNode[]): Promise<void> {
  const node = nodeOf(watch, each);
  const place = placeAt(entry, watch, each.length);
  watch.turn += 1;
  if (entry.nonce !== null && !entry.isContract) {
    const { hash, above } = await findRival(entry, node, place.rivalAbove, watch.budget);
    [watch.rival, place.rivalAbove] = [hash, above];
    // A relay may have paid meanwhile, whose transaction takes no place of this account's: the token's log tells of it.
    if (hash !== null || entry.effect.is !== 'moves') return;
  }
  const { hash, position } = await search(entry, node, place.position, watch.budget, isPassedOver(entry, watch));
  if (hash !== null && hash !== entry.hash) await attachHash(entry, { hash, watch, each });
  // What is found, and may not be taken yet, is met again.
  else place.position = position;
}

/** At the first look, where a node has heard of it for the first time, where its nonce is not known yet, and where a last word may be said. */
function isDueForAll({ askedAllAt, rival, isSeen }: Watch, confirmations: number | null, entry: Sent): boolean {
  if (askedAllAt === null) return true;
  const isWanted =
    (confirmations ?? 0) >= REQUIRED_CONFIRMATIONS ||
    rival !== null ||
    (isSeen && entry.nonce === null) ||
    isClosed(entry) ||
    isDeadlineOver(entry);
  return isWanted && Date.now() - askedAllAt >= ALL_AGAIN_AFTER_MS;
}

async function lookAtAll(entry: Sent, watch: Watch, each: readonly ChainNode[]): Promise<void> {
  const calls = CALLS_OF_A_LOOK + (watch.rival ? 1 : 0);
  if (!watch.budget.take(calls * each.length)) return;
  watch.askedAllAt = Date.now();
  const told = await askAll(entry, watch, each);
  const nonce = entry.nonce ?? agreedNonce(told);
  if (nonce !== null && entry.nonce === null) await amend(idOf(entry), { nonce }, (now) => now.hash === entry.hash);
  tellBest(entry, told, watch);
  // Taken back by a reorganisation, or one node's invention: it is looked for anew.
  const heard = told.filter((one) => one !== null);
  const knowing = heard.filter(({ seen }) => seen.kind !== 'unseen');
  if (knowing.length < Math.min(2, heard.length)) watch.rival = null;
  const verdict = verdictOf(told);
  if (verdict) await conclude(entry, verdict, isCarriedOut(told));
  else if (isUnknown(told) && (await isPastDeadline(entry, watch, each))) await end(entry, 'expired', entry.hash);
  else if (await isLost(entry, told)) await end(entry, 'dropped', entry.hash);
}

/** How far it has come, by the nodes that have it. One that has it while the others are away is said to be the only one. */
function tellBest(entry: Sent, told: readonly (Told | null)[], watch: Watch): void {
  const mined = told.flatMap((one) =>
    one?.seen.kind === 'mined' ? [confirmationsOf(one.seen.block, one.height)] : [],
  );
  const isKnown = told.some((one) => one !== null && one.seen.kind !== 'unseen');
  watch.isSeen ||= isKnown;
  const confirmations = mined.length > 0 ? Math.min(...mined) : 0;
  const isSeenByOne =
    told.length > 1 &&
    mined.length === 1 &&
    told.filter((one) => one !== null).length === 1 &&
    confirmations >= REQUIRED_CONFIRMATIONS;
  const isHeard = told.some((one) => one !== null);
  const isShared = mined.length >= Math.min(2, told.length) || isSeenByOne;
  const shown = isShared ? confirmations : byOne(confirmations);
  if (isHeard)
    tellSeen(entry, {
      confirmations: shown,
      ...(!isKnown && { isUnseen: true }),
      ...(isSeenByOne && { isSeenByOne: true }),
    });
}

/** To no node that answers. */
function isUnknown(told: readonly (Told | null)[]): boolean {
  const heard = told.filter((one) => one !== null);
  return heard.length >= Math.min(2, told.length) && heard.every(({ seen }) => seen.kind === 'unseen');
}

/** Nothing of it is known anywhere, and nothing of it is expected any more. */
const isLost = async (entry: Entry, told: readonly (Told | null)[]): Promise<boolean> =>
  isUnknown(told) && isClosedStill(entry);

/** What was seen of one hash says nothing of another that stands there by now. */
const isStill =
  ({ hash }: Sent) =>
  (now: Entry): boolean =>
    isOpen(now) && now.hash === hash;

/** By another account: the wallet may have named what paid another order. */
const isCarriedOut = (told: readonly (Told | null)[]): boolean =>
  told.some((one) => one?.seen.kind === 'mined' && one.seen.nonce === null);

async function conclude(entry: Sent, verdict: Verdict, isBySomebody: boolean): Promise<void> {
  switch (verdict.kind) {
    case 'paid':
    case 'short':
      if (entry.found && isAttachedToOther(entry)) return notIts(entry);
      if ((entry.found || isBySomebody) && (await isOfAnother(verdict.hash, entry))) return notIts(entry);
      return settle(entry, verdict);
    case 'altered':
      if (await amend(idOf(entry), { status: 'altered' }, isStill(entry)))
        dispatch(entry.key, { type: 'altered', hash: entry.hash });
      return;
    case 'stale':
      return notIts(entry);
    case 'reverted':
    case 'ineffective':
    case 'cancelled':
      return end(entry, verdict.kind, verdict.hash);
  }
}

/** The wallet has named another transaction than its own, or it was only found: what it has sent now, nobody knows. */
async function notIts(entry: Sent): Promise<void> {
  rememberDetached(entry);
  if (entry.found) return detachHash(entry);
  await amend(idOf(entry), { hash: null, status: 'unanswered', nonce: null, report: undefined }, isStill(entry));
  publish(entry.key, 'wallet-failed');
}

type Paid = Extract<Verdict, { kind: 'paid' | 'short' }>;

async function settle(entry: Sent, verdict: Paid): Promise<void> {
  const settled = await amend(idOf(entry), settledAs(entry, verdict), isStill(entry));
  if (!settled) return;
  dispatch(entry.key, { type: 'settled', hash: verdict.hash, isShort: settled.isShort });
  refreshWhatShows(entry);
}

/** Sped up, it stands under another hash: the one that the wallet gave stays known as this attempt's. */
const settledAs = (entry: Sent, { kind, hash }: Paid) => {
  const isShort = kind === 'short' ? true : undefined;
  const known = { status: 'succeeded', hash, isShort } as const;
  if (hash === entry.hash) return known;
  return { ...known, report: dueOf(entry), given: entry.given ?? entry.hash } as const;
};

/** `mined` is what failed, or what stands in its place. */
async function end(entry: Sent, failure: NonNullable<Entry['failure']>, mined: Hash): Promise<void> {
  // What never paid anything is not told to the bank any more; what was never found may still arrive.
  const isProven = failure !== 'dropped';
  const known = {
    status: 'failed',
    failure,
    ...(isProven && { report: undefined }),
    ...(mined !== entry.hash && { replacement: mined }),
  } as const;
  await amend(idOf(entry), known, isStill(entry));
  publish(entry.key);
}
