import { problemOf } from '@portal/api-client';
import { lagosDay } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { LoadFailure, Page, Sheet, Skeleton, TextLink } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { periodName } from '../../duties/period-name.ts';
import { DutyRow, isOverdue, type OwnDuty } from './duty-row.tsx';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { useOwnDuties } from './returns.queries.ts';
import { useAskedYear, YearNav } from './year-nav.tsx';
import './returns.css';

const path = '/user/returns/calendar';
const shows = ['all', 'open', 'overdue', 'done', 'excused'] as const;
type Show = (typeof shows)[number];

/** A year of duties by the month in which they are due; year and what is shown stand in the address. */
export function DutyCalendar() {
  const messages = useReturnsMessages();
  const [search, setSearch] = useSearchParams();
  const { year, last } = useAskedYear();
  const show = shows.find((one) => one === search.get('show')) ?? 'all';
  return (
    <Page title={messages.calendar} lead={messages.calendarLead}>
      <p className="return-ways">
        <TextLink to={`/user/returns?year=${year}`}>{messages.back}</TextLink>
        <TextLink to="/user/returns/facts">{messages.whyDuties}</TextLink>
      </p>
      <YearNav path={path} year={year} last={last} rest={show === 'all' ? '' : `&show=${show}`} />
      <div className="return-page">
        <SelectField
          label={messages.show}
          value={show}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ year: String(year), ...(value !== 'all' && { show: value }) }, { replace: true })
          }
          data={shows.map((value) => ({ value, label: messages.shows[value] }))}
        />
        <Months year={year} show={show} />
      </div>
    </Page>
  );
}

function Months({ year, show }: { readonly year: number; readonly show: Show }) {
  const messages = useReturnsMessages();
  const language = useLanguage();
  const { data, error, refetch } = useOwnDuties(year);
  if (error && !data)
    return <LoadFailure problem={problemOf(error)} message={messages.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} role="status" aria-label={messages.loading} />;
  const today = lagosDay(Date.now());
  const shown = data.obligations.filter((duty) => isShown(duty, show, today));
  const months = [...new Set(shown.map(({ dueOn }) => dueOn.slice(0, 'YYYY-MM'.length)))].sort();
  return (
    <>
      <p role="status" className="return-quiet">
        {shown.length > 0
          ? messages.count(shown.length)
          : data.obligations.length === 0
            ? messages.nothingDue
            : messages.noneOfThese}
      </p>
      {months.map((month) => (
        <Sheet key={month} aria-labelledby={`due-${month}`}>
          <h2 id={`due-${month}`} className="ui-heading">
            {periodName(month, language)}
          </h2>
          <ul className="return-duties">
            {shown
              .filter(({ dueOn }) => dueOn.startsWith(month))
              .map((duty) => (
                <DutyRow key={`${duty.kind} ${duty.period}`} duty={duty} today={today} isInFull />
              ))}
          </ul>
        </Sheet>
      ))}
    </>
  );
}

function isShown(duty: OwnDuty, show: Show, today: string): boolean {
  switch (show) {
    case 'open':
      return duty.state === 'expected';
    case 'overdue':
      return isOverdue(duty, today);
    case 'done':
      return duty.state === 'filed' || duty.state === 'filed-late';
    case 'excused':
      return duty.state === 'excused' || duty.state === 'ended';
    default:
      return true;
  }
}
