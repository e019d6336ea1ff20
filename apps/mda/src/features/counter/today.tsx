import { problemOf, useApiClient } from '@portal/api-client';
import { type CounterBill, counterBillsMost, lagosClock, lagosDay, listCounterBills } from '@portal/contracts';
import { useLive } from '@portal/platform/inbox';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { LoadFailure, Money, Sheet, Skeleton, StatusBadge, type StatusTone, TextLink } from '@portal/ui';
import { reportAddress } from '@portal/workspace/numbers';
import { Tabs } from '@portal/workspace/sections';
import { paths, reports } from '../../paths.ts';
import { useCounterMessages } from './messages/use-counter-messages.ts';
import { ServiceButton } from './service-button.tsx';

type Which = 'raised' | 'paid';

/** Money of other ways to pay is not told by the hub. */
const askAgainMs = 30_000;

const tones: Readonly<Record<CounterBill['status'], StatusTone>> = {
  unpaid: 'neutral',
  paid: 'good',
  'under-review': 'warning',
  expired: 'neutral',
  cancelled: 'neutral',
  void: 'danger',
};

/** Bills and receipts of today, live, and who was served. */
export function TodayAtCounter() {
  const messages = useCounterMessages();
  const queries = useQueryClient();
  useLive('counter', () => void queries.invalidateQueries({ queryKey: ['counter', 'today'] }));
  return (
    <Sheet as="section" padding="md" className="mc-today" aria-label={messages.today}>
      <h2 className="mc-heading">{messages.today}</h2>
      <Tabs
        label={messages.today}
        tabs={[
          { id: 'paid', title: messages.paidToday, content: <TodayList which="paid" none={messages.nonePaid} /> },
          {
            id: 'raised',
            title: messages.raisedToday,
            content: <TodayList which="raised" none={messages.noneRaised} />,
          },
        ]}
      />
      <p className="mc-quiet">
        <TextLink to={paths.dayClose}>{messages.dayClose}</TextLink>
      </p>
    </Sheet>
  );
}

function TodayList({ which, none }: { readonly which: Which; readonly none: string }) {
  const messages = useCounterMessages();
  const api = useApiClient();
  const today = useQuery({
    queryKey: ['counter', 'today', which],
    queryFn: ({ signal }) => api(listCounterBills, { query: { which } }, signal),
    refetchInterval: askAgainMs,
  });
  if (today.error && !today.data)
    return (
      <LoadFailure
        problem={problemOf(today.error)}
        message={messages.listFailed}
        onRetry={() => void today.refetch()}
      />
    );
  if (!today.data) return <Skeleton height={160} role="status" aria-label={messages.today} />;
  if (today.data.length === 0) return <p className="mc-quiet">{none}</p>;
  const { columns } = messages;
  const hasCounters = today.data.some(({ counter }) => counter !== null);
  return (
    <div className="mc-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.payer}</th>
            <th scope="col">{columns.heads}</th>
            <th scope="col">{columns.amount}</th>
            <th scope="col">{columns.time}</th>
            {hasCounters && <th scope="col">{messages.counter}</th>}
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {today.data.map((bill) => (
            <tr key={bill.billReference}>
              <th scope="row">
                <TextLink to={paths.bill(bill.billReference)}>{bill.payer}</TextLink>
              </th>
              <td>{bill.heads}</td>
              <td>
                <Money amountKobo={bill.totalKobo} />
              </td>
              <td>{lagosClock((which === 'paid' ? bill.paidAt : null) ?? bill.raisedAt)}</td>
              {hasCounters && <td>{bill.counter}</td>}
              <td>
                {bill.serviceGiven ? (
                  <StatusBadge tone="good">{messages.served}</StatusBadge>
                ) : bill.status === 'paid' && bill.receiptNumber ? (
                  <ServiceButton size="sm" receiptNumber={bill.receiptNumber} />
                ) : (
                  <StatusBadge tone={tones[bill.status]}>{messages.states[bill.status]}</StatusBadge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {today.data.length >= counterBillsMost && (
        <p className="mc-quiet">
          {messages.newestOnly(String(counterBillsMost))}{' '}
          <TextLink to={reportOfToday(which)}>{messages.allOfToday}</TextLink>
        </p>
      )}
    </div>
  );
}

function reportOfToday(which: Which): string {
  const today = lagosDay(Date.now());
  return reportAddress(which === 'paid' ? reports.collections : reports.invoices, { minDate: today, maxDate: today });
}
