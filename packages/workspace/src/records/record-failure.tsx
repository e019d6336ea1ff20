import { ApiError } from '@portal/api-client';
import { EmptyState, ErrorState } from '@portal/ui';
import { useRecordMessages } from './messages/use-record-messages.ts';
import type { RecordSource } from './record-source.ts';

export interface RecordFailureProps {
  readonly source: Omit<RecordSource<unknown>, 'data'>;
}

/** Why a record is not there: nothing of this name, or something broke, with its number. */
export function RecordFailure({ source: { error, isFetching, refetch } }: RecordFailureProps) {
  const messages = useRecordMessages();
  const refusal = error instanceof ApiError ? error : undefined;
  if (refusal?.status === 404) return <EmptyState title={messages.notFound}>{messages.notFoundText}</EmptyState>;
  return (
    <ErrorState
      message={refusal?.message || messages.failed}
      requestId={refusal?.requestId}
      onRetry={() => refetch()}
      isRetrying={isFetching}
    />
  );
}
