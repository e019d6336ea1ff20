import { messageFrom, useApiClient } from '@portal/api-client';
import { getAccountRecovery } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, formatDateTime, Skeleton } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { paperWords, recoveryTexts as texts } from './recovery-texts.ts';

/** Whose account is to be given back, to which address, and the papers that an officer saw. */
export function RecoverySubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['account-recoveries', id],
    queryFn: ({ signal }) => api(getAccountRecovery, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={200} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(texts.failed))}</p>;
  const { name, tpui, paper, paperNumber, seenOn, formerEmail, formerPhone, email, phoneNumber, ...rest } = query.data;
  const { proposedBy, dueAt, endedAt } = rest;
  return (
    <>
      {dueAt === null && endedAt === null && <p>{localized(texts.effect)}</p>}
      <Facts
        facts={[
          [localized(texts.name), name],
          [localized(texts.tpui), tpui],
          [localized(texts.paper), localized(paperWords[paper])],
          [localized(texts.number), paperNumber],
          [localized(texts.seenOn), formatDate(seenOn, language)],
          [localized(texts.formerEmail), formerEmail],
          [localized(texts.formerPhone), formerPhone],
          [localized(texts.email), email],
          [localized(texts.phone), phoneNumber ?? localized(texts.samePhone)],
          [localized(texts.proposedBy), proposedBy],
          [localized(texts.dueAt), dueAt && formatDateTime(dueAt, language)],
          [localized(texts.endedAt), endedAt && formatDateTime(endedAt, language)],
        ]}
      />
    </>
  );
}
