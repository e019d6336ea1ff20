import { useApiClient } from '@portal/api-client';
import {
  addPayeBranches,
  changePayeBranch,
  listPayeBranches,
  type PayeBranch,
  payeBranchAsRead,
  type RequestOf,
} from '@portal/contracts';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';

export function usePayeBranches(isWanted = true) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['paye', 'branches'],
    queryFn: ({ signal }) => api(listPayeBranches, {}, signal),
    enabled: isWanted,
  });
}

export function useAddBranches() {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (branches: RequestOf<typeof addPayeBranches>['body']['branches']) =>
      api(addPayeBranches, { body: { branches } }),
    onSuccess: (answer) => client.setQueryData(['paye', 'branches'], answer),
  });
}

interface BranchChange {
  /** As it was read. */
  readonly before: PayeBranch;
  readonly after: RequestOf<typeof changePayeBranch>['body'];
}

/** Months show the new name. */
export function useChangeBranch(id: string) {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ before, after: body }: BranchChange) =>
      api(changePayeBranch, { params: { id }, query: { asRead: payeBranchAsRead(before) }, body }),
    onSuccess(answer) {
      client.setQueryData(['paye', 'branches'], answer);
      return Promise.all(['schedule', 'lines'].map((part) => client.invalidateQueries({ queryKey: ['paye', part] })));
    },
  });
}
