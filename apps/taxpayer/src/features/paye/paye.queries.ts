import { useApiClient } from '@portal/api-client';
import {
  answerPayeQuery,
  correctPayeEmployee,
  downloadFormA,
  downloadOwnFormA,
  downloadOwnPayeCertificate,
  downloadPayeAcknowledgement,
  downloadPayeCertificate,
  downloadPayeCertificates,
  downloadPayeReturn,
  fileNilPayeMonth,
  filePayeReturn,
  filePayeSchedule,
  getPayeColumns,
  getPayeReturn,
  getPayeSchedule,
  getPayeYear,
  listOwnPayeRows,
  listPayeLines,
  listPayeQueries,
  listPayeReturnRows,
  type PayeLeftOut,
  type PayeRow,
  payeRowsAtOnce,
  printPayeReturn,
  type RequestOf,
  savePayeColumns,
  savePayeDraft,
  savePayeDraftPart,
} from '@portal/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { useSubmissionId } from '@portal/ui/forms';
import { usePagePlace } from '@portal/workspace/pages';
import { useState } from 'react';

export function usePayeYear(year: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['paye', 'year', year],
    queryFn: ({ signal }) => api(getPayeYear, { query: { year } }, signal),
  });
}

export function usePayeSchedule(month: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['paye', 'schedule', month],
    queryFn: ({ signal }) => api(getPayeSchedule, { query: { month } }, signal),
  });
}

/** Which of many are read: from where on, or what is looked for. */
export interface RowsWanted {
  readonly from?: number;
  readonly find?: string;
}

interface LinesWanted extends RowsWanted {
  /** Its id; `none`: those without one. */
  readonly branch?: string;
}

export function usePayeLines(scheduleId: string, wanted: LinesWanted) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['paye', 'lines', scheduleId, wanted],
    queryFn: ({ signal }) => api(listPayeLines, { query: { scheduleId, ...wanted } }, signal),
  });
}

export function useReturnRows(year: number, wanted: RowsWanted) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['paye', 'return', year, wanted],
    queryFn: ({ signal }) => api(listPayeReturnRows, { query: { year, ...wanted } }, signal),
  });
}

export function useReturnFile(year: number) {
  const api = useApiClient();
  return useMutation({ mutationFn: () => api(downloadPayeReturn, { query: { year } }) });
}

export function useReturnPaper(year: number) {
  const api = useApiClient();
  return useMutation({ mutationFn: () => api(printPayeReturn, { query: { year } }) });
}

/** From how many employees with a certificate on. */
export function useCertificates(year: number) {
  const api = useApiClient();
  return useMutation({ mutationFn: (from: number) => api(downloadPayeCertificates, { query: { year, from } }) });
}

export function useAcknowledgement(month: string) {
  const api = useApiClient();
  return useMutation({ mutationFn: () => api(downloadPayeAcknowledgement, { query: { month } }) });
}

/** A page of them, with its place in the address. */
export function useOwnPayeRows() {
  const api = useApiClient();
  const place = usePagePlace(listOwnPayeRows);
  const query = useQuery({
    queryKey: ['paye', 'own-rows', place.asked],
    queryFn: ({ signal }) => api(listOwnPayeRows, { query: place.asked }, signal),
    placeholderData: keepPreviousData,
  });
  return { query, place };
}

export function useOwnCertificate() {
  const api = useApiClient();
  return useMutation({
    mutationFn: (query: { readonly year: number; readonly employerTpui: string }) =>
      api(downloadOwnPayeCertificate, { query }),
  });
}

/** By the staff number. */
export function useFormA(year: number) {
  const api = useApiClient();
  return useMutation({
    mutationFn: (staffNumber: string) => api(downloadFormA, { query: { year, staffNumber } }),
  });
}

export function useOwnFormA() {
  const api = useApiClient();
  return useMutation({
    mutationFn: (query: { readonly year: number; readonly employerTpui: string }) => api(downloadOwnFormA, { query }),
  });
}

/** What the employer's own lists call the columns; without an answer the usual names do. */
export function usePayeColumns() {
  const api = useApiClient();
  return useQuery({ queryKey: ['paye', 'columns'], queryFn: ({ signal }) => api(getPayeColumns, {}, signal) });
}

export function useRememberColumns() {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (headings: RequestOf<typeof savePayeColumns>['body']['headings']) =>
      api(savePayeColumns, { body: { headings } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['paye', 'columns'] }),
  });
}

export function usePayeReturn(year: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['paye', 'return', year],
    queryFn: ({ signal }) => api(getPayeReturn, { query: { year } }, signal),
  });
}

export function useFileReturn() {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof filePayeReturn>['body']) => api(filePayeReturn, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['paye', 'return'] }),
  });
}

/** By the staff number. */
export function useCertificate(year: number) {
  const api = useApiClient();
  return useMutation({
    mutationFn: (staffNumber: string) => api(downloadPayeCertificate, { query: { year, staffNumber } }),
  });
}

export function usePayeQueries(month: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['paye', 'queries', month],
    queryFn: ({ signal }) => api(listPayeQueries, { query: { month } }, signal),
  });
}

export function useAnswer(month: string) {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { readonly id: string; readonly text: string }) =>
      api(answerPayeQuery, { params: { id }, body: { text } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['paye', 'queries', month] }),
        client.invalidateQueries({ queryKey: ['paye', 'year'] }),
      ]),
  });
}

/** Many go in parts; `sent` says how many have arrived. */
export function useSaveDraft(month: string) {
  const api = useApiClient();
  const client = useQueryClient();
  const upload = useSubmissionId(`paye-upload:${month}`);
  const [sent, setSent] = useState(0);
  const save = useMutation({
    async mutationFn({ rows, leftOut }: { readonly rows: readonly PayeRow[]; readonly leftOut: PayeLeftOut }) {
      const parts = Math.ceil(rows.length / payeRowsAtOnce) - 1;
      const part = (index: number) => rows.slice(index * payeRowsAtOnce, (index + 1) * payeRowsAtOnce);
      setSent(0);
      if (parts < 1) return api(savePayeDraft, { body: { month, rows: [...rows], leftOut } });
      upload.renew();
      const uploadId = upload.current();
      for (let index = 0; index < parts; index += 1) {
        await api(savePayeDraftPart, { body: { month, uploadId, part: index, rows: part(index) } });
        setSent((index + 1) * payeRowsAtOnce);
      }
      return api(savePayeDraft, { body: { month, rows: part(parts), leftOut, sentBefore: { uploadId, parts } } });
    },
    onSuccess(schedule) {
      client.setQueryData(['paye', 'schedule', month], { schedule });
      return client.invalidateQueries({ queryKey: ['paye', 'year'] });
    },
  });
  return { ...save, sent };
}

/** One employee of a draft as it was shown. */
export function useCorrectEmployee(month: string) {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof correctPayeEmployee>['body']) => api(correctPayeEmployee, { body }),
    async onSuccess(schedule) {
      client.setQueryData(['paye', 'schedule', month], { schedule });
      await client.invalidateQueries({ queryKey: ['paye', 'year'] });
    },
  });
}

/** Filed again it answers the same bill. */
export function useFile() {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof filePayeSchedule>['body']) => api(filePayeSchedule, { body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['paye'] }),
        client.invalidateQueries({ queryKey: ['reports', 'own-invoices'] }),
        client.invalidateQueries({ queryKey: ['account-summary'] }),
      ]),
  });
}

/** A month in which nobody was paid. */
export function useFileNil(month: string) {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof fileNilPayeMonth>['body']) => api(fileNilPayeMonth, { body }),
    onSuccess(schedule) {
      client.setQueryData(['paye', 'schedule', month], { schedule });
      return client.invalidateQueries({ queryKey: ['paye', 'year'] });
    },
  });
}
