import { useState } from 'react';
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
    leave: () => keep({ draft, review: null }),
    finish: () => keep(NO_SENDING),
  };
}
