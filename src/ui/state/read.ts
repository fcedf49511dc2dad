/** One read, as a query library reports it: only what a screen has to know. */
export type Read<T> = {
  data: T | undefined;
  error: unknown;
  failureReason: unknown;
  /** How often it has failed for good. */
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: (options: { cancelRefetch: boolean }) => unknown;
};
