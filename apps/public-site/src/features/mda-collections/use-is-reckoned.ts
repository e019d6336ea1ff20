import { useApiClient } from '@portal/api-client';
import { getHeadForm } from '@portal/contracts';
import { skipToken, useQuery } from '@portal/platform/query';

/**
 * Whether a tariff says the amount of a fee, or its form asks for more than an amount: such a bill is filled where its amount is
 * shown before it is raised. What cannot be learned is refused at its field when the bill is asked for.
 */
export function useIsReckoned(revenueHeadCode: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['revenue-heads', revenueHeadCode, 'form'],
    queryFn:
      revenueHeadCode === ''
        ? skipToken
        : ({ signal }) => api(getHeadForm, { params: { code: revenueHeadCode } }, signal),
    select: ({ rule, attributes }) => rule.kind !== 'entered' || attributes.some(({ isRequired }) => isRequired),
  });
}
