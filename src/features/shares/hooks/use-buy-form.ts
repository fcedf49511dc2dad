import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PricedCurrency } from '@/api/endpoints/wallet/currencies';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { shownPayment, plainAmount, shownShares } from '../model/amounts';
import { wrongWith } from '../model/check-draft';
import type { Draft, Side } from '../model/draft';
import { fieldRefusals } from '../model/order-errors';
import { draftOfExact, isMet } from '../model/exact-amounts';
import { useEstimate } from './use-estimate';
import { useExactAmounts } from './use-exact-amounts';
import { useLimits } from './use-limits';

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
  const wrong = wrongWith(draft, payment, limits);
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
  const fieldOf = (side: Side) => ({
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
