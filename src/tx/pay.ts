import type { Hash, Order } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { askWallet } from './ask-wallet';
import { hashesOf, idOf, keyOfOrder, type Entry } from './entry';
import { PaymentFault, type PaymentFaultKind } from '@/errors/payment-fault';
import { isSurelyUnsent, walletFault } from './wallet-fault';
import { follow } from './follow';
import { holdOrder, type Release } from './hold-order';
import { amend, entriesOf, findEntry, isWritten, keepHash, readJournal, strikeOut, writeDown } from './journal';
import { withPaymentLock } from './lock';
import { mayPay } from './state';
import { txStore, dispatch } from './store';
import { assertStillSo, isUnderWay, prepare, type Attempt, type Press } from './prepare';
import { beginAsking, endAsking, isAskingFor, publish, tellUnanswered } from './publish';
import { assertStillDue, readOrder } from './read-again';
import { resume } from './resume';
import { endedHashes } from './standing';

/** A slow network takes some seconds; one that hangs must not keep the screen. */
const CHECKED_WITHIN_MS = 19_000;

/** Pays an order once. What goes wrong is told in the payment's own state; this never throws. */
export async function pay(press: Press): Promise<void> {
  const key = keyOfOrder(press.order._id);
  // guard: pressed-once
  if (!mayPay(txStore(key).get())) return;
  dispatch(key, { type: 'pressed' });
  try {
    await locked(press, () => payAlone(press));
  } catch (thrown) {
    refuse(key, walletFault(thrown));
  }
}

/** One payment of an account at a time, over all tabs. The order's own lock is what tabs of the release before know. */
async function locked({ order, from }: Press, work: () => Promise<void>): Promise<void> {
  const assertFree = (isFree: boolean) => {
    // guard: one-tab
    if (!isFree) throw new PaymentFault('other-tab');
  };
  await withPaymentLock(`tx:${order.chainId}:${from.toLowerCase()}`, async (isFree) => {
    assertFree(isFree);
    await withPaymentLock(`payment-${order._id}`, async (isOrderFree) => {
      // guard: old-tab-lock
      assertFree(isOrderFree);
      await work();
    });
  });
}

function refuse(key: string, { kind, details }: PaymentFault): void {
  const { shortage } = details;
  dispatch(key, {
    type: 'refused',
    why: kind,
    missing: shortage && { amount: shortage.missing, symbol: shortage.symbol },
  });
}

async function payAlone(press: Press): Promise<void> {
  const attempt = await inTime(prepare(press));
  // Another tab, or this one before a reload, may have paid already.
  if (attempt === null) return resume(keyOfOrder(press.order._id));
  const { order, release } = /* guard: service-told-first */ await holdOrder(press.order._id).catch(
    whyNotHeld(press.order),
  );
  if (!(await isReadyToAsk(attempt, press, order).catch(letGo(release)))) {
    release(true);
    return resume(keyOfOrder(press.order._id));
  }
  await ask(attempt, release);
}

const letGo = (release: Release) => (thrown: unknown) => {
  release(true);
  throw thrown;
};

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentFault('chain-away')), CHECKED_WITHIN_MS);
  });
  return Promise.race([work, /* guard: checks-in-time */ late]).finally(() => clearTimeout(timer));
}

/** A no of the service says that another browser asks, unless the order says more: that it was paid meanwhile, or has ended. */
const whyNotHeld =
  (reviewed: Order) =>
  async (thrown: unknown): Promise<never> => {
    const isNo = thrown instanceof PaymentFault && thrown.kind === 'asked-elsewhere';
    const now = /* guard: why-not-held */ isNo ? await readOrder(reviewed._id).catch(() => reviewed) : reviewed;
    assertStillDue(reviewed, now, endedHashes(entriesOf(keyOfOrder(reviewed._id))));
    throw thrown;
  };

/** The last that is done before the wallet is asked: all of it is looked at once more, and then written down. */
async function isReadyToAsk(attempt: Attempt, { order }: Press, held: Order | null): Promise<boolean> {
  // Another browser may have paid and reported while this one was checking.
  // guard: held-order-compared
  if (held) assertStillDue(order, held, endedHashes(entriesOf(attempt.entry.key)));
  // guard: wallet-after-reading
  assertStillSo(attempt);
  let isUnderWayNow = false;
  const mayBeAsked = () => !(/* guard: asked-meanwhile */ (isUnderWayNow = isUnderWay(attempt.snapshot)));
  // Before it is written down: from then on it would be looked for as a question that nobody hears.
  beginAsking(attempt.entry);
  let isWrittenDown = false;
  try {
    isWrittenDown = /* guard: written-first */ await writeDown(attempt.entry, mayBeAsked);
  } finally {
    if (!isWrittenDown) endAsking(attempt.entry);
  }
  if (isWrittenDown) return true;
  if (isUnderWayNow) return false;
  // guard: not-kept
  throw new PaymentFault('not-kept');
}

/**
 * The wallet may never answer: once nobody waits for it any more, here or in another tab, the order can be taken up again.
 */
async function ask({ snapshot, entry, nonce, isBehindAnother }: Attempt, release: Release): Promise<void> {
  dispatch(entry.key, { type: 'checked', isBehindAnother });
  const knownBefore = new Set(readJournal().entries.flatMap(hashesOf));
  const answer = askWallet(snapshot, nonce);
  await Promise.race([hear(answer, { entry, knownBefore }, release), noLongerAsking(entry.key)]);
}

/** Whatever ends the asking ends the wait for it. */
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

/** The wallet's answer, whenever it comes: a hash is written down before anything else happens to it. */
async function hear(answer: Promise<Hash>, question: Question, release: Release): Promise<void> {
  const { entry } = question;
  try {
    const hash = await answer;
    if (/* guard: answer-is-hash */ !isHash(hash) || /* guard: answer-of-other */ isOfAnother(hash, question))
      throw new PaymentFault('wallet-failed');
    // guard: hash-written-at-once
    const kept = await keepHash(entry, hash);
    endAsking(entry);
    release(false);
    // guard: sent-of-earlier
    if (isAskingFor(entry.key)) publish(entry.key);
    else dispatch(entry.key, { type: 'sent', hash, isKept: isWritten(kept) });
    void follow(idOf(kept));
  } catch (thrown) {
    await hearNo(walletFault(thrown).kind, entry, release);
  }
}

const isHash = (answer: unknown): answer is Hash => typeof answer === 'string' && /^0x[0-9a-fA-F]{64}$/.test(answer);

/** With the hashes that stood in the journal when it was asked: none of them is the answer. */
type Question = { entry: Entry; knownBefore: ReadonlySet<string> };

/** A wallet that answers with the hash of something else has not said what it sent now. What another order has only found since may be this one's. */
function isOfAnother(hash: Hash, { entry, knownBefore }: Question): boolean {
  const sought = hash.toLowerCase();
  if (/* guard: answer-of-before */ knownBefore.has(sought)) return true;
  return readJournal().entries.some(
    (other) => other.key !== entry.key && !other.found && hashesOf(other).includes(sought),
  );
}

async function hearNo(kind: PaymentFaultKind, entry: Entry, release: Release): Promise<void> {
  const earlier = kind === 'wallet-busy' ? earlierQuestion(entry) : undefined;
  const isUnsent = isSurelyUnsent(kind) || (kind === 'wallet-busy' && !earlier);
  // guard: busy-with-first
  if (earlier) await amend(idOf(earlier), { saidUnsentAt: undefined });
  const isGone = (isUnsent || /* guard: only-no-strikes-out */ earlier !== undefined) && (await strikeOut(idOf(entry)));
  if (!isGone)
    await amend(
      idOf(entry),
      { status: 'unanswered' },
      ({ hash, status }) => hash === null && status === 'awaiting-wallet',
    );
  const isLatest = endAsking(entry);
  // The service knows one question of a login: a second one that is open is still to be held.
  release(isGone && !earlier && /* guard: hold-of-second */ !isAskingFor(entry.key));
  if (isLatest && (!isGone || earlier)) tellUnanswered(entry.key, kind);
  if (isGone && !earlier) {
    // Also where nobody waits for this answer any more; but not where the wallet is asked once more meanwhile.
    if (isLatest || !isAskingFor(entry.key)) dispatch(entry.key, { type: 'declined', why: kind });
    publish(entry.key);
  } else if (earlier) {
    publish(earlier.key, kind);
  } else if (findEntry(idOf(entry))?.saidUnsentAt === undefined) {
    publish(entry.key, kind);
  }
  resume(entry.key);
}

/** The wallet is busy: it may still show what was asked of this account before and given up since. */
const earlierQuestion = (entry: Entry): Entry | undefined =>
  readJournal().entries.findLast(
    (other) =>
      idOf(other) !== idOf(entry) &&
      other.chainId === entry.chainId &&
      other.status === 'unanswered' &&
      isSameAddress(other.from, entry.from),
  );
