import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiMessages } from '../messages/use-ui-messages.ts';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** The first column names the row: put its link there. */
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
}

export interface DataTableProps<Row> {
  /** Names the table for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Shown instead of the table when there are no rows: an `EmptyState`. */
  readonly empty: ReactNode;
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
}

/** A server-paged table, cards on phones. Filters, order and page belong to the caller's URL, never to the table. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  page,
  pageCount,
  onPageChange,
}: DataTableProps<Row>) {
  const messages = useUiMessages();
  if (!rows) return <Skeleton height={320} role="status" aria-label={messages.loading} />;
  if (rows.length === 0) return empty;
  return (
    <div className="ui-table-frame">
      <table className="ui-table">
        <caption className="ui-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align = 'start' }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, header, cell, align = 'start' }) => (
                <td key={id} data-align={align} data-header={header}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pageCount > 1 && (
        <nav className="ui-table-pages" aria-label={messages.pageOf(page, pageCount)}>
          <IconButton
            icon="arrow-left"
            label={messages.previousPage}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          />
          <span>{messages.pageOf(page, pageCount)}</span>
          <IconButton
            icon="arrow-right"
            label={messages.nextPage}
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}
