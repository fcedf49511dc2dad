import type { CallOptions } from '@/api/client';
import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { wasPendingAtSubmit } from '../watch/anchor';
import { askWallet } from './ask-wallet';
import { idOf, ownHashesOf, type Entry } from '../journal/entry';
import { revertOf } from '@/chain/swap/revert';
import { PaymentFault, type PaymentFaultKind } from '@/errors/payment-fault';
import { swapFaultOf } from '@/errors/swap-fault';
import { isSurelyUnsent, walletFault } from './wallet-fault';
import { follow, resume } from '../watch/follow';
import { reserve, type Release } from './reserve';
import type { Intent } from '../kinds/intent';
import { updateEntry, entriesOf, findEntry, isWritten, storeWalletHash, readJournal } from '../journal/journal';
import { allowsRetry } from '../journal/attempt-rules';
import { KINDS, type ActionOf } from '../kinds';
import type { ActionAtService, KindSpec } from '../kinds/kind-spec';
import { withPaymentLock } from '../journal/lock';
import { mayPay } from '../state';
import { txStore, dispatch } from '../store';
import {
  assertChecksStillHold,
  isUnderWay,
  nextStep,
  prepare,
  type Attempt,
  type Kind,
  type SubmitRequest,
} from './prepare';
import { beginAsking, endAsking, isAskingFor, publish, publishFound, publishUnanswered } from '../publish';
import { recordSubmit, withdrawSubmit } from './record-submit';
import { assertReviewHolds } from './reviewed-intent';

/** A slow network takes some seconds. One that never answers must not block the screen. */
const CHECKED_WITHIN_MS = 19_000;

/** Submits the next transaction of an action. Never throws: a failure is dispatched to the action's state. */
export async function submit<K extends Kind>(request: SubmitRequest<K>): Promise<void> {
  const key = KINDS[request.kind].keyOf(request.action);
  if (!mayPay(txStore(key).get())) return;
  dispatch(key, { type: 'submitted' });
  try {
    const intent = await inTime(nextStep(request));
    await withAccountLock(intent, () => prepareAndAsk(request, intent));
  } catch (thrown) {
    refuse(key, walletFault(thrown));
  }
}

/** Allows one request per account at a time across all tabs. */
const withAccountLock = ({ chainId, call }: Intent, work: () => Promise<void>): Promise<void> =>
  withPaymentLock(`tx:${chainId}:${call.from.toLowerCase()}`, async (isFree) => {
    if (!isFree) throw new PaymentFault('other-tab');
    await work();
  });

function refuse(key: string, { kind, details }: PaymentFault): void {
  const { shortage, cause } = details;
  const revert = kind === 'would-fail' ? revertOf(cause) : null;
  dispatch(key, {
    type: 'refused',
    why: kind,
    missing: shortage && { amount: shortage.missing, symbol: shortage.symbol },
    ...(revert && { revert: swapFaultOf(revert) }),
  });
}

async function prepareAndAsk<K extends Kind>(request: SubmitRequest<K>, intent: Intent): Promise<void> {
  const { kind, action } = request;
  const { service }: KindSpec<ActionOf[K]> = KINDS[kind];
  const prepared = await inTime(prepare(request, intent));
  if (prepared === null) return resume(intent.key);
  const { assertReserved, requestAt, release } = service ? await reserveAt(intent.key, service, action) : NOT_RESERVED;
  const attempt = { ...prepared, entry: { ...prepared.entry, requestAt } };
  if (!(await isReadyToAsk(attempt, assertReserved).catch(releaseOnFault(release)))) {
    release(true);
    return resume(intent.key);
  }
  await ask(attempt, release);
}

type Reservation = { assertReserved: () => void; requestAt?: number; release: Release };

const NOT_RESERVED: Reservation = { assertReserved: () => undefined, release: () => undefined };

async function reserveAt<Action>(key: string, service: ActionAtService<Action>, action: Action): Promise<Reservation> {
  const setReservation = (isAsking: boolean, options: CallOptions) => service.setReservation(action, isAsking, options);
  const { now, release } = await reserve(key, setReservation).catch(whyNotReserved(service, action));
  // Another browser may have paid and reported during the checks.
  const assertReserved = () => {
    if (now) service.assertStillDue(action, now);
  };
  const openRequest = now && service.openRequestOf(now);
  return { assertReserved, release, ...(openRequest && { requestAt: Date.parse(openRequest.at) }) };
}

const releaseOnFault = (release: Release) => (thrown: unknown) => {
  release(true);
  throw thrown;
};

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentFault('checks-too-slow')), CHECKED_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const whyNotReserved =
  <Action>(service: ActionAtService<Action>, reviewed: Action) =>
  async (thrown: unknown): Promise<never> => {
    const isReservedElsewhere = thrown instanceof PaymentFault && thrown.kind === 'asked-elsewhere';
    const now = isReservedElsewhere ? await service.read(reviewed).catch(() => reviewed) : reviewed;
    service.assertStillDue(reviewed, now);
    throw thrown;
  };

/** The final check before the wallet is asked. Repeats every condition in the journal's turn, then writes the entry. */
async function isReadyToAsk(attempt: Attempt, assertReserved: () => void): Promise<boolean> {
  assertReserved();
  let isUnderWayNow = false;
  const mayBeAsked = () => {
    if ((isUnderWayNow = isUnderWay(attempt.intent))) return false;
    assertChecksStillHold(attempt);
    assertReviewHolds(attempt.intent);
    return true;
  };
  // Must come before the write: a written entry without an open request is searched as unanswered.
  beginAsking(attempt.entry);
  let isWrittenDown = false;
  try {
    isWrittenDown = await recordSubmit(attempt.entry, mayBeAsked);
  } finally {
    if (!isWrittenDown) endAsking(attempt.entry);
  }
  if (isWrittenDown) return true;
  if (isUnderWayNow) return false;
  throw new PaymentFault('not-kept');
}

/** Waits for the wallet, which may never answer: ends as soon as the action's state has moved on, here or in another tab. */
async function ask({ intent, entry, nonce, gas, isBehindAnother }: Attempt, release: Release): Promise<void> {
  dispatch(entry.key, { type: 'checked', isBehindAnother });
  const knownBefore = new Set(readJournal().entries.flatMap(ownHashesOf));
  const answer = askWallet(intent, { nonce, gas, entry });
  await Promise.race([onWalletAnswer(answer, { entry, knownBefore }, release), noLongerAsking(entry.key)]);
}

function noLongerAsking(key: string): Promise<void> {
  const payment = txStore(key);
  return new Promise((resolve) => {
    const end = payment.subscribe(() => {
      if (payment.get().step === 'awaiting-wallet') return;
      end();
      resolve();
    });
  });
}

/** Handles the wallet's answer, however late. The hash is stored before anything else is done with it. */
async function onWalletAnswer(answer: Promise<Hash>, walletRequest: WalletRequest, release: Release): Promise<void> {
  const { entry } = walletRequest;
  try {
    const hash = await answer;
    if (!isHash(hash) || isKnownHash(hash, walletRequest)) throw new PaymentFault('wallet-failed');
    const kept = await storeWalletHash(entry, hash);
    endAsking(entry);
    release(false);
    if (isAskingFor(entry.key)) publish(entry.key);
    else dispatch(entry.key, { type: 'sent', hash, isKept: isWritten(kept) });
    publishFound(entry, hash);
    void follow(idOf(kept));
  } catch (thrown) {
    await onWalletRefusal(walletFault(thrown).kind, entry, release);
  }
}

const isHash = (answer: unknown): answer is Hash => typeof answer === 'string' && /^0x[0-9a-fA-F]{64}$/.test(answer);

/** `knownBefore` has the hashes that the journal had before the request: none of them can be the answer. */
type WalletRequest = { entry: Entry; knownBefore: ReadonlySet<string> };

/**
 * Rejects a hash that belongs to another transaction. A hash that another order found after the request may still be
 * this one's.
 */
function isKnownHash(hash: Hash, { entry, knownBefore }: WalletRequest): boolean {
  const sought = hash.toLowerCase();
  if (knownBefore.has(sought)) return true;
  if (wasPendingAtSubmit(entry, sought)) return true;
  return readJournal().entries.some(
    (other) => other.key !== entry.key && !other.found && ownHashesOf(other).includes(sought),
  );
}

async function onWalletRefusal(kind: PaymentFaultKind, entry: Entry, release: Release): Promise<void> {
  const earlier = kind === 'wallet-busy' ? earlierUnanswered(entry) : undefined;
  const isUnsent = isSurelyUnsent(kind) || (kind === 'wallet-busy' && !earlier);
  if (earlier) await updateEntry(idOf(earlier), { saidUnsentAt: undefined });
  const isGone = (isUnsent || earlier !== undefined) && (await withdrawSubmit(entry));
  if (!isGone)
    await updateEntry(
      idOf(entry),
      { status: 'unanswered' },
      ({ hash, status }) => hash === null && status === 'awaiting-wallet',
    );
  const isLatest = endAsking(entry);
  // The service keeps one reservation per login, so it must stay while a second request is open.
  const isLast = !isAskingFor(entry.key) && entriesOf(entry.key).every(allowsRetry);
  release(isGone && !earlier && isLast);
  if (isLatest && (!isGone || earlier)) publishUnanswered(entry.key, kind);
  if (isGone && !earlier) {
    // A newer request must keep its state.
    if (isLatest || !isAskingFor(entry.key)) dispatch(entry.key, { type: 'declined', why: kind });
    publish(entry.key);
  } else if (earlier) {
    publish(earlier.key, kind);
  } else if (findEntry(idOf(entry))?.saidUnsentAt === undefined) {
    publish(entry.key, kind);
  }
  resume(entry.key);
}

/** A busy wallet may still be showing an earlier request of this account that the investor gave up on. */
const earlierUnanswered = (entry: Entry): Entry | undefined =>
  readJournal().entries.findLast(
    (other) =>
      idOf(other) !== idOf(entry) &&
      other.chainId === entry.chainId &&
      other.status === 'unanswered' &&
      isSameAddress(other.from, entry.from),
  );
