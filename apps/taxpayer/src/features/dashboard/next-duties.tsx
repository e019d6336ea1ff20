import { useApiClient } from '@portal/api-client';
import { dutyWords, lagosDay, listOwnObligations } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Sheet, TextLink } from '@portal/ui';
import { periodName } from '../../duties/period-name.ts';
import { wayOfDuty } from '../../duties/way-of-duty.ts';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';

const shownMost = 3;

/** What has to be filed next; nothing where nothing is expected, or while it cannot be read: the page of returns says more. */
export function NextDuties() {
  const messages = useDashboardMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const today = lagosDay(Date.now());
  const year = Number(today.slice(0, 4));
  const { data } = useQuery({
    queryKey: ['returns', 'duties', year],
    queryFn: ({ signal }) => api(listOwnObligations, { query: { year } }, signal),
  });
  const next = data?.obligations.filter(({ state }) => state === 'expected').slice(0, shownMost) ?? [];
  if (next.length === 0) return null;
  return (
    <Sheet padding="md" className="dash-card" aria-labelledby="dash-duties">
      <h2 id="dash-duties">{messages.toFile}</h2>
      <ul className="dash-list">
        {next.map(({ kind, period, dueOn }) => (
          <li key={`${kind} ${period}`}>
            <span>
              <TextLink to={wayOfDuty(kind, period)}>
                {localized(dutyWords[kind])}: {periodName(period, language)}
              </TextLink>
              <small>{dueOn < today ? messages.wasDue(formatDate(dueOn)) : messages.isDue(formatDate(dueOn))}</small>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to="/user/returns/calendar">{messages.calendar}</TextLink>{' '}
        <TextLink to="/user/returns">{messages.allReturns}</TextLink>
      </p>
    </Sheet>
  );
}
