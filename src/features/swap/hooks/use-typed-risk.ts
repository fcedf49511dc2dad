import { useRef, useState } from 'react';
import type { ReviewedSwap } from '../model/stored-swap';
import { reviewedRisk } from '../model/review';
import { CONFIRM_PHRASE } from '../model/swap-text';

const UNTYPED = `Type “${CONFIRM_PHRASE}” to confirm that you know the price is far off.`;

/** A typed confirmation is valid only for the reviewed figures. A new review needs a new confirmation. */
export function useTypedRisk(review: ReviewedSwap) {
  const [typed, setTyped] = useState({ text: '', of: '' });
  const [isJudged, setJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const risk = reviewedRisk(review);
  const figures = review.id;
  const text = typed.of === figures ? typed.text : '';
  const isMissing = risk === 'typed' && text.trim().toLowerCase() !== CONFIRM_PHRASE;
  return {
    risk,
    field: {
      ref: field,
      value: text,
      error: isJudged && isMissing ? UNTYPED : undefined,
      onChange: (next: string) => setTyped({ text: next, of: figures }),
    },
    isConfirmed: () => {
      setJudged(true);
      if (isMissing) field.current?.focus();
      return !isMissing && risk !== 'refused';
    },
  };
}

export type TypedRisk = ReturnType<typeof useTypedRisk>;
