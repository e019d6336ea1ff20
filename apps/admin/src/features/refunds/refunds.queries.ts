import { useApiClient } from '@portal/api-client';
import {
  type BankAccount,
  downloadRefundList,
  getRefund,
  makeRefundList,
  moveRefund,
  nameRefundAccount,
  type RefundDetail,
  type RefundMove,
  type RequestOf,
} from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { saveFile } from '@portal/ui';

/** How often a refund that is on its way is looked at again, while somebody looks. */
const lookEveryMs = 10_000;

export function useRefund(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['refunds', id],
    queryFn: ({ signal }) => api(getRefund, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'sent' ? lookEveryMs : false),
  });
}

type Given = Omit<RequestOf<typeof moveRefund>['body'], 'move' | 'caseVersion'>;

/** What is done with refunds; afterwards they and their list are read anew. */
export function useRefundActs() {
  const api = useApiClient();
  const queries = useQueryClient();
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: ['refunds'] });
    void queries.invalidateQueries({ queryKey: ['reports'] });
  };
  const download = async (id: string, name: string) =>
    saveFile(`${name}.csv`, await api(downloadRefundList, { params: { id } }), 'text/csv');
  return {
    readAgain,
    download,
    move: ({ id, caseVersion }: Pick<RefundDetail, 'id' | 'caseVersion'>, move: RefundMove, given: Given = {}) =>
      api(moveRefund, { params: { id }, body: { move, caseVersion, ...given } }),
    nameAccount: ({ id, caseVersion }: Pick<RefundDetail, 'id' | 'caseVersion'>, account: BankAccount) =>
      api(nameRefundAccount, { params: { id }, body: { caseVersion, account } }),
    makeList: async (ids: readonly string[]) => {
      const list = await api(makeRefundList, { body: { ids: [...ids] } });
      await download(list.id, list.number);
      return list;
    },
  };
}
