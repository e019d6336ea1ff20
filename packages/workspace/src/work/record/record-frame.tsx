import { ApiError } from '@portal/api-client';
import { EmptyState, ErrorState, Notice, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { useWorkMessages } from '../messages/use-work-messages.ts';

export interface RecordFrameProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly isOvertaken?: boolean;
  readonly children: (record: T) => ReactNode;
}

/** A record in its states: on its way, not there, refused, failed, changed meanwhile by somebody else. */
export function RecordFrame<T>({ query, isOvertaken = false, children }: RecordFrameProps<T>) {
  const messages = useWorkMessages();
  const { data, error } = query;
  if (data === undefined && error) {
    const refusal = error instanceof ApiError ? error : undefined;
    if (refusal?.status === 404) return <EmptyState title={messages.notThere}>{messages.notThereText}</EmptyState>;
    if (refusal?.status === 403)
      return (
        <EmptyState icon="info" title={messages.refused}>
          {messages.refusedText}
        </EmptyState>
      );
    return (
      <ErrorState
        message={refusal?.message || messages.notRead}
        requestId={refusal?.requestId}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (data === undefined) return <Skeleton height={320} role="status" aria-label={messages.loading} />;
  return (
    <div className="ws-work-record">
      {isOvertaken && (
        <Notice kind="warning" title={messages.overtaken} role="alert">
          {messages.overtakenText}
        </Notice>
      )}
      {children(data)}
    </div>
  );
}
