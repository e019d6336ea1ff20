import { problemOf } from '@portal/api-client';
import { LoadFailure } from '@portal/ui';
import { useScheduleMessages } from '../../schedule-files/messages/use-schedule-messages.ts';
import { OfficeQuery } from '../../schedule-files/office-query.tsx';
import { useAnswer, usePayeQueries } from './paye.queries.ts';

/** What the tax office asks about a month of PAYE. */
export function MonthQueries({ month }: { readonly month: string }) {
  const messages = useScheduleMessages();
  const found = usePayeQueries(month);
  const answer = useAnswer(month);
  if (found.isError)
    return (
      <LoadFailure
        problem={problemOf(found.error)}
        message={messages.queriesFailed}
        onRetry={() => found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  return found.data?.map((query) => (
    <OfficeQuery
      key={query.id}
      query={query}
      row={query.employee === null ? null : `${query.employee} (${query.staffNumber})`}
      answer={answer}
    />
  ));
}
