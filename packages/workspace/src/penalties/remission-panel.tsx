import { problemOf, useApiClient } from '@portal/api-client';
import { getPenaltyOfRemission } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { LoadFailure, Skeleton } from '@portal/ui';
import { PenaltyFacts } from './penalty-facts.tsx';
import { words } from './words.ts';

/** The penalty of which something is to be remitted, with every remission of it. */
export function RemissionPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['penalties', 'of-remission', id],
    queryFn: ({ signal }) => api(getPenaltyOfRemission, { params: { id } }, signal),
    // A move may have changed it.
    staleTime: 0,
  });
  if (query.isPending) return <Skeleton height={320} role="status" aria-label={localized(words.loading)} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={localized(words.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <div>
      <h2>{query.data.number}</h2>
      <PenaltyFacts penalty={query.data} />
    </div>
  );
}
