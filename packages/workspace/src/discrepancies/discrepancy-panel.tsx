import { problemOf, useApiClient } from '@portal/api-client';
import {
  type DiscrepancyDetail,
  discrepancyRuleWords,
  discrepancyStateWords,
  getDiscrepancy,
  matchConfidenceWords,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, LoadFailure, Money, Skeleton, TextLink } from '@portal/ui';
import { Facts } from '../lists/panel/facts.tsx';
import { DiscrepancyMoves } from './discrepancy-moves.tsx';
import { words } from './words.ts';

/** Both figures, whose they are, what was asked and answered, and what one may do now. */
export function DiscrepancyPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['discrepancies', id],
    queryFn: ({ signal }) => api(getDiscrepancy, { params: { id } }, signal),
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
      <DiscrepancyFacts discrepancy={query.data} />
      <DiscrepancyMoves key={query.data.state} discrepancy={query.data} />
    </>
  );
}

function DiscrepancyFacts({ discrepancy }: { readonly discrepancy: DiscrepancyDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { state, rule, confidence, declaredKobo, foundKobo, toleranceKobo, effectKobo, assessment } = discrepancy;
  const dated = (day: string) => formatDate(day, language);
  return (
    <Facts
      facts={[
        [localized(words.state), localized(discrepancyStateWords[state])],
        [localized(words.taxpayer), `${discrepancy.taxpayer}, ${discrepancy.tpui}`],
        [localized(words.office), discrepancy.office],
        [localized(words.compared), localized(discrepancyRuleWords[rule])],
        [localized(words.period), `${dated(discrepancy.periodFrom)} – ${dated(discrepancy.periodTo)}`],
        [localized(words.declared), <Money key="declared" amountKobo={declaredKobo} />],
        [localized(words.found), <Money key="found" amountKobo={foundKobo} />],
        [localized(words.difference), <Money key="difference" amountKobo={foundKobo - declaredKobo} />],
        [localized(words.tolerance), <Money key="tolerance" amountKobo={toleranceKobo} />],
        [localized(words.effect), <Money key="effect" amountKobo={effectKobo} />],
        [localized(words.source), discrepancy.source],
        [localized(words.sourceOn), dated(discrepancy.sourceOn)],
        [localized(words.match), localized(matchConfidenceWords[confidence])],
        [localized(words.query), discrepancy.query || null],
        [localized(words.answerBy), discrepancy.answerBy && dated(discrepancy.answerBy)],
        [localized(words.explanation), discrepancy.explanation || null],
        [localized(words.decision), discrepancy.decisionReason || null],
        [
          localized(words.assessment),
          assessment && (
            <TextLink key="assessment" to={`/tax-area-office/discrepancy-report/assessments/${assessment.id}`}>
              {assessment.number}
            </TextLink>
          ),
        ],
      ]}
    />
  );
}
