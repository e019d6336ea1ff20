import { messageFrom, useApiClient } from '@portal/api-client';
import { getUnprovedAccount, identitySubject } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDateTime, Skeleton } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { identityTexts as texts } from './identity-texts.ts';

/** Whose account an officer says is the person of its NIN; what was seen stands in the steps of the case. */
export function IdentitySubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const account = identitySubject.accountIn(id);
  const query = useQuery({
    queryKey: ['identity-confirmations', account],
    queryFn: ({ signal }) => api(getUnprovedAccount, { params: { id: account } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(texts.failed))}</p>;
  const { name, email, phoneNumber, category, lga, ninLast4, registeredAt, workId } = query.data;
  return (
    <>
      {workId !== null && <p>{localized(texts.effect)}</p>}
      <Facts
        facts={[
          [localized(texts.name), name],
          [localized(texts.email), email],
          [localized(texts.phone), phoneNumber],
          [localized(texts.registeredAs), category],
          [localized(texts.lga), lga],
          [localized(texts.ninEnds), ninLast4],
          [localized(texts.registered), formatDateTime(registeredAt, language)],
        ]}
      />
    </>
  );
}
