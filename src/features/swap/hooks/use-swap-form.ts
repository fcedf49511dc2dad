import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Address } from '@/api/contract';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { comparedWith, isComparable } from '@/domain/swap/reference';
import { inPool, type SwapPins, type SwapToken } from '@/domain/swap/tokens';
import type { ReviewedSwap, SwapDraft } from '../model/stored-swap';
import type { Market } from '../model/market';
import { UNUSED_SETTINGS } from '../model/settings';
import { maxToPay, otherSide, readSwap } from '../model/read-swap';
import { newSwapReview } from '../model/review';
import { useMarket } from './use-market';
import { useSwapSettings } from './use-swap-settings';

const READ_EVERY_MS = 3_000;

type SwapSide = SwapDraft['exact'];

export type SwapFormProps = {
  wallet: Address | null;
  mayReview: boolean;
  pins: SwapPins;
  draft: SwapDraft;
  onDraft: (draft: SwapDraft) => void;
  onReview: (reviewed: ReviewedSwap) => void;
};

export function useSwapForm({ wallet, mayReview, pins, draft, onDraft, onReview }: SwapFormProps) {
  const reading = useMarket({ pins, owner: wallet, everyMs: READ_EVERY_MS });
  const settings = useSwapSettings();
  const reference = useReference(draft);
  const { market, isStale } = reading;
  const isWrapping = inPool(draft.pay) === inPool(draft.get);
  const { bps, minutes: deadline } = isWrapping
    ? UNUSED_SETTINGS
    : { bps: settings.slippage.bps, minutes: settings.deadline.minutes };
  const { priced, problem } = readSwap(draft, market, bps);
  const shown = priced ? { priced, draft } : sampleOf(draft, market, bps);
  const compared = shown && reference.data ? comparedWith(reference.data, shown.priced, shown.draft) : null;
  const [isJudged, setJudged] = useState(false);
  const { pay, get, slippage, minutes } = useFields();

  const change = (changes: Partial<SwapDraft>) => {
    setJudged(false);
    onDraft({ ...draft, ...changes });
  };
  const late = useLateReview(draft, onReview, () => {
    if (!wallet || !mayReview || !priced || isStale || reference.isAwaited || bps === null || deadline === null)
      return null;
    return newSwapReview(priced, draft, { from: wallet, bps, deadline, compared });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mayReview) return;
    setJudged(true);
    if (problem) return (problem.at === 'pay' ? pay : get).current?.focus();
    if (bps === null || deadline === null) return (bps === null ? slippage : minutes).current?.focus();
    late.request();
    if (isStale) void reading.readAgain();
  };
  // Errors appear while the user types, but not before the price has loaded.
  const isShown = isJudged || (draft.amount !== '' && market !== undefined) || draft.pay === draft.get;
  const fieldOf = (side: SwapSide) => ({
    value: draft.exact === side ? draft.amount : priced ? otherSide(priced) : '',
    error: isShown && problem?.at === side ? problem.text : undefined,
    places: market?.decimals[draft[side]],
    token: draft[side],
    balance: wallet && (market?.balances?.[draft[side]] ?? ('loading' as const)),
    onValue: (amount: string) => change({ exact: side, amount }),
    onToken: (token: SwapToken) => change({ [side]: token }),
  });
  const all = market && maxToPay(draft.pay, market);
  return {
    reading,
    settings,
    slippage,
    minutes,
    reference,
    shown,
    isWrapping,
    compared,
    isAwaited: late.isAwaited && !reading.isFailing,
    submit,
    flip: () => change({ pay: draft.get, get: draft.pay, exact: draft.exact === 'pay' ? 'get' : 'pay' }),
    takeAll: all ? () => change({ exact: 'pay', amount: all }) : undefined,
    pay: { ...fieldOf('pay'), ref: pay },
    get: { ...fieldOf('get'), ref: get },
  };
}

function useFields() {
  return {
    pay: useRef<HTMLInputElement>(null),
    get: useRef<HTMLInputElement>(null),
    slippage: useRef<HTMLInputElement>(null),
    minutes: useRef<HTMLInputElement>(null),
  };
}

function sampleOf({ pay, get, amount }: SwapDraft, market: Market | undefined, bps: bigint | null) {
  if (amount !== '' || pay === get) return null;
  const draft: SwapDraft = { pay, get, exact: 'pay', amount: '1' };
  const { priced } = readSwap(draft, market, bps);
  return priced && { priced, draft };
}

/** Starts the requested review once its figures are complete and fresh. Any change to the draft cancels the request. */
function useLateReview(draft: SwapDraft, onReview: SwapFormProps['onReview'], reviewNow: () => ReviewedSwap | null) {
  const [awaited, setAwaited] = useState<SwapDraft | null>(null);
  const isAwaited = awaited === draft;
  useEffect(() => {
    const review = isAwaited ? reviewNow() : null;
    if (review) onReview(review);
  });
  return { isAwaited, request: () => setAwaited(draft) };
}

function useReference(draft: SwapDraft) {
  const isWanted = isComparable(draft);
  const { data, failureCount, isFetching, refetch } = useQuery({ ...fnxPriceQuery, enabled: isWanted });
  const isMissing = isWanted && data === undefined;
  return {
    data,
    isWanted,
    isAwaited: isMissing && failureCount === 0,
    isFailing: isMissing && failureCount > 0,
    isReading: isFetching,
    retry: () => void refetch({ cancelRefetch: true }),
  };
}
