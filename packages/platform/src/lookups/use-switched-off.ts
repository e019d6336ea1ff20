import { useApiClient } from '@portal/api-client';
import { type FeatureId, listFeaturesOff } from '@portal/contracts';
// By name and not by path, as the other lists.
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';

/** Somebody who looks again sees it as it is now. */
const freshForMs = 60_000;

/** What the service says of a feature that it has switched off; nothing while it is on, or nobody knows. */
export function useSwitchedOff(feature: FeatureId): { readonly name: string; readonly effect: string } | undefined {
  const api = useApiClient();
  const { data } = useQuery({
    queryKey: ['features-off', useLanguage()],
    queryFn: ({ signal }) => api(listFeaturesOff, {}, signal),
    staleTime: freshForMs,
    // No form waits for it: the server refuses what is off in any case.
    retry: false,
  });
  // Whatever else answers, the form is shown.
  return Array.isArray(data) ? data.find(({ id }) => id === feature) : undefined;
}
