import { useApiClient } from '@portal/api-client';
import { getOwnMda } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

const queryKey = ['mdas', 'own'];

/** The MDA one works for: people, counters, requests, and its target of the year. */
export function useOwnMda() {
  const api = useApiClient();
  return useQuery({ queryKey, queryFn: ({ signal }) => api(getOwnMda, {}, signal) });
}

export function useOwnMdaChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey });
    // Reports filter by counters.
    void queryClient.invalidateQueries({ queryKey: ['lookups', 'counters'] });
  };
}
