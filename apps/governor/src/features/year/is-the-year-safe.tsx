import { ApiError } from '@portal/api-client';
import { lagosDay } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { ErrorState, formatDate, Skeleton } from '@portal/ui';
import { BigFigure, shortNaira } from '@portal/workspace/numbers';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import type { FiscalYear, useFiscalYear } from '../../use-fiscal-year.ts';
import { BudgetBar } from './budget-bar.tsx';
import { Drivers } from './drivers.tsx';
import { outlookWords } from './outlook-words.ts';

/** Collected against the original budget, the gap in naira and days, and how the year may end. */
export function IsTheYearSafe({ query }: { readonly query: ReturnType<typeof useFiscalYear> }) {
  const messages = useGovernorMessages();
  const { data: year, error } = query;
  return (
    <section className="wn-card gov-safe" aria-labelledby="is-the-year-safe">
      <div className="wn-card-head">
        <h2 id="is-the-year-safe">{messages.isSafe}</h2>
        {year && (
          <span className="wn-note wn-aside">
            {isRunning(year) ? messages.provisional(formatDate(year.until)) : messages.final(formatDate(year.until))}
          </span>
        )}
      </div>
      <div className="wn-card-body">
        {error && !year ? (
          <ErrorState
            message={(error instanceof ApiError && error.message) || messages.failed}
            requestId={error instanceof ApiError ? error.requestId : undefined}
            onRetry={() => query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : year ? (
          <Safe year={year} />
        ) : (
          <Skeleton height={320} role="status" aria-label={messages.isSafe} />
        )}
      </div>
    </section>
  );
}

/** Whether today is one of its days. */
function isRunning({ asOf, until }: FiscalYear): boolean {
  return lagosDay(asOf) === until;
}

function Safe({ year }: { readonly year: FiscalYear }) {
  const messages = useGovernorMessages();
  const language = useLanguage();
  const { budget, gap, collected } = year;
  const naira = (kobo: number) => shortNaira(kobo, language);
  const words = outlookWords(year, messages, language);
  return (
    <>
      <p className="gov-hero">
        <BigFigure value={collected.kobo} unit="kobo" />
      </p>
      <p className="gov-of">
        {budget ? messages.collectedOf(naira(budget.kobo), budget.source) : messages.collectedAlone}
      </p>
      {gap && (
        <p className="gov-gap">
          <b data-tone={gap.kobo < 0 ? 'bad' : 'good'}>
            <span aria-hidden="true">{gap.kobo < 0 ? '▼ ' : '▲ '}</span>
            {gap.kobo < 0 ? messages.behind(naira(-gap.kobo)) : messages.ahead(naira(gap.kobo))}
          </b>{' '}
          {messages.planToday} <b>{messages.daysOf(String(gap.days))}</b>. {words.end}
        </p>
      )}
      <BudgetBar year={year} />
      <p className="gov-how">{words.how}</p>
      <Drivers year={year} />
    </>
  );
}
