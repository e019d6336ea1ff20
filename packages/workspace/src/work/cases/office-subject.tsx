import { messageFrom, useApiClient } from '@portal/api-client';
import { getOfficeProposal, weekdayName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { formatDate, Skeleton } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { useOfficeMessages } from '../messages/use-office-messages.ts';
import { HoldingsFacts } from '../offices/office-holdings.tsx';

/** Which office is to open, or which is to close, when and in whose favour, with what would move. */
export function OfficeSubject({ id }: { readonly id: string }) {
  const messages = useOfficeMessages();
  const language = useLanguage();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['office-proposals', id],
    async queryFn({ signal }) {
      const proposal = await api(getOfficeProposal, { params: { id } }, signal);
      // Read again after each move: by then there may be another office, or one less.
      void queryClient.invalidateQueries({ queryKey: ['lookups', 'taxOffices'] });
      return proposal;
    },
    staleTime: 0,
  });
  if (query.isPending) return <Skeleton height={120} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, messages.failed)}</p>;
  const proposal = query.data;
  if (proposal.action === 'close') {
    const { office, successor, holdings, reason } = proposal;
    const day = formatDate(proposal.day, language);
    return (
      <>
        <p>{messages.closeText(office.name, day, successor.name)}</p>
        <Facts
          facts={[
            [messages.day, day],
            [messages.successor, successor.name],
            [messages.reason, reason],
          ]}
        />
        <HoldingsFacts holdings={holdings} />
      </>
    );
  }
  const { name, lga, address, hours, reason } = proposal;
  const days = hours.map(
    ({ weekday, opensAt, closesAt }) => `${weekdayName(weekday, language)} ${opensAt}–${closesAt}`,
  );
  return (
    <>
      <p>{messages.openText(name)}</p>
      <Facts
        facts={[
          [messages.lga, lga ?? messages.outside],
          [messages.address, address],
          [messages.hours, days.join(', ')],
          [messages.reason, reason],
        ]}
      />
    </>
  );
}
