import { useApiClient } from '@portal/api-client';
import {
  askAboutDifference,
  assignWork,
  decideSettlement,
  getSettlementDifference,
  listSettlementCandidates,
  listSettlementFiles,
  listTreasuryAccounts,
  listWorkAssignees,
  previewSettlementFile,
  proposeSettlement,
  type RequestOf,
  readSettlementFile,
  type SettlementColumns,
  type SettlementDifference,
} from '@portal/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@portal/platform/query';

/** How often a file that is being imported is looked at again. */
const lookEveryMs = 2_000;

export function useSettlementFiles() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['settlement', 'files'],
    queryFn: ({ signal }) => api(listSettlementFiles, {}, signal),
  });
}

export function useSettlementFile(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['settlement', 'files', id],
    queryFn: ({ signal }) => api(previewSettlementFile, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'importing' ? lookEveryMs : false),
  });
}

export function useSettlementReading(id: string, columns: SettlementColumns, enabled = true) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['settlement', 'files', id, 'reading', columns],
    queryFn: ({ signal }) => api(readSettlementFile, { params: { id }, body: { columns } }, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useTreasuryAccounts() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['settlement', 'accounts'],
    queryFn: ({ signal }) => api(listTreasuryAccounts, {}, signal),
  });
}

export function useDifference(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['settlement', 'differences', id],
    queryFn: ({ signal }) => api(getSettlementDifference, { params: { id } }, signal),
  });
}

export function useCandidates(id: string, search: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['settlement', 'differences', id, 'candidates', search],
    queryFn: ({ signal }) => api(listSettlementCandidates, { params: { id }, query: { search } }, signal),
  });
}

/** What settlement changes is read anew: files, differences, lists and the line of the dashboard. */
export function useSettlementChanged() {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [['settlement'], ['reports'], ['reconciliation']])
      void queries.invalidateQueries({ queryKey });
  };
}

export function useDifferenceActs({ id, work }: Pick<SettlementDifference, 'id' | 'work'>) {
  const api = useApiClient();
  const readAgain = useSettlementChanged();
  return {
    readAgain,
    propose: (body: Omit<RequestOf<typeof proposeSettlement>['body'], 'caseVersion'>) =>
      api(proposeSettlement, { params: { id }, body: { ...body, caseVersion: work.caseVersion } }),
    decide: (body: Omit<RequestOf<typeof decideSettlement>['body'], 'caseVersion'>) =>
      api(decideSettlement, { params: { id }, body: { ...body, caseVersion: work.caseVersion } }),
    ask: () => api(askAboutDifference, { params: { id }, body: {} }),
    people: () => api(listWorkAssignees, { params: { id: work.id } }),
    give: async (assigneeId: string) => {
      await api(assignWork, { params: { id: work.id }, body: { assigneeId } });
      readAgain();
    },
  };
}
