import { problemOf } from '@portal/api-client';
import { lagosDay } from '@portal/contracts';
import { LoadFailure, Skeleton } from '@portal/ui';
import { DutyRow } from './duty-row.tsx';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { useOwnDuties } from './returns.queries.ts';

/** What falls due in a year, the nearest first, each with the way to file it. */
export function DutyList({ year }: { readonly year: number }) {
  const messages = useReturnsMessages();
  const { data, error, refetch } = useOwnDuties(year);
  if (error && !data)
    return <LoadFailure problem={problemOf(error)} message={messages.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} role="status" aria-label={messages.loading} />;
  if (data.obligations.length === 0) return <p className="return-quiet">{messages.nothingDue}</p>;
  const today = lagosDay(Date.now());
  return (
    <ul className="return-duties">
      {data.obligations.map((duty) => (
        <DutyRow key={`${duty.kind} ${duty.period}`} duty={duty} today={today} />
      ))}
    </ul>
  );
}
