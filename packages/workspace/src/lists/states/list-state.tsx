import { ApiError, problemOf } from '@portal/api-client';
import { useLocalized } from '@portal/platform';
import { Button, EmptyState, LoadFailure } from '@portal/ui';
import type { ListAddress } from '../address/use-list-address.ts';
import { removableFilters } from '../filters/filter-chips.tsx';
import { presetsOn } from '../filters/period-presets.ts';
import { todayInLagos } from '../format.ts';
import type { ListScreenDefinition } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';

export interface NoRowsProps {
  readonly screen: ListScreenDefinition;
  readonly address: ListAddress;
  readonly criteria: string;
  readonly onClear: () => void;
}

/** Nothing to show: because nothing is there, or because nothing answers the filters. */
export function NoRows({ screen, address, criteria, onClear }: NoRowsProps) {
  const messages = useListMessages();
  const localized = useLocalized();
  if (criteria !== '' || removableFilters(screen.report, address.asked).length > 0)
    return (
      <EmptyState
        title={messages.nothingFound}
        action={
          <Button variant="secondary" onClick={onClear}>
            {messages.clearFilters}
          </Button>
        }
      >
        {messages.nothingFoundText}
      </EmptyState>
    );
  if (!screen.report.period)
    return <EmptyState title={messages.emptyPlain(localized(screen.noun.many))}>{messages.emptyPlainText}</EmptyState>;
  const year = presetsOn(todayInLagos()).find(({ id }) => id === 'year');
  return (
    <EmptyState
      title={messages.emptyTitle(localized(screen.noun.many))}
      action={
        screen.report.period &&
        year && (
          <Button variant="secondary" onClick={() => address.change({ minDate: year.minDate, maxDate: year.maxDate })}>
            {messages.wholeYear}
          </Button>
        )
      }
    >
      {messages.emptyText}
    </EmptyState>
  );
}

export interface RowsFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** No rows because they were refused, because what was asked cannot be, or because something broke. */
export function RowsFailed({ error, onRetry, isRetrying }: RowsFailedProps) {
  const messages = useListMessages();
  const refusal = error instanceof ApiError ? error : undefined;
  if (refusal?.status === 403)
    return (
      <EmptyState icon="info" title={messages.refusedTitle}>
        {messages.refusedText}
      </EmptyState>
    );
  if (refusal?.status === 422)
    return (
      <EmptyState icon="warning" title={messages.mendFilters}>
        {Object.values(refusal.fieldErrors).join(' ') || refusal.message}
      </EmptyState>
    );
  return <LoadFailure problem={problemOf(error)} message={messages.failed} onRetry={onRetry} isRetrying={isRetrying} />;
}
