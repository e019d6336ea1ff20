import { useApiClient } from '@portal/api-client';
import { useLive } from '@portal/platform/inbox';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@portal/platform/query';
import type { Asked } from '../../lists/address/list-address.ts';
import type { AnyRow } from '../../lists/list-screen-definition.ts';
import type { PageInSight } from '../../lists/rows/report-page.ts';
import type { QueueDefinition, QueueShow } from './queue-definition.ts';

export interface QueuePage extends PageInSight {
  readonly data: readonly AnyRow[];
}

/** Everything below it is read again when work moved. */
export const workKey = ['work'] as const;
const queueKey = (id: string) => [...workKey, id] as const;

/** What is asked of a part of the queue, whatever page of it. */
function askedOf({ always = {} }: QueueDefinition, show: QueueShow, asked: Asked) {
  const { pageNumber: _page, pageSize: _size, after: _after, before: _before, last: _last, ...filters } = asked;
  return { ...filters, ...always, ...show.query };
}

/** A page of a queue and the number of every part; read again when somebody moved something, here or elsewhere. */
export function useQueue(queue: QueueDefinition, shown: QueueShow, asked: Asked) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const ask = <T>(query: object, signal: AbortSignal) => api(queue.list, { query } as never, signal) as Promise<T>;
  const refresh = () => void queryClient.invalidateQueries({ queryKey: workKey });
  useLive('work', refresh);
  const { idOf } = queue;
  const wanted = { ...asked, ...queue.always, ...shown.query };
  const rows = useQuery({
    queryKey: [...queueKey(queue.id), 'rows', wanted],
    queryFn: async ({ signal }) => {
      const page = await ask<QueuePage>(wanted, signal);
      return idOf ? { ...page, data: page.data.map((row) => ({ ...row, id: idOf(row as never) })) } : page;
    },
    placeholderData: keepPreviousData,
  });
  const counts = useQueries({
    queries: queue.shows.map((show) => {
      const query = { ...askedOf(queue, show, asked), pageSize: 1 };
      return {
        queryKey: [...queueKey(queue.id), 'count', query],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const { totalRecords, isBounded } = await ask<QueuePage>(query, signal);
          return { totalRecords, isBounded };
        },
        placeholderData: keepPreviousData,
      };
    }),
  });
  return { rows, counts: counts.map(({ data }) => data), refresh };
}
