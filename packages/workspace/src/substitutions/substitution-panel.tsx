import { problemOf, useApiClient } from '@portal/api-client';
import {
  enforcementHindranceWords,
  getSubstitution,
  holdingWords,
  type SubstitutionDetail,
  substitutionStateWords,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, LoadFailure, Money, Reference, Skeleton } from '@portal/ui';
import { dayOf, hows } from '../demands/words.ts';
import { PapersOfCase } from '../law-papers/papers-of-case.tsx';
import { Facts } from '../lists/panel/facts.tsx';
import { SubstitutionMoves } from './substitution-moves.tsx';
import { words } from './words.ts';

/** A case as the office sees it: who is appointed, out of what, which bills, its objection, and the next lawful steps. */
export function SubstitutionPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['substitutions', id],
    queryFn: ({ signal }) => api(getSubstitution, { params: { id } }, signal),
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
      <SubstitutionFacts substitution={query.data} />
      {query.data.approvedBy && <PapersOfCase of="substitution" id={id} side="office" standing={query.data.state} />}
      <SubstitutionMoves key={query.data.state} substitution={query.data} />
    </>
  );
}

function SubstitutionFacts({ substitution }: { readonly substitution: SubstitutionDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { state, hindrance, clock, holding, bills, service, objection, endedOn } = substitution;
  const { askedBy, approvedBy, decidedBy } = substitution;
  const dated = (day: string) => formatDate(day, language);
  return (
    <Facts
      facts={[
        [localized(words.state), localized(substitutionStateWords[state])],
        [
          localized(words.stands),
          endedOn === null && hindrance ? (
            <strong key="stands">{localized(enforcementHindranceWords[hindrance])}</strong>
          ) : null,
        ],
        [localized(words.clock), clock && localized(dayOf(clock.day, clock.days, dated(clock.endsOn)))],
        [localized(words.taxpayer), `${substitution.taxpayer}, ${substitution.tpui}`],
        [localized(words.holder), `${substitution.holder}, ${substitution.holderTpui}`],
        [localized(words.holding), localized(holdingWords[holding])],
        [localized(words.owed), <Money key="owed" amountKobo={substitution.owedKobo} />],
        [localized(words.ground), substitution.ground],
        [localized(words.demand), <Reference key="demand" value={substitution.demandNumber} />],
        [localized(words.asked), <Money key="asked" amountKobo={substitution.askedKobo} />],
        [localized(words.open), <Money key="open" amountKobo={substitution.openKobo} />],
        ...bills.map(
          ({ reference, amountKobo, isPaid }) =>
            [
              localized(words.bill),
              <span key={reference}>
                {reference} <Money amountKobo={amountKobo} /> {isPaid && localized(words.paid)}
              </span>,
            ] as const,
        ),
        [localized(words.askedBy), askedBy && `${askedBy.name}, ${dated(substitution.askedOn)}`],
        [localized(words.approvedBy), approvedBy?.name ?? null],
        [localized(words.served), service && `${dated(service.on)}, ${localized(hows[service.how])}: ${service.place}`],
        [localized(words.proof), service?.proof ?? null],
        [localized(words.objection), objection && `${dated(objection.on)}: ${objection.wrong}`],
        [localized(words.amendment), objection?.amendment ?? null],
        [localized(words.justification), objection?.justification ?? null],
        [localized(words.saysOwed), objection && <Money key="says" amountKobo={objection.owedKobo} />],
        [localized(words.admitted), objection && <Money key="admits" amountKobo={objection.admittedKobo} />],
        [localized(words.answer), substitution.answer || null],
        [localized(words.decidedBy), decidedBy?.name ?? null],
        [localized(words.endReason), substitution.endReason || null],
      ]}
    />
  );
}
