import { useApiClient } from '@portal/api-client';
import {
  downloadReturnAcknowledgement,
  fileReturn,
  getOwnReturn,
  listOwnObligations,
  listOwnReturns,
  listReturnKinds,
  listReturnVersions,
  openReturn,
  previewReturn,
  type RequestOf,
  type ReturnKindId,
  saveReturnDraft,
} from '@portal/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@portal/platform/query';

export type SaidOfReturn = RequestOf<typeof previewReturn>['body'];

/** What is due in a year, whatever period it is for. */
export function useOwnDuties(year: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['returns', 'duties', year],
    queryFn: ({ signal }) => api(listOwnObligations, { query: { year } }, signal),
  });
}

export function useOwnReturns(year: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['returns', 'of-year', year],
    queryFn: ({ signal }) => api(listOwnReturns, { query: { year } }, signal),
  });
}

export function useReturnKinds() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['returns', 'kinds'],
    queryFn: ({ signal }) => api(listReturnKinds, {}, signal),
  });
}

/** Opened once: what is typed meanwhile is not overwritten by a second reading. */
export function useOpening(kind: ReturnKindId, period: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['returns', 'opening', kind, period],
    queryFn: ({ signal }) => api(openReturn, { query: { kind, period } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Undefined while something typed is no amount. */
export function usePreview(said: SaidOfReturn | undefined) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['returns', 'preview', said],
    queryFn: ({ signal }) => {
      if (!said) throw new Error('Nothing to work out');
      return api(previewReturn, { body: said }, signal);
    },
    enabled: said !== undefined,
    placeholderData: keepPreviousData,
    // By the rules and figures of this moment, whenever it is looked at.
    staleTime: 0,
    retry: false,
  });
}

export function useSaveDraft() {
  const api = useApiClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof saveReturnDraft>['body']) => api(saveReturnDraft, { body }),
  });
}

export function useFileReturn() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof fileReturn>['body']) => api(fileReturn, { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['returns'] }),
  });
}

export function useFiledReturn(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['returns', 'filed', id],
    queryFn: ({ signal }) => api(getOwnReturn, { params: { id } }, signal),
  });
}

/** Every version of one period, the newest first. */
export function useReturnVersions(kind: ReturnKindId, period: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['returns', 'versions', kind, period],
    queryFn: ({ signal }) => api(listReturnVersions, { query: { kind, period } }, signal),
  });
}

export function useReturnAcknowledgement(id: string) {
  const api = useApiClient();
  return useMutation({ mutationFn: () => api(downloadReturnAcknowledgement, { params: { id } }) });
}
