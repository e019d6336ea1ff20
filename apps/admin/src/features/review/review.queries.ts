import { useApiClient } from '@portal/api-client';
import {
  assignWork,
  counterReview,
  decideReview,
  getReviewCase,
  listWorkAssignees,
  proposeReview,
  type ReviewCaseDetail,
} from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

type Verdict = 'approve' | 'refuse' | 'withdraw';

export function useReviewCase(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['review-cases', id],
    queryFn: ({ signal }) => api(getReviewCase, { params: { id } }, signal),
  });
}

/** What is done with a case; afterwards it, the list and its bills are read anew. */
export function useReviewActs({ id, work }: Pick<ReviewCaseDetail, 'id' | 'work'>) {
  const api = useApiClient();
  const queries = useQueryClient();
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: ['review-cases'] });
    void queries.invalidateQueries({ queryKey: ['reports'] });
  };
  return {
    readAgain,
    propose: (option: string, reason: string) =>
      api(proposeReview, { params: { id }, body: { caseVersion: work.caseVersion, option, reason } }),
    decide: (proposalId: string, verdict: Verdict, reason: string) =>
      api(decideReview, { params: { id }, body: { caseVersion: work.caseVersion, proposalId, verdict, reason } }),
    counter: (reason: string) => api(counterReview, { params: { id }, body: { reason } }),
    people: () => api(listWorkAssignees, { params: { id: work.id } }),
    give: async (assigneeId: string) => {
      await api(assignWork, { params: { id: work.id }, body: { assigneeId } });
      readAgain();
    },
  };
}
