import { actingFor } from '@portal/auth';
import { monthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { Page, TextLink } from '@portal/ui';
import { AnnualReturn } from './annual-return.tsx';
import { BranchList } from './branch-list.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { MonthPage } from './month-page.tsx';
import { MonthQueries } from './month-queries.tsx';
import { OwnRows } from './own-rows.tsx';
import { YearGrid } from './year-grid.tsx';
import '../../schedule-files/schedule.css';

/** An employer's months, and the schedule of one; the address says which. */
export function PayeManager() {
  const messages = usePayeMessages();
  const language = useLanguage();
  const [search] = useSearchParams();
  const month = search.get('month') ?? '';
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) {
    const [year = '', number = ''] = month.split('-');
    return (
      <Page title={`${monthName(Number(number), language)} ${year}`} lead={messages.title}>
        <TextLink to={`/user/paye-manager?year=${year}`}>{messages.back}</TextLink>
        <MonthQueries key={`queries-${month}`} month={month} />
        <MonthPage key={month} month={month} />
      </Page>
    );
  }
  const returnOf = search.get('return') ?? '';
  if (/^20\d\d$/.test(returnOf)) {
    return (
      <Page title={messages.returnTitle(Number(returnOf))} lead={messages.title}>
        <TextLink to={`/user/paye-manager?year=${returnOf}`}>{messages.back}</TextLink>
        <AnnualReturn key={returnOf} year={Number(returnOf)} />
      </Page>
    );
  }
  if (search.has('branches')) {
    return (
      <Page title={messages.branches} lead={messages.branchesLead}>
        <TextLink to="/user/paye-manager">{messages.back}</TextLink>
        <BranchList />
      </Page>
    );
  }
  return (
    <Page title={messages.title} lead={messages.lead}>
      <YearGrid asked={Number(search.get('year'))} />
      {/* One's own pay, not the client's people's. */}
      {!actingFor() && <OwnRows />}
    </Page>
  );
}
