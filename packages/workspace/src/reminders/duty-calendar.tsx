import { useApiClient } from '@portal/api-client';
import { dutyWords, monthName, type ResponseOf, readDutyCalendar } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import { formatDate, LinkButton, Page, Skeleton } from '@portal/ui';
import { todayInLagos } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { RecordFailure } from '../records/record-failure.tsx';
import { RecordSection } from '../records/record-section.tsx';
import { words } from './words.ts';

type Calendar = ResponseOf<typeof readDutyCalendar>;
const [first, last] = [2025, 2100];

/** Month by month which return is due when, with extensions and holidays. The year stands in the address. */
export function DutyCalendar() {
  const localized = useLocalized();
  const api = useApiClient();
  const [params] = useSearchParams();
  const year = yearOf(params.get('month'));
  const query = useQuery({
    queryKey: ['duty-calendar', year],
    queryFn: ({ signal }) => api(readDutyCalendar, { query: { year } }, signal),
  });
  return (
    <Page
      title={localized(words.calendar)}
      lead={localized(words.calendarLead).replace('{year}', String(year))}
      width="full"
      actions={[year - 1, year + 1]
        .filter((other) => other >= first && other <= last)
        .map((other) => (
          <LinkButton key={other} size="sm" variant="secondary" to={`?month=${other}-01`}>
            {String(other)}
          </LinkButton>
        ))}
    >
      {query.data ? (
        <Months calendar={query.data} />
      ) : query.error ? (
        <RecordFailure source={query} />
      ) : (
        <Skeleton height={320} role="status" aria-label={localized(words.loading)} />
      )}
    </Page>
  );
}

/** That of `?month=2026-11`; this one where the address has none. */
function yearOf(month: string | null): number {
  const year = Number((month ?? '').slice(0, 4));
  return Number.isInteger(year) && year >= first && year <= last ? year : Number(todayInLagos().slice(0, 4));
}

function Months({ calendar: { days, holidays } }: { readonly calendar: Calendar }) {
  const localized = useLocalized();
  const language = useLanguage();
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
    .map((month) => ({ month, due: days.filter(({ dueOn }) => Number(dueOn.slice(5, 7)) === month) }))
    .filter(({ due }) => due.length > 0);
  return (
    <div className="ws-record">
      {months.length === 0 && <p className="ws-quiet">{localized(words.nothingDue)}</p>}
      {months.map(({ month, due }) => (
        <RecordSection key={month} title={monthName(month, language)}>
          <Facts
            facts={due.map(({ kind, period, dueOn, lawDay, announced }) => [
              `${localized(dutyWords[kind])}, ${period}`,
              <span key="day">
                {formatDate(dueOn, language)}
                {lawDay && (
                  <>
                    {' '}
                    <span className="ws-quiet">
                      {localized(words.extended)
                        .replace('{day}', formatDate(lawDay, language))
                        .replace('{announced}', announced ?? '')}
                    </span>
                  </>
                )}
              </span>,
            ])}
          />
        </RecordSection>
      ))}
      {holidays.length > 0 && (
        <RecordSection title={localized(words.holidays)}>
          <Facts facts={holidays.map(({ day, name }) => [formatDate(day, language), localized(name)])} />
        </RecordSection>
      )}
    </div>
  );
}
