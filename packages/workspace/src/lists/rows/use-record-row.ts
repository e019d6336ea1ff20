import { useApiClient } from '@portal/api-client';
import { skipToken, useQuery } from '@portal/platform/query';
import type { Asked } from '../address/list-address.ts';
import type { AnyReport, AnyRow, ListScreenDefinition } from '../list-screen-definition.ts';
import { type ReportPage, rowsKey } from './report-page.ts';

export interface RecordRow {
  readonly row: AnyRow | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Filters that say of which days the figures of a row are; the others are about the list, and a link to a record needs none of them. */
const days = ['minDate', 'maxDate'] as const;

/**
 * The row of the record beside the list: the one in sight, else looked up by its id, so that a link opens it on whatever page it
 * stands. Undefined when there is none, or none this reader may see.
 */
export function useRecordRow(
  { report, RowRecord, nameOf, recordOf }: ListScreenDefinition,
  id: string | undefined,
  inSight: AnyRow | undefined,
  page: { readonly isPending: boolean; readonly isPlaceholderData: boolean },
  asked: Asked,
): RecordRow {
  const api = useApiClient();
  const isSettled = !page.isPending && !page.isPlaceholderData;
  const isWanted = id !== undefined && !inSight && isSettled && !recordOf && (RowRecord ?? nameOf) !== undefined;
  const query = {
    ...Object.fromEntries(days.filter((key) => key in report.query.shape).map((key) => [key, asked[key]])),
    record: id,
  };
  const found = useQuery({
    queryKey: [...rowsKey(report), 'record', query],
    queryFn: isWanted ? ({ signal }) => read(signal) : skipToken,
  });

  async function read(signal: AbortSignal): Promise<AnyRow | null> {
    const { data } = (await api(report.list, { query } as never, signal)) as ReportPage;
    return data.map((item) => rowIn(report, item)).find((row) => row.id === id) ?? null;
  }

  return {
    row: inSight ?? (isWanted ? (found.data ?? undefined) : undefined),
    isPending: !inSight && (!isSettled || (isWanted && found.isPending)),
    error: isWanted ? found.error : null,
    isFetching: found.isFetching,
    refetch: () => void found.refetch(),
  };
}

function rowIn({ rowOf }: AnyReport, item: AnyRow): AnyRow {
  return rowOf ? rowOf(item as never) : item;
}
