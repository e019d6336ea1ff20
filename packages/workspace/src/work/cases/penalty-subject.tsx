import { messageFrom, useApiClient } from '@portal/api-client';
import { getPenalty } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Skeleton } from '@portal/ui';
import { PenaltyFacts } from '../../penalties/penalty-facts.tsx';
import { words } from '../../penalties/words.ts';

/** A penalty that is to be decided: whose, of what, and every line of its computation. */
export function PenaltySubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['penalties', id],
    queryFn: ({ signal }) => api(getPenalty, { params: { id } }, signal),
    // A move may have changed it.
    staleTime: 0,
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(words.failed))}</p>;
  return <PenaltyFacts penalty={query.data} />;
}
