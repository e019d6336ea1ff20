/** Of a query, as far as a page needs it. */
export interface RecordSource<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}
