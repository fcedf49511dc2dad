import { useLayoutEffect, useRef } from 'react';
import { storedStateOf } from '@/tx';
import { engine } from '@/tx/app-engine';
import { firstOpenOf } from '@/tx/first-open';
import { hasProvenEnd } from './transaction-copy';
import type { ReviewedAction } from './use-reviewed-action';

/**
 * Replaces an action that had provably ended before this visit by an empty form. Keeps an action that may still
 * arrive until the investor starts a new one. An altered or dropped action may still arrive, and so may one with a
 * request that can still be approved.
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
