import { messageFrom, useApiClient } from '@portal/api-client';
import { dataRightWords, getDataRequest } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Notice, Skeleton, TextLink } from '@portal/ui';
import { counted } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { useDataRequestMessages } from '../messages/use-data-request-messages.ts';
import { CopyOfData, Erasure } from './data-request-acts.tsx';

/** Who asks for what, and what the law keeps of them whatever they ask. */
export function DataRequestSubject({ id }: { readonly id: string }) {
  const messages = useDataRequestMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['data-requests', id],
    queryFn: ({ signal }) => api(getDataRequest, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={120} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, messages.failed)}</p>;
  const { right, words, receivedOn, person, kept, blockers } = query.data;
  return (
    <>
      <Facts
        facts={[
          [messages.right, localized(dataRightWords[right])],
          [
            messages.person,
            <TextLink key="person" to={`/admin/settings/users?record=${person.id}`}>
              {person.name}
            </TextLink>,
          ],
          [messages.email, person.email],
          [messages.tpui, person.tpui],
          [messages.received, formatDate(receivedOn)],
          [messages.kept, messages.keptOf(counted(kept.bills), counted(kept.receipts))],
        ]}
      />
      <blockquote>{words}</blockquote>
      {right === 'erasure' && blockers.length > 0 && (
        <Notice kind="warning" title={messages.blocked}>
          {blockers.map(({ kind, count }) => messages.blockers[kind](counted(count))).join(', ')}
        </Notice>
      )}
      {right === 'export' && query.data.isOpen && <CopyOfData request={query.data} />}
      {right === 'erasure' && query.data.isOpen && <Erasure request={query.data} />}
    </>
  );
}
