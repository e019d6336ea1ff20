import { useApiClient } from '@portal/api-client';
import { getClearanceApplication, getRevocation } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useClearanceApplication(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['clearance-applications', id],
    queryFn: ({ signal }) => api(getClearanceApplication, { params: { id } }, signal),
  });
}

export function useRevocation(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['clearance-revocations', id],
    queryFn: ({ signal }) => api(getRevocation, { params: { id } }, signal),
  });
}

/** After a move, also one that was refused: the record, the list and the queue are read anew. */
export function useClearanceChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ['clearance-applications', 'clearance-revocations', 'reports', 'work'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
