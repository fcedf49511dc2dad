import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type PricedCurrency, convertedAmountQuery } from '@/api/endpoints/wallet/currencies';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { shownPayment, plainAmount, shownShares, RATE_HOLDS_MS, SHARE } from '../model/amounts';
import { draftErrors } from '../model/check-draft';
import type { Draft, PurchaseSide } from '../model/draft';
import { fieldRefusals } from '../model/order-errors';
import { draftOfExact, isMet, exactAmounts, sharesAround, type ExactAmount } from '../model/exact-amounts';
import { useEstimate } from './use-estimate';
import { useLimits, type KnownLimits } from './use-limits';

/**
 * Offers no exact amounts for a coin. Its rate changes until the order locks the price, so no amount would be exact.
 */
function useExactAmounts(
  { side, amount }: Draft,
  estimated: string | undefined,
  { code, decimals, isNative }: PricedCurrency,
  limits: KnownLimits,
): readonly ExactAmount[] {
  const typed = plainAmount(amount, decimals);
  const isAsked = side === 'pay' && !isNative && typed !== null && estimated !== undefined;
  const [below, above] = isAsked ? sharesAround(estimated) : [null, null];
  const priced = [usePriceOf(below, code), usePriceOf(above, code)].flatMap((one) => one ?? []);
  return isAsked && priced.length === 2 ? exactAmounts(typed, priced, limits) : [];
}

function usePriceOf(shares: string | null, code: string) {
  const query = convertedAmountQuery(shares ?? '0', SHARE, code);
  const { data } = useQuery({ ...query, staleTime: RATE_HOLDS_MS, enabled: shares !== null });
  return shares !== null && data ? { shares, estimated: data.estimated } : null;
}

export type BuyFormProps = {
  mayReview: boolean;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onReview: (draft: Draft) => Promise<unknown>;
  error: unknown;
  isOpening: boolean;
};

export function useBuyForm({ mayReview, draft, onDraft, onReview, error }: BuyFormProps, currency: PricedCurrency) {
  const fields = useFieldFocus(error);
  const [isJudged, setJudged] = useState(false);
  const limits = useLimits(currency);
  const estimate = useEstimate(draft, currency.decimals);
  const estimated = estimate.data?.estimated;
  const payment = draft.side === 'pay' ? (plainAmount(draft.amount, currency.decimals) ?? undefined) : estimated;
  const wrong = draftErrors(draft, payment, limits);
  const refused = fieldRefusals(error);
  const format = draft.side === 'pay' ? shownShares : shownPayment;

  const exact = useExactAmounts(draft, estimated, currency, limits);
  const [chosenShares, setChosenShares] = useState<string | null>(null);
  const chosen = exact.find(({ shares }) => shares === chosenShares) ?? exact[0];

  const send = useOneAtATime(onReview);
  const review = () => send(chosen ? draftOfExact(draft, chosen) : draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mayReview) return;
    setJudged(true);
    if (wrong) fields[wrong.side].current?.focus();
    else review();
  };
  const change = (changes: Partial<Draft>) => {
    setJudged(false);
    setChosenShares(null);
    onDraft({ ...draft, ...changes });
  };
  const fieldOf = (side: PurchaseSide) => ({
    ref: fields[side],
    value: side === draft.side ? draft.amount : (chosen?.shares ?? (estimated && format(estimated))) || '',
    onBlur: () => draft.side === side && draft.amount !== '' && setJudged(true),
    error: (isJudged && wrong?.side === side ? wrong.message : undefined) ?? refused[side],
    placeholder: side !== draft.side && estimate.isFetching ? '…' : undefined,
  });
  return {
    ...{ fieldOf, change, submit, review, limits, estimate, payment },
    refusedCurrency: refused.currency,
    isChoiceGone: chosenShares !== null && chosen !== undefined && chosen.shares !== chosenShares,
    exact: chosen && !isMet(draft.amount, exact) ? { exact, chosen, onChoose: setChosenShares } : null,
  };
}

function useFieldFocus(error: unknown) {
  const pay = useRef<HTMLInputElement>(null);
  const receive = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const refused = fieldRefusals(error);
    if (refused.pay) pay.current?.focus();
    else if (refused.receive) receive.current?.focus();
  }, [error]);
  return { pay, receive };
}
