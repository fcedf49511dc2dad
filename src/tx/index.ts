import type { Hash } from '@/api/contract';
import type { Store } from '@/utils/store';
import { engine } from './app-engine';
import { failedHashes } from './journal/attempt-rules';
import { txKeyOf, type Entry, type RecordId } from './journal/entry';
import { entriesOf, followJournal as followJournalOf } from './journal/journal';
import { beginSubmit as begin, refreshQueries } from './service/at-service';
import type { TxState } from './state';
import { dispatch, txStore } from './store';
import { storedStateOf as storedStateIn } from './stored-state';
import { isRequestedElsewhere as isRequestedElsewhereOf, type OpenRequest } from './service/open-request';
import type { SubmitRequest } from './submit/reviewed-intent';
import * as reviews from './journal/review';

/** The app's engine, for screens. Code that submits and watches is loaded on demand. */
export { mayPay, type TxState } from './state';
export { REQUIRED_CONFIRMATIONS } from '@/chain/confirmations';
export { REVIEW_LASTS_MS, type Review } from './journal/review';
export { isAwaitingAnswer, isOrderEntry, txKeyOf, type RecordId } from './journal/entry';
export type TxKind = Entry['kind'];
export type { Approval } from './kinds/approval';
export type { Sending } from './kinds/sending';
export type { Swap } from './kinds/swap-intent';
export type { Wrapping } from './kinds/wrapping';

export const { journal: journalStore, linked: linkedStore, confirmations: confirmationCounts } = engine.memory;

export const transactionOf = (key: string): Store<TxState> => txStore(engine, key);
export const storedStateOf = (key: string): TxState => storedStateIn(engine, key);
export const followJournal = (): (() => void) => followJournalOf(engine);
export const isRequestedElsewhere = (key: string, openRequest: OpenRequest): boolean =>
  isRequestedElsewhereOf(engine, key, openRequest);

export const newReview = (): reviews.Review => reviews.newReview(engine);
export const mayBeRenewed = (review: Pick<reviews.Review, 'firstMadeAt'>): boolean =>
  reviews.mayBeRenewed(engine, review);
export const renewedReview = (key: string, review: reviews.Review): reviews.Review =>
  reviews.renewedReview(engine, key, review);
export const isUnrecorded = (keys: readonly string[], entries: readonly Pick<Entry, 'key' | 'at'>[]): boolean =>
  reviews.isUnrecorded(engine, keys, entries);

export const beginSubmit = () => begin(engine);

export const submitTransaction = async <K extends TxKind>(
  request: SubmitRequest<K>,
  start = beginSubmit(),
): Promise<void> => {
  const loaded = await import('./submit/submit').catch(() => null);
  if (loaded) return loaded.submit(engine, request, start);
  const { kind, action } = request;
  const key = txKeyOf(kind, '_id' in action ? action._id : action.id);
  dispatch(engine, key, { type: 'submitted' });
  dispatch(engine, key, { type: 'refused', reason: 'service-unreachable' });
};

export const stopWaitingForWallet = async (key: string) => (await import('./submit/submit')).stopWaiting(engine, key);
export const declareUnsent = async (key: string, withdrawn: AbortSignal) =>
  (await import('./submit/submit')).declareUnsent(engine, key, withdrawn);
export const enterHash = async (key: string, hash: Hash) =>
  (await import('./submit/submit')).enterHash(engine, key, hash);
export const declareOtherUnsent = async (key: string, serviceRecord: RecordId, askedAt: string) =>
  (await import('./submit/declare-unsent')).declareOtherUnsent(engine, key, serviceRecord, askedAt);
export const resumeTransaction = async (key: string) => {
  (await import('./publish')).publish(engine, key);
  (await import('./watch/follow')).resume(engine, key);
};

export const refreshAfterOrder = (orderId: string) =>
  refreshQueries(engine, { serviceRecord: { type: 'order', id: orderId } });

/**
 * Returns the hashes of an action's attempts that have provably ended. The service may still have one of them on
 * record.
 */
export const failedHashesOf = (key: string): readonly string[] => failedHashes(entriesOf(engine, key));
