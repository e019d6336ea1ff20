import type { ApiClient } from '@portal/api-client';
import {
  type Endpoint,
  listCounters,
  listEngineCodes,
  listExpertSystems,
  listGenders,
  listIndustries,
  listLgas,
  listLogActions,
  listLogActors,
  listMdas,
  listPaymentChannels,
  listPaymentGateways,
  listRevenueHeads,
  listStates,
  listTaxOffices,
  listTaxpayerCategories,
  type ResponseOf,
} from '@portal/contracts';
// By name and not by path: a remote that bundles this file must still ask the shell's one copy of the cache.
import { queryOptions, skipToken } from '@portal/platform/query';

const endpoints = {
  states: listStates,
  genders: listGenders,
  industries: listIndustries,
  expertSystems: listExpertSystems,
  engineCodes: listEngineCodes,
  revenueHeads: listRevenueHeads,
  paymentChannels: listPaymentChannels,
  paymentGateways: listPaymentGateways,
  mdas: listMdas,
  taxpayerCategories: listTaxpayerCategories,
  taxOffices: listTaxOffices,
  counters: listCounters,
  logActors: listLogActors,
  logActions: listLogActions,
} as const;

/** A reference list; but for engine codes and counters the same for everybody. */
export type LookupName = keyof typeof endpoints;
export type LookupOf<N extends LookupName> = ResponseOf<(typeof endpoints)[N]>;
export type LgaLookup = ResponseOf<typeof listLgas>;

/** Asked for once per key, and kept as long as the page lives (spec §7). */
const keptForGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

export function lookupQuery<N extends LookupName>(api: ApiClient, name: N) {
  const endpoint: Endpoint = endpoints[name];
  return queryOptions({
    queryKey: ['lookups', name],
    queryFn: async ({ signal }) => (await api(endpoint, {}, signal)) as LookupOf<N>,
    ...keptForGood,
  });
}

/** The local government areas of a state; nothing is asked before a state is known. */
export function lgasQuery(api: ApiClient, stateId: number | undefined) {
  return queryOptions({
    queryKey: ['lookups', 'lgas', stateId],
    queryFn:
      stateId === undefined
        ? skipToken
        : ({ signal }): Promise<LgaLookup> => api(listLgas, { query: { stateId } }, signal),
    ...keptForGood,
  });
}
