import type { Address, Hash, Order, Stake } from '@/api/contract';
import { isOpen, keyOfOrder, type Entry } from './journal/entry';
import type { Approval } from './kinds/approval';
import type { Sending } from './kinds/sending';
import type { Swap } from './kinds/swap-intent';
import type { Wrapping } from './kinds/wrapping';
import { entriesOf } from './journal/journal';
import { refreshWhatShows } from './kinds/at-service';
import type { Review } from './submit/review';
import { txStore } from './store';
import { endedHashes } from './journal/attempt-rules';

/** The engine's interface for screens. Code that submits and watches is loaded on demand. */
export { journalStore } from './journal/journal';
export { isRequestedElsewhere } from './submit/open-request';
export { mayPay, type TxState } from './state';
export { storedStateOf } from './stored-state';
export { REQUIRED_CONFIRMATIONS } from './watch/verdict';
export { REVIEW_LASTS_MS, isUnrecorded, mayBeRenewed, newReview, renewedReview, type Review } from './submit/review';

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

export const transactionOf = txStore;

/** Failures of these appear in the action's state and are not thrown. */
export const payOrder = async (action: Order, from: Address, acceptedUnreadChain: boolean) =>
  (await import('./submit/submit')).submit({ kind: 'purchase', action, from, review: null, acceptedUnreadChain });
export const sendTokens = async (action: Sending, review: Review, from: Address, acceptedUnreadChain: boolean) =>
  (await import('./submit/submit')).submit({ kind: 'send', action, from, review, acceptedUnreadChain });
export const stakeShares = async (action: Stake, from: Address, acceptedUnreadChain: boolean) =>
  (await import('./submit/submit')).submit({ kind: 'stake', action, from, review: null, acceptedUnreadChain });
export const approveTokens = async (action: Approval, review: Review, from: Address, acceptedUnreadChain: boolean) =>
  (await import('./submit/submit')).submit({ kind: 'approve', action, from, review, acceptedUnreadChain });
export const swapTokens = async (action: Swap, review: Review, from: Address, acceptedUnreadChain: boolean) =>
  (await import('./submit/submit')).submit({ kind: 'swap', action, from, review, acceptedUnreadChain });
export const wrapCoin = async (action: Wrapping, review: Review, from: Address, acceptedUnreadChain: boolean) =>
  (await import('./submit/submit')).submit({ kind: 'wrap', action, from, review, acceptedUnreadChain });
export const stopWaitingForWallet = async (key: string) => (await import('./submit/unanswered')).stopWaiting(key);
export const sayNothingWasSent = async (key: string, withdrawn: AbortSignal) =>
  (await import('./submit/unanswered')).declareUnsent(key, withdrawn);
export const nameSentHash = async (key: string, hash: Hash) =>
  (await import('./submit/unanswered')).enterHash(key, hash);
export const declareOtherUnsent = async (key: string, reported: Readonly<{ to: 'order' | 'stake'; id: string }>) =>
  (await import('./submit/declare-unsent')).declareOtherUnsent(key, reported);
/** Resumes watching from the journal after a reload or in another tab. */
export const resumeTransaction = async (key: string) => (await import('./watch/follow')).resume(key);

export const refreshAfterOrder = (orderId: string) => refreshWhatShows({ reported: { to: 'order', id: orderId } });

/** Whether an attempt that was declared unsent is still watched, because it may be mined after all. */
export const isFirstOpen = (...keys: readonly string[]): boolean =>
  keys.flatMap(entriesOf).some((entry) => isOpen(entry) && entry.saidUnsentAt !== undefined);

/** The hashes of an order's attempts whose end is proven. The bank may still have one of them on record. */
export const endedHashesOf = (orderId: string): readonly string[] => endedHashes(entriesOf(keyOfOrder(orderId)));
