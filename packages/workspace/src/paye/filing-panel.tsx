import { problemOf, useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { askPayeQuery, getPayeFiling } from '@portal/contracts';
import { lazyPart, useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { Button, EmptyState, formatDate, LoadFailure, Money, Skeleton, TextLink } from '@portal/ui';
import { Suspense, useState } from 'react';
import { counted, dayOfMoment } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { BranchShares } from './branch-shares.tsx';
import { FiledRows } from './filed-rows.tsx';
import { type AskedRow, ChangeRows } from './filing-rows.tsx';
import { LateFacts } from './late-facts.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { monthWords } from './month-words.ts';
import { QueryWords } from './query-words.tsx';

const AskEmployer = lazyPart(async () => (await import('./ask-employer.tsx')).AskEmployer);

/** A month of an employer as offices see it: what was filed, what stands out, and what was asked. Each opening is noted by the server. */
export function FilingPanel({ id }: { readonly id: string }) {
  const messages = usePayeMessages();
  const language = useLanguage();
  const role = activeRole(useSession().session);
  const { pathname } = useLocation();
  const [asking, setAsking] = useState<{ readonly row: AskedRow | null }>();
  const api = useApiClient();
  const [tpui = '', month = ''] = id.split('~');
  const query = useQuery({
    queryKey: ['paye', 'filings', id],
    queryFn: ({ signal }) => api(getPayeFiling, { params: { tpui, month } }, signal),
  });
  if (query.isPending) return <Skeleton height={320} role="status" aria-label={messages.loading} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={messages.failed}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { employer, schedule, queries } = query.data;
  const root = pathname.slice(0, pathname.indexOf('/', 1));
  const onAsk =
    role !== undefined && askPayeQuery.access.some((one) => one === role)
      ? (row: AskedRow | null) => setAsking({ row })
      : undefined;
  return (
    <div className="ws-paye">
      <h2>
        {employer}, {monthWords(month, language)}
      </h2>
      {schedule ? (
        <>
          <Facts
            facts={[
              [messages.employees, counted(schedule.employees)],
              [messages.gross, <Money key="gross" amountKobo={schedule.grossKobo} />],
              [messages.deducted, <Money key="deducted" amountKobo={schedule.deductedKobo} />],
              [messages.law, <Money key="law" amountKobo={schedule.lawKobo} />],
              [messages.due, <Money key="due" amountKobo={schedule.dueKobo} />],
              [messages.filedOn, schedule.filedAt && formatDate(dayOfMoment(schedule.filedAt), language)],
              [messages.version, counted(schedule.version)],
              [messages.leftOut, schedule.leftOutCount > 0 ? counted(schedule.leftOutCount) : null],
              [
                messages.bill,
                schedule.bill && (
                  <TextLink key="bill" to={`${root}/invoice-reports?record=${schedule.bill.reference}`}>
                    {schedule.bill.reference}
                  </TextLink>
                ),
              ],
            ]}
          />
          <LateFacts lateness={schedule.lateness} />
          <BranchShares branches={schedule.branches} />
          <ChangeRows schedule={schedule} onAsk={onAsk} />
          <FiledRows schedule={schedule} onAsk={onAsk} />
          {onAsk && (
            <p className="ui-screen-only">
              <Button size="sm" variant="secondary" onClick={() => onAsk(null)}>
                {messages.askWhole}
              </Button>
            </p>
          )}
        </>
      ) : (
        <EmptyState title={messages.notFiled}>{messages.notFiledText}</EmptyState>
      )}
      {queries.length > 0 && <h3>{messages.queries}</h3>}
      {queries.map(({ id: queryId, employee, state, words }) => (
        <section key={queryId} aria-label={employee ?? messages.wholeSchedule}>
          <p>
            <strong>{employee ?? messages.wholeSchedule}</strong>{' '}
            <span className="ws-paye-quiet">{messages.states[state]}</span>
          </p>
          <QueryWords words={words} />
        </section>
      ))}
      <p className="ws-paye-quiet">{messages.noted}</p>
      {asking && schedule && (
        <Suspense>
          <AskEmployer
            row={asking.row && `${asking.row.name} (${asking.row.staffNumber})`}
            text={messages.askText}
            done={messages.asked}
            ask={(text) =>
              api(askPayeQuery, {
                body: { scheduleId: schedule.id, staffNumber: asking.row?.staffNumber ?? null, text },
              })
            }
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
