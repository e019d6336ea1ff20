import { useApiClient } from '@portal/api-client';
import {
  answerObjection,
  getObjectionOffer,
  getOwnObjection,
  listOwnObjections,
  lodgeObjection,
  type RequestOf,
} from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

const ownObjections = ['own-objections'] as const;

export function useOwnObjections() {
  const api = useApiClient();
  return useQuery({ queryKey: ownObjections, queryFn: ({ signal }) => api(listOwnObjections, {}, signal) });
}

export function useOwnObjection(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...ownObjections, id],
    queryFn: ({ signal }) => api(getOwnObjection, { params: { id } }, signal),
  });
}

export function useObjectionOffer(assessment: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...ownObjections, 'offer', assessment],
    queryFn: ({ signal }) => api(getObjectionOffer, { query: { assessment } }, signal),
  });
}

/** What one does about them; afterwards they and the bills are read anew. */
export function useObjectionActs() {
  const api = useApiClient();
  const queries = useQueryClient();
  return {
    readAgain() {
      for (const key of [ownObjections, ['own-bill'], ['reports'], ['cases']])
        void queries.invalidateQueries({ queryKey: key });
    },
    lodge: (body: RequestOf<typeof lodgeObjection>['body']) => api(lodgeObjection, { body }),
    answer: (id: string, body: RequestOf<typeof answerObjection>['body']) =>
      api(answerObjection, { params: { id }, body }),
  };
}
