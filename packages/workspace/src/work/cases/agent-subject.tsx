import { messageFrom, useApiClient } from '@portal/api-client';
import { getAgentToReview } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Skeleton } from '@portal/ui';
import { dayOfMoment } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { useRequestMessages } from '../messages/use-request-messages.ts';

/** Who asks to act as an agent, what was handed in, and the receipt of the fee. */
export function AgentSubject({ id }: { readonly id: string }) {
  const messages = useRequestMessages();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['agent-registrations', id],
    queryFn: ({ signal }) => api(getAgentToReview, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, messages.notThere)}</p>;
  const { name, tpui, email, phoneNumber, lga, address, agency, receiptNumber, documents } = query.data;
  return (
    <>
      <Facts
        facts={[
          [messages.officeWho, [name, tpui && `(${tpui})`].filter(Boolean).join(' ')],
          [messages.agentContact, [phoneNumber, email].filter(Boolean).join(', ')],
          [messages.agentAddress, [address, lga].filter(Boolean).join(', ') || '–'],
          [messages.agentAgency, agency ?? '–'],
          [messages.agentFee, receiptNumber ?? '–'],
        ]}
      />
      <h4>{messages.agentPapers}</h4>
      <ul className="ws-plain">
        {documents.map((paper) => (
          <li key={paper.id}>{`${paper.name} · ${formatDate(dayOfMoment(paper.uploadedAt), language)}`}</li>
        ))}
      </ul>
    </>
  );
}
