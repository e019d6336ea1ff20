import { useApiClient } from '@portal/api-client';
import { getAssessment } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useAssessment(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['assessments', id],
    queryFn: ({ signal }) => api(getAssessment, { params: { id } }, signal),
  });
}

/** After a move: the page, the list and the queue are read anew. */
export function useAssessmentsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [['assessments'], ['reports', 'assessments'], ['work']])
      void queryClient.invalidateQueries({ queryKey });
  };
}
