import { lagosDay } from '@portal/contracts';
import { useSearchParams } from '@portal/platform/router';
import { AsOf } from '@portal/workspace/numbers';
import type { ReactNode } from 'react';
import { useGovernorMessages } from './messages/use-governor-messages.ts';
import { useAskedYear, type useFiscalYear } from './use-fiscal-year.ts';

export interface YearHeadProps {
  readonly title: string;
  readonly source: ReturnType<typeof useFiscalYear>;
  readonly children?: ReactNode;
}

const yearsBack = 3;

/** Title with its time, and the year in the address. */
export function YearHead({ title, source, children }: YearHeadProps) {
  const messages = useGovernorMessages();
  const [, setParams] = useSearchParams();
  const year = useAskedYear();
  const current = Number(lagosDay(Date.now()).slice(0, 4));
  const years = [...new Set([year, ...Array.from({ length: yearsBack }, (_, back) => current - back)])].sort(
    (a, b) => b - a,
  );

  function choose(next: string) {
    setParams(
      (now) => {
        const params = new URLSearchParams(now);
        if (Number(next) === current) params.delete('year');
        else params.set('year', next);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <header className="wn-head">
      <div className="wn-head-line">
        <h1 tabIndex={-1} className="ws-title">
          {title}
        </h1>
        <AsOf asOf={source.data?.asOf} error={source.error} />
        <span className="ws-tools ui-screen-only">
          {children}
          <label className="ws-chip wn-against">
            <span className="ws-chip-key">{messages.year}</span>
            <select value={year} onChange={(event) => choose(event.target.value)}>
              {years.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="ws-button" onClick={() => window.print()}>
            {messages.print}
          </button>
        </span>
      </div>
    </header>
  );
}
