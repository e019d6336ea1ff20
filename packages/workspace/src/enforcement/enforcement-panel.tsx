import { problemOf, useApiClient } from '@portal/api-client';
import {
  type EnforcementDetail,
  enforcementHindranceWords,
  enforcementStateWords,
  getEnforcement,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, LoadFailure, Money, Reference, Skeleton } from '@portal/ui';
import { Facts } from '../lists/panel/facts.tsx';
import { EnforcementMoves } from './enforcement-moves.tsx';
import { useOrderFacts, useSaleFacts, useVisitFacts } from './step-facts.tsx';
import { VisitReports } from './visit-reports.tsx';
import { dayOf, words } from './words.ts';

/** A case as the office sees it: what is owed, what stands in the way, its orders, visits and sale, and the next lawful steps. */
export function EnforcementPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['enforcements', id],
    queryFn: ({ signal }) => api(getEnforcement, { params: { id } }, signal),
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
      <EnforcementFacts enforcement={query.data} />
      <VisitReports enforcementId={id} visits={query.data.visits} />
      <EnforcementMoves key={query.data.state} enforcement={query.data} />
    </>
  );
}

function EnforcementFacts({ enforcement }: { readonly enforcement: EnforcementDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  const orderFacts = useOrderFacts();
  const visitFacts = useVisitFacts();
  const saleFacts = useSaleFacts();
  const { state, hindrance, clock, orders, visits, sale, released, openBills, openedBy, checkedBy } = enforcement;
  const dated = (day: string) => formatDate(day, language);
  const isOpen = enforcement.endedOn === null;
  return (
    <Facts
      facts={[
        [localized(words.state), localized(enforcementStateWords[state])],
        [
          localized(words.stands),
          isOpen && hindrance ? <strong key="stands">{localized(enforcementHindranceWords[hindrance])}</strong> : null,
        ],
        [localized(words.clock), clock && localized(dayOf(clock.day, clock.days, dated(clock.endsOn)))],
        [localized(words.taxpayer), `${enforcement.taxpayer}, ${enforcement.tpui}`],
        [localized(words.office), enforcement.office],
        [localized(words.demand), <Reference key="demand" value={enforcement.demandNumber} />],
        [localized(words.debt), <Money key="debt" amountKobo={enforcement.debtKobo} />],
        [localized(words.open), <Money key="open" amountKobo={enforcement.openKobo} />],
        [localized(words.openBills), openBills.join(', ') || null],
        [localized(words.openedBy), openedBy && `${openedBy.name}, ${dated(enforcement.openedOn)}`],
        [localized(words.checkedBy), checkedBy?.name ?? null],
        [localized(words.opinion), enforcement.opinion || null],
        ...orders.flatMap(orderFacts),
        ...visits.flatMap(visitFacts),
        ...(sale ? saleFacts(sale) : []),
        [localized(words.released), released && `${dated(released.on)}: ${released.receivedBy} (${released.by})`],
        [localized(words.endReason), enforcement.endReason || null],
      ]}
    />
  );
}
