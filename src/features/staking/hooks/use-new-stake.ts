import { useState } from 'react';
import {
  NO_STAKE,
  keepStake,
  keptStake,
  type KeptStake,
  type ReviewedStake,
  type StakeDraft,
} from '../model/kept-stake';

export function useNewStake() {
  const [{ draft, review }, setKept] = useState(keptStake);
  const [isFresh, setFresh] = useState(false);
  const keep = (next: KeptStake) => {
    keepStake(next);
    setKept(next);
  };
  return {
    draft,
    review,
    isFresh,
    change: (changes: Partial<StakeDraft>) => keep({ draft: { ...draft, ...changes }, review: null }),
    startReview: (reviewed: ReviewedStake) => {
      setFresh(true);
      keep({ draft, review: reviewed });
    },
    leave: () => keep({ draft, review: null }),
    finish: () => keep(NO_STAKE),
  };
}

export type NewStake = ReturnType<typeof useNewStake>;
