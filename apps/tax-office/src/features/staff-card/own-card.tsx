import { messageFrom, useApiClient } from '@portal/api-client';
import { downloadOwnStaffCard, getOwnStaffCard, groupReference, type ResponseOf } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Sheet, Skeleton, SummaryList } from '@portal/ui';
import { PrintCard } from '@portal/workspace/records';
import { texts } from './texts.ts';

/** What an officer shows to taxpayers, to be printed by themselves. */
export function OwnCard() {
  const localized = useLocalized();
  const api = useApiClient();
  const { data, error } = useQuery({
    queryKey: ['own-card'],
    queryFn: ({ signal }) => api(getOwnStaffCard, {}, signal),
  });
  return (
    <Sheet aria-labelledby="own-card">
      <h2 id="own-card" className="account-heading">
        {localized(texts.title)}
      </h2>
      <p className="account-text">{localized(texts.text)}</p>
      {error && <p role="alert">{messageFrom(error, localized(texts.failed))}</p>}
      {!data && !error && <Skeleton height={64} />}
      {data && (data.card ? <Card card={data.card} /> : <p>{localized(texts.none)}</p>)}
    </Sheet>
  );
}

function Card({ card }: { readonly card: NonNullable<ResponseOf<typeof getOwnStaffCard>['card']> }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  return (
    <>
      <SummaryList
        items={[
          { term: localized(texts.code), detail: groupReference(card.code) },
          { term: localized(texts.validUntil), detail: formatDate(card.validUntil, language) },
        ]}
      />
      {card.standing === 'active' ? (
        <>
          <p className="account-text">{localized(texts.photo)}</p>
          <PrintCard print={() => api(downloadOwnStaffCard, {})} fileName={`card-${card.code}`} />
        </>
      ) : (
        <p>{localized(texts.expired)}</p>
      )}
    </>
  );
}
