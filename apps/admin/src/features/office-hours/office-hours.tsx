import { messageFrom, useApiClient } from '@portal/api-client';
import { listOffices, type OpeningHours, weekdayName } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ErrorState, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** When each office is open; consultations are offered within. */
export function OfficeHours({ head }: { readonly head: ReactNode }) {
  return (
    <div className="ws">
      <section className="ws-list">
        {head}
        <div className="ws-scroll ws-holidays">
          <Table />
        </div>
      </section>
    </div>
  );
}

function Table() {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['tax-offices'],
    queryFn: ({ signal }) => api(listOffices, {}, signal),
  });
  if (query.isPending) return <Skeleton height={160} role="status" aria-label={localized(texts.office)} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, localized(texts.failed))}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <table className="ws-lines">
      <caption>{localized(texts.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{localized(texts.office)}</th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekdayName(weekday, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {query.data.offices.map(({ id, name, hours }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {weekdays.map((weekday) => (
              <td key={weekday}>{openOn(hours, weekday) ?? localized(texts.closed)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function openOn(hours: readonly OpeningHours[], weekday: number): string | undefined {
  const open = hours.filter((one) => one.weekday === weekday);
  return open.length === 0 ? undefined : open.map(({ opensAt, closesAt }) => `${opensAt}–${closesAt}`).join(', ');
}
