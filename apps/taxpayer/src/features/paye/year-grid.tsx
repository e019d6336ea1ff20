import { problemOf } from '@portal/api-client';
import { formatNaira, lagosDay, monthName, type PayeMonthOverview } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import {
  formatDate,
  LinkButton,
  LoadFailure,
  Sheet,
  Skeleton,
  StatusBadge,
  type StatusTone,
  TextLink,
} from '@portal/ui';
import { LateSigns } from '../../schedule-files/lateness.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { usePayeYear } from './paye.queries.ts';

const first = 2025;
const path = '/user/paye-manager';
const tones: Readonly<Record<PayeMonthOverview['state'], StatusTone>> = {
  'not-filed': 'neutral',
  draft: 'info',
  filed: 'good',
  billed: 'warning',
  paid: 'good',
};

/** Twelve months: how each stands, and by when it is due. */
export function YearGrid({ asked }: { readonly asked: number }) {
  const messages = usePayeMessages();
  const now = Number(lagosDay(Date.now()).slice(0, 4));
  const year = asked >= first && asked <= now ? asked : now;
  const months = usePayeYear(year);
  return (
    <>
      <nav className="schedule-years" aria-label={String(year)}>
        {year > first && <TextLink to={`${path}?year=${year - 1}`}>{messages.before}</TextLink>}
        <strong>{year}</strong>
        {year < now && <TextLink to={`${path}?year=${year + 1}`}>{messages.after}</TextLink>}
      </nav>
      <div className="ui-page-actions">
        <LinkButton variant="secondary" to={`${path}?return=${year}`}>
          {messages.returnTitle(year)}
        </LinkButton>
        <LinkButton variant="secondary" to={`${path}?branches=all`}>
          {messages.branches}
        </LinkButton>
      </div>
      {months.isPending && <Skeleton height={320} />}
      {months.isError && (
        <LoadFailure
          problem={problemOf(months.error)}
          message={messages.loadFailed}
          onRetry={() => months.refetch()}
          isRetrying={months.isFetching}
        />
      )}
      {months.data && (
        <ul className="schedule-months">
          {months.data.months.map((month) => (
            <Month key={month.month} month={month} />
          ))}
        </ul>
      )}
    </>
  );
}

function Month({ month }: { readonly month: PayeMonthOverview }) {
  const { month: id, dueOn, isOpen, state, isAmended, employees, dueKobo, openQueries, isNil } = month;
  const messages = usePayeMessages();
  const language = useLanguage();
  const name = monthName(Number(id.slice(5)), language);
  return (
    <Sheet as="li" padding="md" tone={isOpen ? 'card' : 'sunken'}>
      <h2 className="schedule-month">{isOpen ? <TextLink to={`${path}?month=${id}`}>{name}</TextLink> : name}</h2>
      <p className="schedule-signs">
        {isOpen ? (
          <StatusBadge tone={tones[state]}>{isNil ? messages.nil : messages.states[state]}</StatusBadge>
        ) : (
          <StatusBadge tone="neutral">{messages.notBegun}</StatusBadge>
        )}
        <LateSigns month={month} />
        {openQueries > 0 && <StatusBadge tone="warning">{messages.openQueries}</StatusBadge>}
        {isAmended && <StatusBadge tone="info">{messages.amended}</StatusBadge>}
      </p>
      <p className="schedule-quiet">
        {messages.dueOn} {formatDate(dueOn)}
      </p>
      {employees > 0 && (
        <p>
          {messages.employees(employees)}, <strong>{formatNaira(dueKobo)}</strong>
        </p>
      )}
    </Sheet>
  );
}
