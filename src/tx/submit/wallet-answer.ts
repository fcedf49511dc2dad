import type { Hash } from '@/api/contract';
import { ActionFault, type ActionFaultKind } from '@/errors/action-fault';
import { isSameAddress } from '@/utils/is-same-address';
import { allowsRetry } from '../journal/attempt-rules';
import { idOf, ownHashesOf, type Entry } from '../journal/entry';
import { wasDeclared } from '../journal/marks';
import { isOfSameAction } from '../journal/review';
import { entriesOf, findEntry, isWritten, readJournal, storeWalletHash, updateEntry } from '../journal/journal';
import { endAsking, isAskingFor, publish, publishEarlier, publishUnanswered } from '../publish';
import { dispatch, txStore } from '../store';
import type { Engine } from '../engine';
import { wasPendingAtSubmit } from '../search/anchor';
import { isAsRequested } from '../search/rivals';
import { followNow, resume } from '../watch/follow';
import { reopenAtService } from '../watch/reopen';
import { askWallet } from './ask-wallet';
import type { PreparedAttempt } from './prepare';
import { withdrawSubmit } from './record-submit';
import type { HeldReservation } from './reserve';
import { isSurelyUnsent, walletFault } from './wallet-fault';

/**
 * Waits for the wallet, which may never answer. The wait ends as soon as the action's state has moved on, here or in
 * another tab.
 */
export async function waitForWallet(
  engine: Engine,
  { intent, entry, nonce, gas, loginToken, isBehindAnother }: PreparedAttempt,
  reservation: HeldReservation,
): Promise<void> {
  dispatch(engine, entry.key, { type: 'wallet-asked', isBehindAnother });
  const knownBefore = new Set(readJournal(engine).entries.flatMap(ownHashesOf));
  const answer = askWallet(engine, intent, { nonce, gas, entry, loginToken });
  await Promise.race([
    onWalletAnswer(engine, answer, { entry, knownBefore }, reservation),
    noLongerAsking(engine, entry.key),
  ]);
}

function noLongerAsking(engine: Engine, key: string): Promise<void> {
  const payment = txStore(engine, key);
  return new Promise((resolve) => {
    const end = payment.subscribe(() => {
      if (payment.get().step === 'awaiting-wallet') return;
      end();
      resolve();
    });
  });
}

/** Handles the wallet's answer, however late. The hash is stored before anything else is done with it. */
async function onWalletAnswer(
  engine: Engine,
  answer: Promise<Hash>,
  walletRequest: WalletRequest,
  reservation: HeldReservation,
): Promise<void> {
  const { entry } = walletRequest;
  try {
    const hash = asNodesWriteIt(await answer);
    if (!isHash(hash) || isKnownHash(engine, hash, walletRequest)) throw new ActionFault('wallet-failed');
    const kept = await storeWalletHash(engine, entry, hash);
    endAsking(engine, entry);
    reservation.stopRenewing();
    if (!isAskingFor(engine, entry.key))
      dispatch(engine, entry.key, { type: 'sent', hash, isStored: isWritten(engine, kept) });
    publishEarlier(engine);
    followNow(engine, idOf(kept));
  } catch (thrown) {
    await onWalletRefusal(engine, walletFault(thrown).kind, entry, reservation);
  }
}

/** Converts the hash to lower case, as nodes write it. Otherwise, one transaction could be stored as two. */
const asNodesWriteIt = (answer: unknown): unknown =>
  typeof answer === 'string' ? answer.trim().toLowerCase() : answer;

const isHash = (answer: unknown): answer is Hash => typeof answer === 'string' && /^0x[0-9a-f]{64}$/.test(answer);

/** `knownBefore` contains the hashes that were in the journal before the request. None of them can be the answer. */
type WalletRequest = { entry: Entry; knownBefore: ReadonlySet<string> };

/**
 * Whether the hash cannot be the answer to this request. Two known hashes still can: one that the search has found for
 * another order since the request, and one whose transaction has replaced a payment that is now altered.
 */
function isKnownHash(engine: Engine, hash: Hash, { entry, knownBefore }: WalletRequest): boolean {
  if (knownBefore.has(hash)) return true;
  if (wasPendingAtSubmit(entry, hash)) return true;
  return readJournal(engine).entries.some(
    (other) => other.key !== entry.key && !other.found && isAsRequested(other) && ownHashesOf(other).includes(hash),
  );
}

async function onWalletRefusal(
  engine: Engine,
  kind: ActionFaultKind,
  entry: Entry,
  reservation: HeldReservation,
): Promise<void> {
  const reopened = kind === 'wallet-busy' ? await reopenEarlier(engine, entry) : [];
  const isWithdrawn = await withdrawIfUnsent(engine, entry, kind);
  const isLatest = endAsking(engine, entry);
  const isReopened = reopened.some(({ key }) => key === entry.key);
  if (isWithdrawn && !isReopened) endDeclined(engine, entry, { kind, isLatest }, reservation);
  else {
    reservation.stopRenewing();
    if (isLatest) publishUnanswered(engine, entry.key, kind);
    const isDeclared = findEntry(engine, idOf(entry))?.declaredUnsentAt !== undefined;
    if (reopened.length === 0 && !isDeclared) publish(engine, entry.key, kind);
  }
  for (const earlier of reopened) showEarlier(engine, earlier, entry, kind);
  resume(engine, entry.key);
}

async function reopenEarlier(engine: Engine, entry: Entry): Promise<readonly Entry[]> {
  const reopened = earlierUnanswered(engine, entry);
  for (const earlier of reopened)
    await updateEntry(engine, idOf(earlier), { declaredUnsentAt: undefined, ...requestFor(earlier, entry) });
  return reopened;
}

/** A busy wallet may also be showing a request from another device, which has no entry here. */
async function withdrawIfUnsent(engine: Engine, entry: Entry, kind: ActionFaultKind): Promise<boolean> {
  const isUnsent = isSurelyUnsent(kind) || (kind === 'wallet-busy' && !wasDeclared(engine, entry.key));
  if (isUnsent && (await withdrawSubmit(engine, entry))) return true;
  await markUnanswered(engine, entry);
  return false;
}

const markUnanswered = (engine: Engine, entry: Entry) =>
  updateEntry(
    engine,
    idOf(entry),
    { status: 'unanswered' },
    ({ hash, status }) => hash === null && status === 'awaiting-wallet',
  );

function endDeclined(
  engine: Engine,
  { key }: Entry,
  { kind, isLatest }: { kind: ActionFaultKind; isLatest: boolean },
  { stopRenewing, endReservation }: HeldReservation,
): void {
  const isAsking = isAskingFor(engine, key);
  // The service keeps one reservation per login. It must not end while a second request is open.
  if (!isAsking && entriesOf(engine, key).every(allowsRetry)) endReservation();
  else stopRenewing();
  if (isLatest || !isAsking) dispatch(engine, key, { type: 'declined', reason: kind });
  publish(engine, key);
}

function showEarlier(engine: Engine, earlier: Entry, entry: Entry, kind: ActionFaultKind): void {
  publish(engine, earlier.key, kind);
  if (earlier.declaredUnsentAt !== undefined && earlier.key !== entry.key) void reopenAtService(engine, earlier);
}

/**
 * Gives the earlier attempt the newer request's id, because the service has recorded the newer request in its place.
 */
const requestFor = (earlier: Entry, { key, requestedAt, requestId }: Entry): Partial<Entry> =>
  earlier.key === key ? { requestedAt, requestId } : {};

/**
 * Returns the earlier requests that a busy wallet may still show after the investor has stopped waiting: the latest of
 * this action, of this account, and of all accounts. All accounts count, because an approval may be for a swap from
 * another account.
 */
function earlierUnanswered(engine: Engine, entry: Entry): readonly Entry[] {
  const isOfAction = isOfSameAction(entry.key, entry.replaces ?? []);
  const unanswered = readJournal(engine).entries.filter(
    (other) => idOf(other) !== idOf(entry) && other.chainId === entry.chainId && other.status === 'unanswered',
  );
  const ofAction = unanswered.findLast((other) => other.key === entry.key || isOfAction(other));
  const ofAccount = unanswered.findLast(({ from }) => isSameAddress(from, entry.from));
  return [...new Set([ofAction, ofAccount, unanswered.at(-1)])].filter((one) => one !== undefined);
}
