import {
  type AssessmentDetail,
  assessmentBasisWords,
  assessmentMethodWords,
  assessmentStandingWords,
  servedHowWords,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useLocation } from '@portal/platform/router';
import { formatDate, TextLink } from '@portal/ui';
import { dayOfMoment } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { LegalClock } from '../work/clock/legal-clock.tsx';
import { assessmentTexts as texts } from './assessment-texts.ts';

export interface AssessmentFactsProps {
  readonly assessment: AssessmentDetail;
}

/** How it stands by the clock, and until when one can object. */
export function AssessmentState({ assessment: { standing, clock, endReason } }: AssessmentFactsProps) {
  const localized = useLocalized();
  return (
    <>
      <p>
        <strong>{localized(assessmentStandingWords[standing])}</strong>
      </p>
      {clock && (
        <>
          <LegalClock
            clock={{
              ...{ standing: 'running', startedOn: clock.startedOn, dueOn: clock.endsOn, isLaw: true },
              ...{ title: texts.clock, source: localized(texts.law) },
            }}
            isExplained
          />
          <p>{localized(texts.dayOf).replace('{day}', String(clock.day)).replace('{days}', String(clock.days))}</p>
        </>
      )}
      {endReason && <p>{endReason}</p>}
    </>
  );
}

/** Of whom, for what and by which judgement. */
export function AssessmentFacts({ assessment }: AssessmentFactsProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { pathname } = useLocation();
  const root = pathname.slice(0, pathname.indexOf('/', 1));
  const { tpui, taxpayer, head, periodFrom, periodTo, basis, method, office, bill, isDeliberate, reason } = assessment;
  return (
    <Facts
      facts={[
        [
          localized(texts.taxpayer),
          <TextLink
            key="of"
            to={`${root}/taxpayer-reports/${encodeURIComponent(tpui)}`}
          >{`${taxpayer} (${tpui})`}</TextLink>,
        ],
        [localized(texts.tax), `${head.name} (${head.code})`],
        [localized(texts.period), `${formatDate(periodFrom, language)} – ${formatDate(periodTo, language)}`],
        [localized(texts.basis), localized(assessmentBasisWords[basis])],
        [localized(texts.method), localized(assessmentMethodWords[method])],
        [localized(texts.deliberate), isDeliberate ? localized(texts.yes) : null],
        [localized(texts.why), reason],
        [localized(texts.office), office],
        [
          localized(texts.bill),
          bill && (
            <TextLink key="bill" to={`${root}/bills/${bill.reference}`}>
              {bill.reference}
            </TextLink>
          ),
        ],
      ]}
    />
  );
}

/** Each step with its person and day; of service how and where. */
export function AssessmentPeople({ assessment }: AssessmentFactsProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { proposedBy, proposedAt, decidedBy, decidedAt, service, servedBy, endedBy, endedAt } = assessment;
  const step = (who: { readonly name: string } | null, at: string | null) =>
    at === null ? null : [who?.name, formatDate(dayOfMoment(at), language)].filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        [localized(texts.proposed), step(proposedBy, proposedAt)],
        [localized(texts.decided), step(decidedBy, decidedAt)],
        [
          localized(texts.served),
          service && `${step(servedBy, service.at)}, ${localized(servedHowWords[service.how])}: ${service.place}`,
        ],
        [localized(texts.ended), step(endedBy, endedAt)],
      ]}
    />
  );
}
