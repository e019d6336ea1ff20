import { useApiClient } from '@portal/api-client';
import { getWithholdingYear, lagosDay, monthName } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Sheet, TextLink } from '@portal/ui';
import { isToFile } from './employer-months.tsx';
import { texts } from './texts.ts';

/** What is late of the tax withheld from others, else the month whose day comes next. Who paid nobody owes nothing. */
export function WithholdingMonths() {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const today = lagosDay(Date.now());
  const year = Number(today.slice(0, 4));
  const { data } = useQuery({
    queryKey: ['withholding', 'year', year],
    queryFn: ({ signal }) => api(getWithholdingYear, { query: { year } }, signal),
  });
  if (!data) return null;
  const open = data.months.filter(({ isOpen, state }) => isOpen && isToFile(state));
  const next = open.find(({ isLate }) => isLate) ?? open.find(({ dueOn }) => dueOn >= today);
  return (
    <Sheet padding="md" className="dash-card" aria-labelledby="dash-withholding">
      <h2 id="dash-withholding">{localized(texts.withholding)}</h2>
      {next ? (
        <p>
          {`${localized(texts.withheld)} `}
          <strong>{`${monthName(Number(next.month.slice(5)), language)} ${next.month.slice(0, 4)}`}</strong>
          {`: ${localized(next.isLate ? texts.late : texts.dueOn)} ${formatDate(next.dueOn, language)}`}
        </p>
      ) : (
        <p>{localized(texts.noneDue)}</p>
      )}
      <p>
        <TextLink to={next ? `/user/withholding?month=${next.month}` : '/user/withholding'}>
          {localized(texts.toWithholding)}
        </TextLink>
      </p>
    </Sheet>
  );
}
