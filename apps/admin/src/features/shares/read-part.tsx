import { messageFrom } from '@portal/api-client';
import { useLocalized } from '@portal/platform';
import { ErrorState, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface ReadPartProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly name: string;
  readonly children: (data: T) => ReactNode;
}

/** What was read of shares, or that it is on its way, or why it is not. */
export function ReadPart<T>({ query, name, children }: ReadPartProps<T>) {
  const localized = useLocalized();
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <ErrorState
        message={messageFrom(query.error, localized(texts.failed))}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return <Skeleton height={200} role="status" aria-label={name} />;
}
