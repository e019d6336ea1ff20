import { useApiClient } from '@portal/api-client';
import { getOwnPlan } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

/** The plan of a bill, or whether one can be asked for. */
export function useOwnPlan(billReference: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['own-plan', billReference],
    queryFn: ({ signal }) => api(getOwnPlan, { query: { billReference } }, signal),
  });
}

/** A request changes what the bill's screen says of it. */
export function usePlanChanged() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => first === 'own-plan' || first === 'own-requests',
    });
}
