import { useState } from 'react';
import { keyOfSending, renewedReview } from '@/tx';
import {
  NO_SENDING,
  keepSending,
  keptSending,
  type KeptSending,
  type ReviewedSending,
  type SendDraft,
} from '../model/kept-sending';

/** What is typed, reviewed or under way in this tab. A draft is changed where nothing is under way alone. */
export function useSending() {
  const [{ draft, review }, setSending] = useState(keptSending);
  const [isFresh, setFresh] = useState(false);
  const keep = (next: KeptSending) => {
    keepSending(next);
    setSending(next);
  };
  return {
    draft,
    review,
    /** It was reviewed just now, and not found in the tab. */
    isFresh,
    change: (changed: SendDraft) => keep({ draft: changed, review: null }),
    startReview: (reviewed: ReviewedSending) => {
      setFresh(true);
      keep({ draft, review: reviewed });
    },
    /** Reviewed too long ago: the same transfer is reviewed under a new identity. */
    renew: () => {
      if (!review) return;
      setFresh(true);
      const anew = { ...review, ...renewedReview(keyOfSending(review.id), review), id: crypto.randomUUID() };
      keep({ draft, review: anew });
    },
    leave: () => keep({ draft, review: null }),
    finish: () => keep(NO_SENDING),
  };
}
