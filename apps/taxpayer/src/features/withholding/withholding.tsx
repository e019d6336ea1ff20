import { monthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { Page, TextLink } from '@portal/ui';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { MonthPage } from './month-page.tsx';
import { MonthQueries } from './month-queries.tsx';
import { YearGrid } from './year-grid.tsx';
import '../../schedule-files/schedule.css';

/** A payer's months, and what was withheld in one; the address says which. */
export function Withholding() {
  const messages = useWithholdingMessages();
  const language = useLanguage();
  const [search] = useSearchParams();
  const month = search.get('month') ?? '';
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) {
    const [year = '', number = ''] = month.split('-');
    return (
      <Page title={`${monthName(Number(number), language)} ${year}`} lead={messages.title}>
        <TextLink to={`/user/withholding?year=${year}`}>{messages.back}</TextLink>
        <MonthQueries key={`queries-${month}`} month={month} />
        <MonthPage key={month} month={month} />
      </Page>
    );
  }
  return (
    <Page title={messages.title} lead={messages.lead}>
      <YearGrid asked={Number(search.get('year'))} />
    </Page>
  );
}
