import type { Address, Hash, Order, Stake } from '@/api/contract';
import type { Store } from '@/utils/store';
import { tx } from './app-engine';
import { endedHashes } from './journal/attempt-rules';
import { keyOfOrder, type Entry } from './journal/entry';
import { entriesOf, followJournal as followJournalOf } from './journal/journal';
import { refreshWhatShows } from './service/at-service';
import type { Approval } from './kinds/approval';
import type { Sending } from './kinds/sending';
import type { Swap } from './kinds/swap-intent';
import type { Wrapping } from './kinds/wrapping';
import type { TxState } from './state';
import { txStore } from './store';
import { storedStateOf as storedStateIn } from './stored-state';
import { isRequestedElsewhere as isRequestedElsewhereOf, type OpenRequest } from './service/open-request';
import type { SubmitRequest } from './submit/prepare';
import * as reviews from './journal/review';

/** The app's engine, as screens use it. Code that submits and watches is loaded on demand. */
export { mayPay, type TxState } from './state';
export { REQUIRED_CONFIRMATIONS } from '@/chain/confirmations';
export { REVIEW_LASTS_MS, type Review } from './journal/review';
export {
  isAwaitingAnswer,
  isOfOrder,
  keyOfApproval,
  keyOfOrder,
  keyOfSending,
  keyOfStake,
  keyOfSwap,
  keyOfWrapping,
} from './journal/entry';
export type TxKind = Entry['kind'];
export type { Approval } from './kinds/approval';
export type { Sending } from './kinds/sending';
export type { Swap } from './kinds/swap-intent';
export type { Wrapping } from './kinds/wrapping';

export const { journal: journalStore, linked: linkedStore, confirmations: confirmationCounts } = tx.memory;

export const transactionOf = (key: string): Store<TxState> => txStore(tx, key);
export const storedStateOf = (key: string): TxState => storedStateIn(tx, key);
export const followJournal = (): (() => void) => followJournalOf(tx);
export const isRequestedElsewhere = (key: string, openRequest: OpenRequest): boolean =>
  isRequestedElsewhereOf(tx, key, openRequest);

export const newReview = (): reviews.Review => reviews.newReview(tx);
export const mayBeRenewed = (review: Pick<reviews.Review, 'firstMadeAt'>): boolean => reviews.mayBeRenewed(tx, review);
export const renewedReview = (key: string, review: reviews.Review): reviews.Review =>
  reviews.renewedReview(tx, key, review);
export const isUnrecorded = (key: string, entries: readonly Pick<Entry, 'key' | 'at'>[]): boolean =>
  reviews.isUnrecorded(tx, key, entries);

const submit = async <K extends Entry['kind']>(request: SubmitRequest<K>): Promise<void> =>
  (await import('./submit/submit')).submit(tx, request);

export const payOrder = (action: Order, from: Address, acceptedUnreadChain: boolean) =>
  submit({ kind: 'purchase', action, from, review: null, acceptedUnreadChain });
export const stakeShares = (action: Stake, from: Address, acceptedUnreadChain: boolean) =>
  submit({ kind: 'stake', action, from, review: null, acceptedUnreadChain });
export const sendTokens = (action: Sending, review: reviews.Review, from: Address, acceptedUnreadChain: boolean) =>
  submit({ kind: 'send', action, from, review, acceptedUnreadChain });
export const approveTokens = (action: Approval, review: reviews.Review, from: Address, acceptedUnreadChain: boolean) =>
  submit({ kind: 'approve', action, from, review, acceptedUnreadChain });
export const swapTokens = (action: Swap, review: reviews.Review, from: Address, acceptedUnreadChain: boolean) =>
  submit({ kind: 'swap', action, from, review, acceptedUnreadChain });
export const wrapCoin = (action: Wrapping, review: reviews.Review, from: Address, acceptedUnreadChain: boolean) =>
  submit({ kind: 'wrap', action, from, review, acceptedUnreadChain });

export const stopWaitingForWallet = async (key: string) => (await import('./submit/unanswered')).stopWaiting(tx, key);
export const sayNothingWasSent = async (key: string, withdrawn: AbortSignal) =>
  (await import('./submit/unanswered')).declareUnsent(tx, key, withdrawn);
export const nameSentHash = async (key: string, hash: Hash) =>
  (await import('./submit/unanswered')).enterHash(tx, key, hash);
export const declareOtherUnsent = async (key: string, reported: Readonly<{ to: 'order' | 'stake'; id: string }>) =>
  (await import('./submit/declare-unsent')).declareOtherUnsent(tx, key, reported);
export const resumeTransaction = async (key: string) => (await import('./watch/follow')).resume(tx, key);

export const refreshAfterOrder = (orderId: string) => refreshWhatShows(tx, { reported: { to: 'order', id: orderId } });

/**
 * Returns the hashes of an order's attempts that are proven to be over. The bank may still have one of them on record.
 */
export const endedHashesOf = (orderId: string): readonly string[] => endedHashes(entriesOf(tx, keyOfOrder(orderId)));
