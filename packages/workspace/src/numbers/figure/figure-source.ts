import { ApiError } from '@portal/api-client';

/** What a figure needs to know of the question it is read by; a query of TanStack has it. */
export interface FigureSource {
  readonly isPending: boolean;
  readonly isFetching?: boolean;
  readonly error: Error | null;
  /** When it was last answered, in milliseconds. */
  readonly dataUpdatedAt?: number;
  readonly refetch: () => unknown;
}

/** The server answered, and the answer was no: what was shown before is not shown any longer. */
export function isRefused({ error }: Pick<FigureSource, 'error'>): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** No answer came: what was read before is still the newest that anybody knows. */
export function isAway({ error }: Pick<FigureSource, 'error'>): boolean {
  return error !== null && !(error instanceof ApiError && error.status < 500);
}
