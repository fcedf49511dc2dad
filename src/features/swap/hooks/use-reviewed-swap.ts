import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { isComparable } from '@/domain/swap/reference';
import type { SwapPins } from '@/domain/swap/tokens';
import { useReviewState } from '@/parts/transaction/use-review-state';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { mayBeRenewed, mayPay, beginSubmit, submitTransaction, txKeyOf, type TxState } from '@/tx';
import { keyOfReview, type ReviewedSwap } from '../model/stored-swap';
import { reviewAtPrice, compareWithMarket, isToApprove, renewedSwapReview, swapOf } from '../model/review';
import type { Priced } from '../model/read-swap';
import { useMarket } from './use-market';

const READ_EVERY_MS = 10_000;

type Props = { review: ReviewedSwap; pins: SwapPins; onAmend: (review: ReviewedSwap) => void };

/** Each wallet request needs a separate click: first an approval if the allowance is too low, then the swap. */
export function useReviewedSwap({ review, pins, onAmend }: Props) {
  const approvalKey = txKeyOf('approve', review.approvalId);
  const actionKey = keyOfReview(review);
  const approval = useTransaction(approvalKey);
  const action = useTransaction(actionKey);
  const isBeforeAction = mayPay(action);
  const approvedBy = approval.step === 'succeeded' ? approval.hash : null;
  const after = action.step === 'succeeded' ? action.hash : approvedBy;
  const everyMs = isBeforeAction && review.type === 'swap' ? READ_EVERY_MS : false;
  const reading = useMarket({ pins, owner: review.from, after, everyMs });
  const { market, readAgain } = reading;
  const { data: published } = useQuery({ ...fnxPriceQuery, enabled: isComparable(review) });
  const reviewState = useReviewState(actionKey, review, action);
  const [submitState, setSubmitState] = useState<'no' | 'reading' | 'unread'>('no');
  const isApprovalDue = market !== undefined && isToApprove(review, market);

  const approve = (acceptedUnreadChain: boolean) => {
    if (review.pay === 'BNB') return;
    // A confirmed approval keeps its id. Another approval is a new action.
    const id = approval.step === 'succeeded' ? crypto.randomUUID() : review.approvalId;
    if (id !== review.approvalId) onAmend({ ...review, approvalId: id });
    const action = { id, token: review.pay, amount: review.maxPaid };
    const { from } = review;
    void submitTransaction({ kind: 'approve', action, review: { ...review, earlier: [] }, from, acceptedUnreadChain });
  };
  const swap = async (acceptedUnreadChain: boolean) => {
    const { from } = review;
    if (review.type !== 'swap') {
      const { id, type: direction, paid: amount } = review;
      return submitTransaction({ kind: 'wrap', action: { id, direction, amount }, review, from, acceptedUnreadChain });
    }
    const start = beginSubmit();
    setSubmitState('reading');
    const newest = await readAgain();
    setSubmitState(newest ? 'no' : 'unread');
    // Shows no message, because the screen already shows the worse price or the missing approval.
    if (!newest || compareWithMarket(review, newest, published).type !== 'within' || isToApprove(review, newest))
      return;
    await submitTransaction({ kind: 'swap', action: swapOf(review), review, from, acceptedUnreadChain }, start);
  };
  const become = (next: ReviewedSwap | null) => {
    if (next) onAmend(next);
  };
  const renew = () => {
    const renewed = renewedSwapReview(review, market, published);
    become(renewed && mayApprove(approval) ? { ...renewed, approvalId: crypto.randomUUID() } : renewed);
  };
  return {
    approval: { key: approvalKey, state: approval, isDue: isApprovalDue, mayBeAsked: mayApprove(approval) },
    action: { key: actionKey, state: action, isBefore: isBeforeAction },
    reading,
    submitState,
    reviewState,
    fresher: market && isBeforeAction ? compareWithMarket(review, market, published) : ({ type: 'within' } as const),
    approve,
    swap: (acceptedUnreadChain: boolean) => void swap(acceptedUnreadChain),
    accept: (priced: Priced) => become(reviewAtPrice(review, priced, published)),
    renew: (review.type === 'swap' && !market) || !mayBeRenewed(review) ? null : renew,
  };
}

export type ReviewedSteps = ReturnType<typeof useReviewedSwap>;

const mayApprove = (approval: TxState): boolean => mayPay(approval) || approval.step === 'succeeded';
