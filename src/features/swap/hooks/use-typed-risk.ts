import { useRef, useState } from 'react';
import type { ReviewedSwap } from '../model/kept-swap';
import { reviewedRisk } from '../model/review';
import { TYPED_WORDS } from '../model/swap-words';

const UNTYPED = `Type “${TYPED_WORDS}” to confirm that you know the price is far off.`;

/** A price that is far off is confirmed by typing, for the figures that were reviewed and no others. */
export function useTypedRisk(review: ReviewedSwap) {
  const [typed, setTyped] = useState({ text: '', of: '' });
  const [isJudged, setJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const risk = reviewedRisk(review);
  const figures = review.id;
  const text = typed.of === figures ? typed.text : '';
  const isMissing = risk === 'typed' && text.trim().toLowerCase() !== TYPED_WORDS;
  return {
    risk,
    field: {
      ref: field,
      value: text,
      error: isJudged && isMissing ? UNTYPED : undefined,
      onChange: (next: string) => setTyped({ text: next, of: figures }),
    },
    /** False where it is not confirmed yet: the reader is brought to the field. */
    isConfirmed: () => {
      setJudged(true);
      if (isMissing) field.current?.focus();
      return !isMissing && risk !== 'refused';
    },
  };
}

export type TypedRisk = ReturnType<typeof useTypedRisk>;
