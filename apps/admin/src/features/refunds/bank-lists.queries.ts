import { useApiClient } from '@portal/api-client';
import {
  downloadRefundList,
  listRefundLists,
  listSharePayments,
  makeRefundList,
  moveSharePayment,
  type RequestOf,
  type SharePayment,
  type SharePaymentMove,
} from '@portal/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@portal/platform/query';
import { saveFile } from '@portal/ui';
import { useHiddenPagePlace, usePagePlace } from '@portal/workspace/pages';

const all = ['bank-lists'] as const;

/** Payments of shares, a page of them; their place stands in no address, as the lists have it. */
export function useSharePayments() {
  const api = useApiClient();
  const place = useHiddenPagePlace(listSharePayments);
  const query = useQuery({
    queryKey: [...all, 'shares', place.asked],
    queryFn: ({ signal }) => api(listSharePayments, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

/** Lists that were made; the place of the page stands in the address. */
export function useBankLists() {
  const api = useApiClient();
  const place = usePagePlace(listRefundLists);
  const query = useQuery({
    queryKey: [...all, 'lists', place.asked],
    queryFn: ({ signal }) => api(listRefundLists, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

type Given = Omit<RequestOf<typeof moveSharePayment>['body'], 'move' | 'caseVersion'>;

/** What is done about them; afterwards they are read anew. */
export function useBankListActs() {
  const api = useApiClient();
  const queries = useQueryClient();
  const download = async (id: string, number: string) =>
    saveFile(`${number}.csv`, await api(downloadRefundList, { params: { id } }), 'text/csv');
  return {
    readAgain: () => void queries.invalidateQueries({ queryKey: all }),
    download,
    send: async (shares: readonly string[]) => {
      const list = await api(makeRefundList, { body: { ids: [], shares: [...shares] } });
      await download(list.id, list.number);
      return list;
    },
    move: ({ id, caseVersion }: SharePayment, move: SharePaymentMove, given: Given) =>
      api(moveSharePayment, { params: { id }, body: { move, caseVersion, ...given } }),
  };
}
