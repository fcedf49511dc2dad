import { revertOf } from '@/chain/swap/revert';
import { ActionFault } from '@/errors/action-fault';
import { swapFaultOf } from '@/errors/swap-fault';
import { timeSince } from '@/utils/time-since';
import type { Entry } from '../journal/entry';
import { withLockIfFree } from '../journal/lock';
import { KINDS } from '../kinds';
import type { Intent } from '../kinds/intent';
import { mayPay } from '../state';
import { loginTokenOf, beginSubmit } from '../service/at-service';
import { dispatch, txStore } from '../store';
import type { Engine } from '../engine';
import { resume } from '../watch/follow';
import { prepare } from './prepare';
import { recordIfStillDue } from './record-submit';
import { reserveAction } from './reserve';
import { reviewedIntent, type SubmitRequest } from './reviewed-intent';
import { waitForWallet } from './wallet-answer';
import { walletFault } from './wallet-fault';

/**
 * These exports load with the code that asks the wallet, so that the investor can declare what happened even if
 * loading fails later.
 */
export { declareUnsent, enterHash, stopWaiting } from './unanswered';

/** A slow network takes some seconds. This limit keeps a network that never answers from blocking the screen. */
const MAX_CHECKS_MS = 19_000;

/** A computer that sleeps after the click must not open the wallet when it wakes. */
const MAX_CLICK_AGE_MS = 30_000;

/** Submits the next transaction of an action. It never throws: failures are dispatched to the action's state. */
export async function submit<K extends Entry['kind']>(
  engine: Engine,
  request: SubmitRequest<K>,
  { loginToken, at } = beginSubmit(engine),
): Promise<void> {
  const key = KINDS[request.kind].keyOf(request.action);
  if (!mayPay(txStore(engine, key).get())) return;
  dispatch(engine, key, { type: 'submitted' });
  try {
    const intent = await inTime(reviewedIntent(engine, request));
    const isSameLogin = loginTokenOf(engine) === loginToken;
    if (!isSameLogin || timeSince(at) > MAX_CLICK_AGE_MS) throw new ActionFault('checks-too-slow');
    await withAccountLock(intent, async () => {
      const prepared = await inTime(prepare(engine, request, intent, loginToken));
      if (prepared === null) return resume(engine, intent.key);
      const { requestedAt, requestId, ...reservation } = await reserveAction(engine, intent, request, loginToken);
      const attempt = { ...prepared, entry: { ...prepared.entry, requestedAt, requestId } };
      const isRecorded = await recordIfStillDue(engine, attempt, reservation);
      if (!isRecorded) return resume(engine, intent.key);
      await waitForWallet(engine, attempt, reservation);
    });
  } catch (thrown) {
    refuse(engine, key, walletFault(thrown));
  }
}

const withAccountLock = ({ chainId, call }: Intent, work: () => Promise<void>): Promise<void> =>
  withLockIfFree(`tx:${chainId}:${call.from.toLowerCase()}`, async (isFree) => {
    if (!isFree) throw new ActionFault('other-tab');
    await work();
  });

function refuse(engine: Engine, key: string, { kind, details }: ActionFault): void {
  const { shortage, cause } = details;
  const revert = kind === 'would-fail' ? revertOf(cause) : null;
  dispatch(engine, key, {
    type: 'refused',
    reason: kind,
    missing: shortage && { amount: shortage.missing, symbol: shortage.symbol },
    ...(revert && { revert: swapFaultOf(revert) }),
  });
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ActionFault('checks-too-slow')), MAX_CHECKS_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
