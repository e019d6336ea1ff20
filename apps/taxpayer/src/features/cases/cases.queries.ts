import { useApiClient } from '@portal/api-client';
import { getOwnAssessment } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';

export function useOwnAssessment(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['cases', 'assessments', id],
    queryFn: ({ signal }) => api(getOwnAssessment, { params: { id } }, signal),
  });
}
