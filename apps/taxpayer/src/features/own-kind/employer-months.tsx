import { useApiClient } from '@portal/api-client';
import { getPayeYear, lagosDay, monthName, payeReturnDueOn } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Sheet, TextLink } from '@portal/ui';
import { texts } from './texts.ts';

/** The first month that is not filed, with its day. */
export function EmployerMonths() {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const year = Number(lagosDay(Date.now()).slice(0, 4));
  const { data } = useQuery({
    queryKey: ['paye', 'year', year],
    queryFn: ({ signal }) => api(getPayeYear, { query: { year } }, signal),
  });
  if (!data) return null;
  const open = data.months.find(({ isOpen, state }) => isOpen && isToFile(state));
  const asked = data.months.reduce((sum, { openQueries }) => sum + openQueries, 0);
  return (
    <Sheet padding="md" className="dash-card" aria-labelledby="dash-employer">
      <h2 id="dash-employer">{localized(texts.employer)}</h2>
      {open ? (
        <p>
          {`${localized(texts.next)}: `}
          <strong>{`${monthName(Number(open.month.slice(5)), language)} ${open.month.slice(0, 4)}`}</strong>
          {`, ${localized(open.isLate ? texts.late : texts.dueOn)} ${formatDate(open.dueOn, language)}`}
        </p>
      ) : (
        <p>{localized(texts.allFiled)}</p>
      )}
      <p>{`${localized(texts.annual)} ${year}, ${localized(texts.dueOn)} ${formatDate(payeReturnDueOn(year), language)}`}</p>
      {asked > 0 && <p>{`${localized(texts.asked)} ${asked}`}</p>}
      <p>
        <TextLink to={open ? `/user/paye-manager?month=${open.month}` : '/user/paye-manager'}>
          {localized(texts.toPaye)}
        </TextLink>
      </p>
    </Sheet>
  );
}

export const isToFile = (state: string) => state === 'not-filed' || state === 'draft';
