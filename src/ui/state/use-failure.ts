import { useState } from 'react';
import type { Read } from './read';

/**
 * What a read without data has failed by. Asked for again, a query forgets its error until it fails anew; here the error
 * stays until then, so that the panel keeps its place, and its pressed button the focus.
 */
export function useFailure({ data, error, failureReason, errorUpdateCount }: Read<unknown>): unknown {
  const [before, setBefore] = useState<unknown>(null);
  const found = data === undefined ? (error ?? failureReason) : null;
  const isAskedAgain = data === undefined && errorUpdateCount > 0;
  const failure = found ?? (isAskedAgain ? before : null);
  if (failure !== before) setBefore(failure);
  return failure;
}
