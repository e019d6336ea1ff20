import { lagosDay } from '@portal/contracts';
import { useSearchParams } from '@portal/platform/router';
import { Page } from '@portal/ui';
import './budget.css';
import { useBudgetMessages } from './messages/use-budget-messages.ts';
import { StatementList } from './statement-list.tsx';
import { TargetVersions } from './target-versions.tsx';

/** What a SuperAdmin enters by hand about a year. */
export function BudgetScreen() {
  const messages = useBudgetMessages();
  const [params, setParams] = useSearchParams();
  const current = Number(lagosDay(Date.now()).slice(0, 4));
  const asked = Number(params.get('year'));
  const year = Number.isInteger(asked) && asked >= 2000 && asked <= 2100 ? asked : current;
  const years = [...new Set([year, current + 1, current, current - 1, current - 2])].sort((a, b) => b - a);
  return (
    <Page title={messages.title} width="text">
      <p>{messages.intro}</p>
      <label className="budget-year">
        {messages.year}{' '}
        <select value={year} onChange={(event) => setParams({ year: event.target.value }, { replace: true })}>
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <TargetVersions key={`targets ${year}`} year={year} />
      <StatementList key={`statements ${year}`} year={year} />
    </Page>
  );
}
