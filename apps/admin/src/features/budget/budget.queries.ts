import { useApiClient } from '@portal/api-client';
import { listStatements, listTargets } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';

export const budgetKey = ['budget'] as const;

export function useTargets(year: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...budgetKey, 'targets', year],
    queryFn: ({ signal }) => api(listTargets, { query: { year } }, signal),
  });
}

export function useStatements(year: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...budgetKey, 'statements', year],
    queryFn: ({ signal }) => api(listStatements, { query: { year } }, signal),
  });
}
