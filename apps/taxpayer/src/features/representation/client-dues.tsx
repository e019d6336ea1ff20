import { messageFrom, useApiClient } from '@portal/api-client';
import { listClientDues } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ErrorState, Sheet, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { ClientDueRows } from './client-due-rows.tsx';
import { PayForClients } from './pay-for-clients.tsx';
import { texts } from './texts.ts';
import { useChosenBills } from './use-chosen-bills.ts';

/** What each client owes and by when, the most urgent first; an agent ticks bills of several and pays them at once. Nothing is shown to whoever has no clients. */
export function ClientDues() {
  const localized = useLocalized();
  const api = useApiClient();
  const chosen = useChosenBills();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
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
              {dues.data.map((due) => (
                <ClientDueRows key={due.clientId} due={due} chosen={chosen} refused={refused} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {chosen.all.length > 0 && (
        <PayForClients
          // Another choice is another payment: what was said of the one before goes with it.
          key={chosen.all.map(({ bill }) => bill.billReference).join()}
          chosen={chosen}
          refused={refused}
          onRefused={setRefused}
        />
      )}
    </Sheet>
  );
}
