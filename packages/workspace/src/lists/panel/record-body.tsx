import { EmptyState, Skeleton } from '@portal/ui';
import type { ListScreenDefinition } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { RecordRow } from '../rows/use-record-row.ts';
import { RowsFailed } from '../states/list-state.tsx';

export interface RecordBodyProps {
  readonly screen: ListScreenDefinition;
  readonly id: string;
  readonly record: RecordRow;
}

/** What the record shows: by its id, or by its row once that is here. */
export function RecordBody({ screen: { Record, RowRecord }, id, record }: RecordBodyProps) {
  const messages = useListMessages();
  if (Record) return <Record id={id} />;
  if (!RowRecord) return null;
  const { row, isPending, error, isFetching, refetch } = record;
  if (row) return <RowRecord id={id} row={row as never} />;
  if (error) return <RowsFailed error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (isPending) return <Skeleton height={240} role="status" aria-label={messages.recordLoading} />;
  return <EmptyState title={messages.recordGone}>{messages.recordGoneText}</EmptyState>;
}
