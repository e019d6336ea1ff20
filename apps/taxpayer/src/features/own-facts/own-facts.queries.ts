import { useApiClient } from '@portal/api-client';
import {
  addObligationFact,
  addPremises,
  changeObligationFact,
  changePremises,
  listOwnObligationFacts,
  listOwnPremises,
  type RequestOf,
} from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

export function useOwnFacts() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['own-facts', 'facts'],
    queryFn: ({ signal }) => api(listOwnObligationFacts, {}, signal),
  });
}

export function useOwnPremises() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['own-facts', 'premises'],
    queryFn: ({ signal }) => api(listOwnPremises, {}, signal),
  });
}

/** Duties are made anew in the same moment: they are read again, with what they follow from. */
export function useFactsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['own-facts'] });
    void queries.invalidateQueries({ queryKey: ['returns'] });
  };
}

/** Without an id it is a new one. */
export function useSaveFact(id: string | undefined) {
  const api = useApiClient();
  return (body: RequestOf<typeof addObligationFact>['body']) => {
    if (id === undefined) return api(addObligationFact, { body });
    const { fromDay, toDay } = body;
    return api(changeObligationFact, { params: { id }, body: { fromDay, toDay } });
  };
}

/** Without an id they are new. */
export function useSavePremises(id: string | undefined) {
  const api = useApiClient();
  return (body: RequestOf<typeof addPremises>['body']) =>
    id === undefined ? api(addPremises, { body }) : api(changePremises, { params: { id }, body });
}
