import { useApiClient } from '@portal/api-client';
import { getOwnAssessment, listOwnCases } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';

export function useOwnCases() {
  const api = useApiClient();
  return useQuery({ queryKey: ['cases'], queryFn: ({ signal }) => api(listOwnCases, {}, signal) });
}

export function useOwnAssessment(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['cases', 'assessments', id],
    queryFn: ({ signal }) => api(getOwnAssessment, { params: { id } }, signal),
  });
}
