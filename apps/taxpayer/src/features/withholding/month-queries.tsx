import { problemOf } from '@portal/api-client';
import { LoadFailure } from '@portal/ui';
import { useScheduleMessages } from '../../schedule-files/messages/use-schedule-messages.ts';
import { OfficeQuery } from '../../schedule-files/office-query.tsx';
import { useAnswer, useWithholdingQueries } from './withholding.queries.ts';

/** What the tax office asks about a month of tax withheld. */
export function MonthQueries({ month }: { readonly month: string }) {
  const messages = useScheduleMessages();
  const found = useWithholdingQueries(month);
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
      row={query.beneficiary === null ? null : `${query.beneficiary} (${query.position})`}
      answer={answer}
    />
  ));
}
