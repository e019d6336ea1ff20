import { messageFrom, useApiClient } from '@portal/api-client';
import { getMdaRequest, mdaRequestSubjectWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Skeleton, TextLink } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { useMdaRequestMessages } from '../messages/use-mda-request-messages.ts';

/** Which MDA asks for what, and who wrote it. */
export function MdaRequestSubject({ id }: { readonly id: string }) {
  const messages = useMdaRequestMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['mda-requests', id],
    queryFn: ({ signal }) => api(getMdaRequest, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={120} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, messages.failed)}</p>;
  const { mda, about, words, askedBy } = query.data;
  return (
    <>
      <Facts
        facts={[
          [messages.about, localized(mdaRequestSubjectWords[about])],
          [
            messages.mda,
            <TextLink key="mda" to={`/admin/mda-reports/${mda.id}`}>
              {mda.name}
            </TextLink>,
          ],
          [
            messages.askedBy,
            askedBy && (
              <TextLink key="person" to={`/admin/settings/users?record=${askedBy.id}`}>
                {askedBy.name}, {askedBy.email}
              </TextLink>
            ),
          ],
        ]}
      />
      <blockquote>{words}</blockquote>
    </>
  );
}
