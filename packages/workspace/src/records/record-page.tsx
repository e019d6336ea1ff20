import { Page, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { useRecordMessages } from './messages/use-record-messages.ts';
import { RecordFailure } from './record-failure.tsx';
import type { RecordSource } from './record-source.ts';

export interface RecordPageProps<T> {
  /** While it is not known yet, what kind of thing it is. */
  readonly title: string | ((record: T) => string);
  readonly kind: string;
  readonly lead?: ReactNode;
  readonly actions?: (record: T) => ReactNode;
  readonly source: RecordSource<T>;
  /** Cards; on a desk they stand in two columns. */
  readonly children: (record: T) => ReactNode;
}

/** The page of one thing: its name, what may be done with it, its cards; and what is said while, when and why it is not there. */
export function RecordPage<T>({ title, kind, lead, actions, source, children }: RecordPageProps<T>) {
  const messages = useRecordMessages();
  const { data, error } = source;
  const name = typeof title === 'string' ? title : data === undefined ? kind : title(data);
  return (
    <Page title={name} width="full" lead={lead} actions={data !== undefined && actions?.(data)}>
      {data !== undefined ? (
        <div className="ws-record">{children(data)}</div>
      ) : error ? (
        <RecordFailure source={source} />
      ) : (
        <Skeleton height={320} role="status" aria-label={messages.loading} />
      )}
    </Page>
  );
}
