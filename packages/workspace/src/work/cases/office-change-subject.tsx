import { messageFrom, useApiClient } from '@portal/api-client';
import { getOfficeChange } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Skeleton } from '@portal/ui';
import { dayOfMoment } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { useRequestMessages } from '../messages/use-request-messages.ts';

/** Who asks for another office, from where to where, and why. */
export function OfficeChangeSubject({ id }: { readonly id: string }) {
  const messages = useRequestMessages();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['office-changes', id],
    queryFn: ({ signal }) => api(getOfficeChange, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={120} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, messages.notThere)}</p>;
  const { tpui, name, from, to, reason, requestedAt } = query.data;
  return (
    <Facts
      facts={[
        [messages.officeWho, `${name} (${tpui})`],
        [messages.officeFrom, from],
        [messages.officeTo, to],
        [messages.reason, reason],
        [messages.officeSince, formatDate(dayOfMoment(requestedAt), language)],
      ]}
    />
  );
}
