import { problemOf } from '@portal/api-client';
import {
  assessmentBasisWords,
  assessmentMethodWords,
  formatNaira,
  type OwnAssessment,
  servedHowWords,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { formatDate, LinkButton, LoadFailure, Page, Sheet, Skeleton, SummaryList, TextLink } from '@portal/ui';
import { PapersOfCase } from '@portal/workspace/law-papers';
import { LawClockBar } from '../../own-standing/law-clock-bar.tsx';
import { AssessedLines } from './assessed-lines.tsx';
import { useOwnAssessment } from './cases.queries.ts';
import { casesTexts as texts } from './cases-texts.ts';
import { standingWords } from './standing-words.ts';
import './cases.css';

/** An assessment as it was served: how it stands, what to do by when, and how it was worked out. */
export function OwnAssessmentPage() {
  const { id = '' } = useParams();
  const localized = useLocalized();
  const { data, error, refetch } = useOwnAssessment(id);
  return (
    <Page title={data ? `${localized(texts.assessment)} ${data.number}` : localized(texts.assessment)}>
      <p>
        <TextLink to="/user/cases">{localized(texts.back)}</TextLink>
      </p>
      {data ? (
        <Assessment assessment={data} />
      ) : error ? (
        <LoadFailure problem={problemOf(error)} message={localized(texts.failed)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label={localized(texts.loading)} />
      )}
    </Page>
  );
}

interface AssessmentProps {
  readonly assessment: OwnAssessment;
}

function Assessment({ assessment }: AssessmentProps) {
  const localized = useLocalized();
  const { head, office, periodFrom, periodTo, basis, method, reason, service, sources, comparables } = assessment;
  return (
    <div className="cases">
      <Sheet aria-labelledby="case-to-do">
        <h2 id="case-to-do" className="ui-heading">
          {localized(texts.toDo)}
        </h2>
        <ToDo assessment={assessment} />
      </Sheet>
      <Sheet aria-labelledby="case-papers">
        <h2 id="case-papers" className="ui-heading">
          {localized(texts.papers)}
        </h2>
        <PapersOfCase of="assessment" id={assessment.id} side="taxpayer" standing={assessment.standing} />
      </Sheet>
      <Sheet aria-labelledby="case-why">
        <h2 id="case-why" className="ui-heading">
          {localized(texts.why)}
        </h2>
        <p>{reason}</p>
        <SummaryList
          items={[
            { term: localized(texts.assessment), detail: `${head.name} (${head.code})` },
            { term: localized(texts.period), detail: `${formatDate(periodFrom)} – ${formatDate(periodTo)}` },
            { term: localized(texts.basis), detail: localized(assessmentBasisWords[basis]) },
            { term: localized(texts.method), detail: localized(assessmentMethodWords[method]) },
            { term: localized(texts.office), detail: office },
            ...(service
              ? [
                  {
                    term: localized(texts.served),
                    detail: `${formatDate(service.on)}, ${localized(servedHowWords[service.how])}: ${service.place}`,
                  },
                ]
              : []),
          ]}
        />
      </Sheet>
      <Sheet aria-labelledby="case-how">
        <h2 id="case-how" className="ui-heading">
          {localized(texts.how)}
        </h2>
        <AssessedLines assessment={assessment} />
      </Sheet>
      <Sheet aria-labelledby="case-evidence">
        <h2 id="case-evidence" className="ui-heading">
          {localized(texts.evidence)}
        </h2>
        <ul>
          {sources.map(({ from, day, says }) => (
            <li key={`${from} ${day} ${says}`}>{[from, formatDate(day), says].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
        {comparables.length > 0 && (
          <>
            <p>{localized(texts.ofTrade)}</p>
            <ul>
              {comparables.map(({ trade, area, taxKobo }) => (
                <li key={`${trade} ${area} ${taxKobo}`}>
                  {[trade, area, formatNaira(taxKobo)].filter(Boolean).join(', ')}
                </li>
              ))}
            </ul>
          </>
        )}
      </Sheet>
    </div>
  );
}

function ToDo({ assessment }: AssessmentProps) {
  const { number, standing, clock, bill, endReason, returnKind, basis, periodFrom } = assessment;
  const localized = useLocalized();
  const isOwed = bill?.status === 'unpaid' || bill?.status === 'expired';
  const mayFile = standing === 'served' && returnKind !== null && basis === 'best-of-judgement';
  const period = returnKind === 'direct-assessment' ? periodFrom.slice(0, 4) : periodFrom.slice(0, 7);
  const isEnded = ['replaced', 'withdrawn', 'upheld'].includes(standing);
  return (
    <>
      <p>
        <strong>{localized(standingWords[standing])}</strong>
      </p>
      {clock && <LawClockBar clock={clock} />}
      {mayFile && <p>{localized(texts.fileEffect)}</p>}
      {standing === 'served' && <p>{localized(texts.objectEffect)}</p>}
      {standing === 'served' && (
        <TextLink to={`/user/cases/object?assessment=${number}`}>{localized(texts.object)}</TextLink>
      )}
      {standing === 'final' && <p>{localized(texts.finalEffect)}</p>}
      {standing === 'contested' && <p>{localized(texts.contestedEffect)}</p>}
      {isEnded && <p>{localized(texts.endedEffect)}</p>}
      {endReason && <p>{endReason}</p>}
      <div className="case-actions">
        {bill && (
          <LinkButton to={`/user/payment_summary?billReference=${bill.reference}`}>
            {isOwed ? localized(texts.pay).replace('{amount}', formatNaira(bill.amountKobo)) : localized(texts.bill)}
          </LinkButton>
        )}
        {mayFile && (
          <LinkButton variant="secondary" to={`/user/returns/${returnKind}/${period}`}>
            {localized(texts.file)}
          </LinkButton>
        )}
      </div>
    </>
  );
}
