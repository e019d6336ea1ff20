import { problemOf } from '@portal/api-client';
import { LoadFailure, Skeleton } from '@portal/ui';
import { Children, type ReactNode } from 'react';
import { usePayeMessages } from './messages/use-paye-messages.ts';

interface PageOfRowsProps {
  readonly page: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly columns: number;
  /** Its rows. */
  readonly children: ReactNode;
}

/** Rows that were asked for: on their way, refused, none, or here. */
export function PageOfRows({ page, columns, children }: PageOfRowsProps) {
  const messages = usePayeMessages();
  const rows = Children.toArray(children);
  if (rows.length > 0) return <tbody>{rows}</tbody>;
  return (
    <tbody>
      <tr>
        <td colSpan={columns} className="schedule-whole">
          {page.isPending && <Skeleton height={120} role="status" aria-label={messages.loading} />}
          {page.isError && (
            <LoadFailure
              problem={problemOf(page.error)}
              message={messages.rowsFailed}
              onRetry={() => page.refetch()}
              isRetrying={page.isFetching}
            />
          )}
          {!page.isPending && !page.isError && messages.nobodyFound}
        </td>
      </tr>
    </tbody>
  );
}
