import { problemOf, useApiClient } from '@portal/api-client';
import {
  type DemandDetail,
  demandGroundWords,
  demandHindranceWords,
  demandStandingWords,
  getDemand,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, LoadFailure, Money, Skeleton } from '@portal/ui';
import { PapersOfCase } from '../law-papers/papers-of-case.tsx';
import { Facts } from '../lists/panel/facts.tsx';
import { BeginSubstitution } from '../substitutions/begin-substitution.tsx';
import { DemandMoves } from './demand-moves.tsx';
import { EnforceDemand } from './enforce-demand.tsx';
import { dayOf, hows, words } from './words.ts';

/** A demand notice as the office sees it: its clock, its bills with what hinders each, who did what, and the next lawful moves. */
export function DemandPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['demands', id],
    queryFn: ({ signal }) => api(getDemand, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={320} role="status" aria-label={localized(words.loading)} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={localized(words.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <>
      <DemandFacts demand={query.data} />
      <PapersOfCase of="demand" id={id} side="office" standing={query.data.standing} />
      <DemandMoves key={query.data.standing} demand={query.data} />
      <EnforceDemand demand={query.data} />
      <BeginSubstitution demand={query.data} />
    </>
  );
}

function DemandFacts({ demand }: { readonly demand: DemandDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { standing, clock, service, bills, preparedBy, decidedBy, issuedBy } = demand;
  const dated = (iso: string) => formatDate(iso, language);
  return (
    <Facts
      facts={[
        [localized(words.state), localized(demandStandingWords[standing])],
        [localized(words.clock), clock && localized(dayOf(clock.day, clock.days, dated(clock.endsOn)))],
        [localized(words.taxpayer), `${demand.taxpayer}, ${demand.tpui}`],
        [localized(words.office), demand.office],
        [localized(words.demanded), <Money key="total" amountKobo={demand.totalKobo} />],
        [localized(words.paid), <Money key="paid" amountKobo={demand.paidKobo} />],
        [localized(words.open), <Money key="open" amountKobo={demand.openKobo} />],
        ...bills.map(
          ({ billReference, ground, heads, amountKobo, hindrance }) =>
            [
              localized(words.bill),
              <span key={billReference}>
                {billReference}: {[ground && localized(demandGroundWords[ground]), heads].filter(Boolean).join(', ')}{' '}
                <Money amountKobo={amountKobo} />
                {hindrance && <strong> {localized(demandHindranceWords[hindrance])}</strong>}
              </span>,
            ] as const,
        ),
        [localized(words.preparedBy), preparedBy?.name ?? null],
        [localized(words.approvedBy), decidedBy?.name ?? null],
        [localized(words.issuedBy), issuedBy?.name ?? null],
        [localized(words.served), service && `${dated(service.on)}, ${localized(hows[service.how])}: ${service.place}`],
        [localized(words.proof), service?.proof ?? null],
        [localized(words.endReason), demand.endReason || null],
      ]}
    />
  );
}
