import { useApiClient } from '@portal/api-client';
import { getClearance } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';

/** What all that is read of somebody's clearance is kept under. */
export const clearance = ['clearance'] as const;
/** While a payment is on its way to the portal. */
const whileBlockedMs = 30_000;

/** As it stands at this moment: read anew whenever it is opened, and while an application waits for what blocks it. */
export function useClearance() {
  const api = useApiClient();
  return useQuery({
    queryKey: [...clearance, 'own'],
    queryFn: ({ signal }) => api(getClearance, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => data?.application?.state === 'blocked' && whileBlockedMs,
  });
}
