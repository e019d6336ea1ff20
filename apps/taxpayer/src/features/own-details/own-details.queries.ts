import { useApiClient } from '@portal/api-client';
import { getOwnDetails } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

const key = ['own-details'] as const;

export function useOwnDetails() {
  const api = useApiClient();
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api(getOwnDetails, {}, signal), staleTime: 0 });
}

/** After something was changed: what is shown is asked for again. */
export function useRefreshDetails(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key });
}
