import { problemOf, useApiClient } from '@portal/api-client';
import { listOwnPenalties } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { EmptyState, LoadFailure, Page, Skeleton } from '@portal/ui';
import { usePenaltiesMessages } from './messages/use-penalties-messages.ts';
import { OwnPenaltyCard } from './own-penalty-card.tsx';

/** What one was charged for being late, the newest first. */
export function Penalties() {
  const messages = usePenaltiesMessages();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['own-penalties'],
    queryFn: ({ signal }) => api(listOwnPenalties, {}, signal),
  });
  return (
    <Page title={messages.title} lead={messages.lead} width="text">
      {query.isPending && <Skeleton height={160} role="status" aria-label={messages.loading} />}
      {query.isError && (
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
      {query.data?.map((penalty) => (
        <OwnPenaltyCard key={penalty.id} penalty={penalty} />
      ))}
    </Page>
  );
}
