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
    isFresh,
    change: (changed: SendDraft) => keep({ draft: changed, review: null }),
    startReview: (reviewed: ReviewedSending) => {
      setFresh(true);
      keep({ draft, review: reviewed });
    },
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
