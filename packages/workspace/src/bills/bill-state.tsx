import { ApiError, problemOf } from '@portal/api-client';
import { EmptyState, LoadFailure, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { useBillMessages } from './messages/use-bill-messages.ts';
import { type BillRecordAnswer, useBillRecord } from './use-bill-record.ts';

export interface BillStateProps {
  readonly billReference: string;
  readonly children: (record: BillRecordAnswer) => ReactNode;
}

/** A bill once it is there; until then that it is read, that there is none, or what broke. */
export function BillState({ billReference, children }: BillStateProps) {
  const messages = useBillMessages();
  const query = useBillRecord(billReference);
  if (query.isPending) return <Skeleton height={240} role="status" aria-label={messages.loading} />;
  if (query.isError) {
    const refusal = query.error instanceof ApiError ? query.error : undefined;
    if (refusal?.is('bill.not-found') || refusal?.is('request.invalid'))
      return <EmptyState title={messages.notFound}>{messages.notFoundText}</EmptyState>;
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={messages.failed}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return children(query.data);
}
