import { messageFrom, useApiClient } from '@portal/api-client';
import { groupThousands, listImportRows, rowProblems, type TaxpayerImportRecord } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ErrorState, Skeleton, TextLink } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

const shownMost = 100;

/** What is wrong with which rows, or which bills stayed; before the check, the first rows as they were read. */
export function ImportRows({ record }: { readonly record: TaxpayerImportRecord }) {
  const localized = useLocalized();
  const isUndone = record.state === 'undone';
  if (record.state === 'read')
    return (
      <RecordSection title={localized(texts.sample)}>
        <Table
          headers={record.headers}
          rows={record.sample.map((cells, index) => ({ number: index + 2, cells, says: '' }))}
        />
      </RecordSection>
    );
  return (
    <RecordSection title={localized(isUndone ? texts.keptRows : texts.problems)}>
      {!isUndone && record.problems.length > 0 && (
        <p>
          {record.problems
            .map(({ problem, rows }) => `${localized(rowProblems[problem])}: ${groupThousands(rows)}`)
            .join(' · ')}
        </p>
      )}
      {(isUndone ? record.kept : record.bad) > 0 && <Rows record={record} show={isUndone ? 'kept' : 'bad'} />}
    </RecordSection>
  );
}

function Rows({ record, show }: { readonly record: TaxpayerImportRecord; readonly show: 'bad' | 'kept' }) {
  const localized = useLocalized();
  const api = useApiClient();
  const { id, headers } = record;
  const query = useQuery({
    queryKey: ['taxpayer-imports', id, 'rows', show],
    queryFn: ({ signal }) => api(listImportRows, { params: { id }, query: { show, pageSize: shownMost } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} role="status" aria-label={localized(texts.rows)} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, localized(texts.failed))}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { data, totalRecords } = query.data;
  return (
    <>
      <Table
        headers={headers}
        rows={data.map(({ number, cells, problems, billReference }) => ({
          number,
          cells,
          says:
            show === 'kept' && billReference ? (
              <TextLink to={`/admin/bills/${billReference}`}>{billReference}</TextLink>
            ) : (
              problems.map((problem) => localized(rowProblems[problem])).join(', ')
            ),
        }))}
      />
      {totalRecords > data.length && (
        <p className="ws-record-quiet">
          {groupThousands(totalRecords - data.length)} {localized(texts.more)}
        </p>
      )}
    </>
  );
}

interface TableProps {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[]; readonly says: ReactNode }[];
}

function Table({ headers, rows }: TableProps) {
  const localized = useLocalized();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="ws-record-wide" aria-label={localized(texts.rows)} tabIndex={0}>
      <table className="ws-lines">
        <thead>
          <tr>
            <th scope="col">{localized(texts.row)}</th>
            <td />
            {headers.map((header, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <th key={column} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, cells, says }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{says}</td>
              {headers.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                <td key={column}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
