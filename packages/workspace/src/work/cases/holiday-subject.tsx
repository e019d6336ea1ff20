import { messageFrom, useApiClient } from '@portal/api-client';
import { getHolidayProposal } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Skeleton } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { useHolidayMessages } from '../messages/use-holiday-messages.ts';

/** Which day is to be a holiday, or none any more, and who announced it. */
export function HolidaySubject({ id }: { readonly id: string }) {
  const messages = useHolidayMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['holiday-proposals', id],
    queryFn: ({ signal }) => api(getHolidayProposal, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={120} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, messages.failed)}</p>;
  const { action, day, name, source } = query.data;
  const called = name ? localized(name) : '';
  return (
    <>
      <p>
        {action === 'add'
          ? messages.addText(called, formatDate(day, language))
          : messages.removalText(called, formatDate(day, language))}
      </p>
      <Facts
        facts={[
          [messages.day, formatDate(day, language)],
          [messages.nameEn, action === 'add' ? name?.en : undefined],
          [messages.nameHa, action === 'add' ? name?.ha : undefined],
          [messages.source, source],
        ]}
      />
    </>
  );
}
