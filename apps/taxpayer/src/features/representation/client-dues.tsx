import { messageFrom, useApiClient } from '@portal/api-client';
import { formatNaira, listClientDues } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ErrorState, formatDate, Sheet, Skeleton } from '@portal/ui';
import { texts } from './texts.ts';

/** What each client owes and by when, the most urgent first. Nothing is shown to whoever has no clients. */
export function ClientDues() {
  const localized = useLocalized();
  const api = useApiClient();
  const dues = useQuery({
    queryKey: ['clients', 'dues'],
    queryFn: ({ signal }) => api(listClientDues, {}, signal),
  });
  if (dues.data?.length === 0) return null;
  return (
    <Sheet aria-labelledby="client-dues">
      <h2 id="client-dues" className="ui-heading">
        {localized(texts.dues)}
      </h2>
      {dues.isPending && <Skeleton height={80} role="status" aria-label={localized(texts.loading)} />}
      {dues.isError && (
        <ErrorState
          message={messageFrom(dues.error, localized(texts.duesFailed))}
          onRetry={() => dues.refetch()}
          isRetrying={dues.isFetching}
        />
      )}
      {dues.data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className="people-scroll" aria-label={localized(texts.duesRows)} tabIndex={0}>
          <table className="people-dues">
            <thead>
              <tr>
                {[texts.client, texts.bills, texts.owes, texts.overdue, texts.dueBy].map((heading) => (
                  <th key={heading.en} scope="col">
                    {localized(heading)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {dues.data.map(({ clientId, name, tpui, bills, owedKobo, overdueKobo, nextDueOn }) => (
                <tr key={clientId}>
                  <th scope="row">
                    {name} <span className="people-quiet">{tpui}</span>
                  </th>
                  <td>{bills}</td>
                  <td>{formatNaira(owedKobo)}</td>
                  <td>{formatNaira(overdueKobo)}</td>
                  <td>{nextDueOn === null ? '–' : formatDate(nextDueOn)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Sheet>
  );
}
