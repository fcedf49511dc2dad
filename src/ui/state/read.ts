export type Read<T> = {
  data: T | undefined;
  error: unknown;
  failureReason: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: (options: { cancelRefetch: boolean }) => unknown;
};
