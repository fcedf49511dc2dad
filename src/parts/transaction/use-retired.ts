import { useLayoutEffect, useRef } from 'react';
import { storedStateOf } from '@/tx';
import { engine } from '@/tx/app-engine';
import { firstOpenOf } from '@/tx/first-open';
import { hasProvenEnd } from './transaction-copy';
import type { ReviewedAction } from './use-reviewed-action';

/**
 * An action that was proven to be over before this visit is replaced by an empty form. An action may still arrive if it
 * was altered or dropped, or if one of its requests may still be approved. Such an action stays until the investor
 * starts a new one.
 */
export function useRetired<Draft, Review>(
  { review, retire }: ReviewedAction<Draft, Review>,
  keyOf: (review: Review) => string,
): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const key = isFirst.current && review ? keyOf(review) : null;
    if (key !== null && hasProvenEnd(storedStateOf(key)) && firstOpenOf(engine, { key }) === null) retire();
    isFirst.current = false;
  });
}
