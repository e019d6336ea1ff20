import { problemOf, useApiClient } from '@portal/api-client';
import { demandStandingWords, formatNaira, getOwnDemand, type OwnDemand } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { formatDate, LinkButton, LoadFailure, Page, Sheet, Skeleton, SummaryList } from '@portal/ui';
import { PapersOfCase } from '@portal/workspace/law-papers';
import { texts } from './texts.ts';

/** A demand notice as it was served: how it stands, by which day to pay, and its bills. */
export function OwnDemandPage() {
  const { id = '' } = useParams();
  const localized = useLocalized();
  const api = useApiClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-demand', id],
    queryFn: ({ signal }) => api(getOwnDemand, { params: { id } }, signal),
  });
  return (
    <Page title={data ? `${localized(texts.title)} ${data.number}` : localized(texts.title)}>
      {data ? (
        <Demand demand={data} />
      ) : error ? (
        <LoadFailure problem={problemOf(error)} message={localized(texts.failed)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label={localized(texts.loading)} />
      )}
    </Page>
  );
}

function Demand({ demand }: { readonly demand: OwnDemand }) {
  const localized = useLocalized();
  const { clock, standing, service, office, bills, endReason } = demand;
  return (
    <>
      <Sheet aria-label={localized(texts.title)}>
        {clock && <p>{localized(texts.payBy(formatDate(clock.endsOn), clock.day, clock.days))}</p>}
        <p>{localized(texts.disagree)}</p>
        <SummaryList
          items={[
            { term: localized(texts.state), detail: localized(demandStandingWords[standing]) },
            { term: localized(texts.demanded), detail: formatNaira(demand.totalKobo) },
            { term: localized(texts.open), detail: formatNaira(demand.openKobo) },
            { term: localized(texts.office), detail: office },
            ...(service
              ? [{ term: localized(texts.served), detail: `${formatDate(service.on)}: ${service.place}` }]
              : []),
            ...(endReason ? [{ term: localized(texts.answer), detail: endReason }] : []),
          ]}
        />
      </Sheet>
      <Sheet aria-labelledby="demand-papers">
        <h2 id="demand-papers" className="ui-heading">
          {localized(texts.papers)}
        </h2>
        <PapersOfCase of="demand" id={demand.id} side="taxpayer" standing={standing} />
      </Sheet>
      {bills.map(({ billReference, heads, amountKobo, standing: state }) => (
        <Sheet key={billReference} aria-label={billReference}>
          <p>
            {heads}: {formatNaira(amountKobo)}
          </p>
          <LinkButton to={`/user/payment_summary?billReference=${billReference}`} size="sm">
            {localized(state === 'open' ? texts.pay : texts.look)} {billReference}
          </LinkButton>
        </Sheet>
      ))}
    </>
  );
}
