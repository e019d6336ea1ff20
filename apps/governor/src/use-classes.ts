import { useApiClient } from '@portal/api-client';
import { getClasses } from '@portal/contracts';
import { keepPreviousData, useQuery } from '@portal/platform/query';

/** What a period is made of, by class. */
export function useClasses({ minDate, maxDate }: { readonly minDate?: string; readonly maxDate?: string }) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['reports', 'classes', minDate, maxDate],
    queryFn: ({ signal }) => api(getClasses, { query: { minDate, maxDate } }, signal),
    placeholderData: keepPreviousData,
  });
}
