import { useApiClient } from '@portal/api-client';
import {
  addObligationFact,
  addPremises,
  changeObligationFact,
  changePremises,
  listOwnObligationFacts,
  listOwnPremises,
  type ObligationFact,
  obligationFactAsRead,
  type Premises,
  premisesAsRead,
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

/** Without a fact it is a new one; a change says what was read before it. */
export function useSaveFact(fact: ObligationFact | undefined) {
  const api = useApiClient();
  return (body: RequestOf<typeof addObligationFact>['body']) => {
    if (!fact) return api(addObligationFact, { body });
    const { fromDay, toDay } = body;
    return api(changeObligationFact, {
      params: { id: fact.id },
      query: { asRead: obligationFactAsRead(fact) },
      body: { fromDay, toDay },
    });
  };
}

/** Without premises they are new; a change says what was read before it. */
export function useSavePremises(premises: Premises | undefined) {
  const api = useApiClient();
  return (body: RequestOf<typeof addPremises>['body']) =>
    premises
      ? api(changePremises, { params: { id: premises.id }, query: { asRead: premisesAsRead(premises) }, body })
      : api(addPremises, { body });
}
