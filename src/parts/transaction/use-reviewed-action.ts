import { useEffect, useState } from 'react';
import type { TabValue } from '@/utils/tab-value';
import { useIsMounted } from '@/utils/hooks/use-is-mounted';
import { onRestored } from '@/utils/on-restored';

/**
 * `finished` is the action of an earlier visit. Its result is shown above the form until the investor closes it.
 * `replaced` contains the keys of reviews that the investor went back to change.
 */
export type StoredAction<Draft, Review> = {
  draft: Draft;
  review: Review | null;
  finished?: Review | null;
  replaced?: readonly string[];
};

export type ReviewedAction<Draft, Review> = {
  draft: Draft;
  review: Review | null;
  finished: Review | null;
  replaced: readonly string[];
  isFresh: boolean;
  change: (changes: Partial<Draft>) => void;
  startReview: (reviewed: Review) => void;
  amend: (reviewed: Review) => void;
  leave: (replaced?: readonly string[]) => void;
  finish: () => void;
  retire: () => void;
  closeResult: () => void;
};

type Recipe<Draft, Review> = {
  stored: TabValue<StoredAction<Draft, Review>>;
  next: (draft: Draft) => Draft;
};

export function useReviewedAction<Draft extends object, Review>({
  stored,
  next,
}: Recipe<Draft, Review>): ReviewedAction<Draft, Review> {
  const [{ draft, review, finished = null, replaced = [] }, setStored] = useState(stored.read);
  const [isFresh, setFresh] = useState(false);
  useEffect(() => onRestored(() => setStored(stored.read())), [stored]);
  const isMounted = useIsMounted();
  const keep = (value: StoredAction<Draft, Review>) => {
    if (!isMounted.current) return;
    stored.keep(value);
    setStored(value);
  };
  return {
    draft,
    review,
    finished,
    replaced,
    isFresh,
    change: (changes) => keep({ draft: { ...draft, ...changes }, review: null, finished, replaced }),
    startReview: (reviewed) => {
      setFresh(true);
      keep({ draft, review: reviewed });
    },
    amend: (reviewed) => keep({ draft, review: reviewed }),
    leave: (keys = []) => keep({ draft, review: null, replaced: keys }),
    finish: () => keep({ draft: next(draft), review: null }),
    retire: () => keep({ draft: next(draft), review: null, finished: review }),
    closeResult: () => keep({ draft, review, finished: null, replaced }),
  };
}
