import { useApiClient } from '@portal/api-client';
import {
  answerWithholdingQuery,
  downloadCreditNote,
  downloadOwnCreditNote,
  downloadWithholdingAcknowledgement,
  fileWithholdingSchedule,
  getWithholdingColumns,
  getWithholdingSchedule,
  getWithholdingYear,
  listOwnCreditNotes,
  listWithholdingQueries,
  type RequestOf,
  saveWithholdingColumns,
  saveWithholdingDraft,
  type WithholdingSchedule,
} from '@portal/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { usePagePlace } from '@portal/workspace/pages';

export type Draft = Omit<RequestOf<typeof saveWithholdingDraft>['body'], 'month'>;

export function useWithholdingYear(year: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['withholding', 'year', year],
    queryFn: ({ signal }) => api(getWithholdingYear, { query: { year } }, signal),
  });
}

export function useWithholdingSchedule(month: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['withholding', 'schedule', month],
    queryFn: ({ signal }) => api(getWithholdingSchedule, { query: { month } }, signal),
  });
}

/** What the payer's own lists call the columns; without an answer the usual names do. */
export function useWithholdingColumns() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['withholding', 'columns'],
    queryFn: ({ signal }) => api(getWithholdingColumns, {}, signal),
  });
}

export function useRememberColumns() {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (headings: RequestOf<typeof saveWithholdingColumns>['body']['headings']) =>
      api(saveWithholdingColumns, { body: { headings } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['withholding', 'columns'] }),
  });
}

/** Sends a draft; who waits for the answer has the month with it. */
export function useSendDraft(month: string) {
  const api = useApiClient();
  const client = useQueryClient();
  return async (draft: Draft): Promise<WithholdingSchedule> => {
    const schedule = await api(saveWithholdingDraft, { body: { month, ...draft } });
    client.setQueryData(['withholding', 'schedule', month], { schedule });
    await client.invalidateQueries({ queryKey: ['withholding', 'year'] });
    return schedule;
  };
}

export function useSaveDraft(month: string) {
  return useMutation({ mutationFn: useSendDraft(month) });
}

/** Filed again it answers the same bill. */
export function useFile() {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof fileWithholdingSchedule>['body']) => api(fileWithholdingSchedule, { body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['withholding'] }),
        client.invalidateQueries({ queryKey: ['reports', 'own-invoices'] }),
        client.invalidateQueries({ queryKey: ['account-summary'] }),
      ]),
  });
}

/** By the key of the beneficiary. */
export function useNote(month: string) {
  const api = useApiClient();
  return useMutation({
    mutationFn: (beneficiary: string) => api(downloadCreditNote, { query: { month, beneficiary } }),
  });
}

/** A page of them, with its place in the address. */
export function useOwnNotes() {
  const api = useApiClient();
  const place = usePagePlace(listOwnCreditNotes);
  const query = useQuery({
    queryKey: ['withholding', 'own-notes', place.asked],
    queryFn: ({ signal }) => api(listOwnCreditNotes, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

export function useOwnNote() {
  const api = useApiClient();
  return useMutation({
    mutationFn: (query: { readonly month: string; readonly payerTpui: string }) =>
      api(downloadOwnCreditNote, { query }),
  });
}

export function useAcknowledgement(month: string) {
  const api = useApiClient();
  return useMutation({ mutationFn: () => api(downloadWithholdingAcknowledgement, { query: { month } }) });
}

export function useWithholdingQueries(month: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['withholding', 'queries', month],
    queryFn: ({ signal }) => api(listWithholdingQueries, { query: { month } }, signal),
  });
}

export function useAnswer(month: string) {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { readonly id: string; readonly text: string }) =>
      api(answerWithholdingQuery, { params: { id }, body: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['withholding', 'queries', month] }),
  });
}
