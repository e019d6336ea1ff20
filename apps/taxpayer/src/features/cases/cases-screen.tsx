import { problemOf } from '@portal/api-client';
import { formatNaira, type OwnCase } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LoadFailure, Page, Sheet, Skeleton, StatusBadge, TextLink } from '@portal/ui';
import { LawClockBar } from '../../own-standing/law-clock-bar.tsx';
import { useOwnCases } from '../../own-standing/use-own-cases.ts';
import { casesTexts as texts } from './cases-texts.ts';
import './cases.css';

/** Where each kind has a page of its own. */
const pathOf = ({ kind, id }: OwnCase): string =>
  ({
    objection: `/user/cases/objections?record=${id}`,
    assessment: `/user/cases/assessments/${id}`,
    demand: `/user/cases/demands/${id}`,
    discrepancy: `/user/cases/discrepancies/${id}`,
    enforcement: `/user/cases/enforcements/${id}`,
    substitution: `/user/cases/substitutions/${id}`,
    penalty: '/user/penalties',
  })[kind];

/** Everything that the law runs for or against one, whatever its kind: what is to be done first, by the days that are left. */
export function Cases() {
  const localized = useLocalized();
  const { data, error, refetch } = useOwnCases();
  const open = data?.cases.filter(({ isOver }) => !isOver) ?? [];
  const over = data?.cases.filter(({ isOver }) => isOver) ?? [];
  return (
    <Page title={localized(texts.title)} lead={localized(texts.lead)}>
      {error && !data ? (
        <LoadFailure problem={problemOf(error)} message={localized(texts.failed)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={240} role="status" aria-label={localized(texts.loading)} />
      ) : (
        <div className="cases">
          <Sheet aria-labelledby="cases-open">
            <h2 id="cases-open" className="ui-heading">
              {localized(texts.open)}
            </h2>
            {open.length === 0 ? <p>{localized(texts.none)}</p> : <CaseRows cases={open} />}
          </Sheet>
          {over.length > 0 && (
            <Sheet aria-labelledby="cases-over">
              <h2 id="cases-over" className="ui-heading">
                {localized(texts.over)}
              </h2>
              <CaseRows cases={over} />
            </Sheet>
          )}
        </div>
      )}
    </Page>
  );
}

function CaseRows({ cases }: { readonly cases: readonly OwnCase[] }) {
  const localized = useLocalized();
  return (
    <ul className="case-rows">
      {cases.map((one) => (
        <li key={`${one.kind} ${one.id}`}>
          <div className="case-row-head">
            <strong>{localized(one.about)}</strong>
            <StatusBadge tone={one.isOver ? 'neutral' : 'warning'}>{localized(one.state)}</StatusBadge>
          </div>
          <small>
            {[localized(texts[one.kind]), one.number, one.amountKobo === null ? '' : formatNaira(one.amountKobo)]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {one.clock && <LawClockBar clock={one.clock} />}
          {localized(one.toDo) && <span>{localized(one.toDo)}</span>}
          <TextLink to={pathOf(one)} aria-label={`${localized(texts.look)}: ${one.number}`}>
            {localized(texts.look)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
