import { useState } from 'react';

export type Read<T> = {
  data: T | undefined;
  error: unknown;
  failureReason: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: (options: { cancelRefetch: boolean }) => unknown;
};

/**
 * Returns the error of a query that has no data. A query drops its error during a retry. This hook keeps the error
 * until the retry ends, so that the panel stays and its button keeps the focus.
 */
export function useFailure({ data, error, failureReason, errorUpdateCount }: Read<unknown>): unknown {
  const [before, setBefore] = useState<unknown>(null);
  const found = data === undefined ? (error ?? failureReason) : null;
  const isAskedAgain = data === undefined && errorUpdateCount > 0;
  const failure = found ?? (isAskedAgain ? before : null);
  if (failure !== before) setBefore(failure);
  return failure;
}
