import { useState } from 'react';
import { NO_SWAP, keepSwap, keptSwap, type KeptSwap, type ReviewedSwap, type SwapDraft } from '../model/kept-swap';

export function useSwap() {
  const [{ draft, review }, setSwap] = useState(keptSwap);
  const [isFresh, setFresh] = useState(false);
  const keep = (next: KeptSwap) => {
    keepSwap(next);
    setSwap(next);
  };
  return {
    draft,
    review,
    /** True if the review was made just now, not restored from storage. */
    isFresh,
    change: (changed: SwapDraft) => keep({ draft: changed, review: null }),
    startReview: (reviewed: ReviewedSwap) => {
      setFresh(true);
      keep({ draft, review: reviewed });
    },
    amend: (reviewed: ReviewedSwap) => keep({ draft, review: reviewed }),
    leave: () => keep({ draft, review: null }),
    finish: () => keep({ draft: { ...draft, amount: NO_SWAP.draft.amount }, review: null }),
  };
}
