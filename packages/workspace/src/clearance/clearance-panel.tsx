import { problemOf } from '@portal/api-client';
import { type ClearanceDetail, clearancePersonReasonWords, clearanceStateWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, LoadFailure, Notice, Skeleton } from '@portal/ui';
import { dayOfMoment } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { ClearanceJudged } from './clearance-judged.tsx';
import { ClearanceMoves } from './clearance-moves.tsx';
import { ClearanceStatements } from './clearance-statements.tsx';
import { useClearanceApplication } from './use-clearance.ts';
import { dayOf14, warnedFrom, words } from './words.ts';

/** An application as those who decide it see it: its day of the fourteen, what was judged, what was said, and the next lawful moves. */
export function ClearancePanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const query = useClearanceApplication(id);
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
  const application = query.data;
  return (
    <>
      <h2>{application.number}</h2>
      <Clock application={application} />
      <ApplicationFacts application={application} />
      <ClearanceJudged application={application} />
      <ClearanceStatements application={application} />
      <ClearanceMoves key={application.state} application={application} />
    </>
  );
}

function Clock({ application: { state, day, lastDay } }: { readonly application: ClearanceDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  if (day === null || lastDay === null) return null;
  const isOver = state === 'overdue' || state === 'overdue-prepared';
  return (
    <Notice kind={isOver ? 'danger' : day >= warnedFrom ? 'warning' : 'info'}>
      {localized(isOver ? clearanceStateWords[state] : dayOf14(day, formatDate(lastDay, language)))}
    </Notice>
  );
}

function ApplicationFacts({ application }: { readonly application: ClearanceDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { state, payer, tpui, office, askedAt, eligibility, preparation, reasons, cure, certificateNumber } =
    application;
  return (
    <Facts
      facts={[
        [localized(words.state), localized(clearanceStateWords[state])],
        [localized(words.payer), `${payer}, ${tpui}`],
        [localized(words.office), office],
        [localized(words.askedOn), formatDate(dayOfMoment(askedAt), language)],
        [
          localized(words.whyPerson),
          eligibility.personReasons.map((reason) => localized(clearancePersonReasonWords[reason])).join('. '),
        ],
        [
          localized(words.prepared),
          preparation &&
            `${localized(words.advices[preparation.advice])}: ${preparation.text} (${preparation.by}, ${formatDate(dayOfMoment(preparation.at), language)})`,
        ],
        [localized(words.reasons), reasons],
        [localized(words.cure), cure],
        [localized(words.certificate), certificateNumber],
      ]}
    />
  );
}
