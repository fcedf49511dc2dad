import { useLayoutEffect, useRef } from 'react';
import { storedStateOf } from '@/tx';
import { engine } from '@/tx/app-engine';
import { firstOpenOf } from '@/tx/first-open';
import { hasProvenEnd } from './transaction-copy';
import type { ReviewedAction } from './use-reviewed-action';

/**
 * Replaces an action that had provably ended before this visit by an empty form. An action stays until the investor
 * starts a new one if it may still arrive: it was altered or dropped, or one of its requests may still be approved.
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
