import { useState } from 'react';
import type { KeptValue } from '@/utils/kept-value';

type Kept<Draft, Review> = { draft: Draft; review: Review | null };

export type ReviewedAction<Draft, Review> = {
  draft: Draft;
  review: Review | null;
  /** True if the review was made just now, not restored from storage. */
  isFresh: boolean;
  change: (changes: Partial<Draft>) => void;
  startReview: (reviewed: Review) => void;
  amend: (reviewed: Review) => void;
  leave: () => void;
  finish: () => void;
};

/** What the investor has typed and then reviewed, stored in this tab. `next` is the draft after the action is done. */
export function useReviewedAction<Draft extends object, Review>(
  kept: KeptValue<Kept<Draft, Review>>,
  next: (draft: Draft) => Draft,
): ReviewedAction<Draft, Review> {
  const [{ draft, review }, setKept] = useState(kept.read);
  const [isFresh, setFresh] = useState(false);
  const keep = (value: Kept<Draft, Review>) => {
    kept.keep(value);
    setKept(value);
  };
  return {
    draft,
    review,
    isFresh,
    change: (changes) => keep({ draft: { ...draft, ...changes }, review: null }),
    startReview: (reviewed) => {
      setFresh(true);
      keep({ draft, review: reviewed });
    },
    amend: (reviewed) => keep({ draft, review: reviewed }),
    leave: () => keep({ draft, review: null }),
    finish: () => keep({ draft: next(draft), review: null }),
  };
}
