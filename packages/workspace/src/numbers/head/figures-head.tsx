import { ApiError } from '@portal/api-client';
import { useLocalized } from '@portal/platform';
import type { ReactNode } from 'react';
import { FilterChips } from '../../lists/filters/filter-chips.tsx';
import { PeriodChip } from '../../lists/filters/period-chip.tsx';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import { AsOf } from './as-of.tsx';
import { figuresFilter, periodLabel } from './figures-filter.ts';
import type { FiguresAddress } from './use-figures-address.ts';

export interface FiguresHeadProps {
  readonly title: string;
  readonly address: FiguresAddress;
  /** When the figures were read. */
  readonly asOf: string | undefined;
  readonly error?: Error | null | undefined;
  /** Filters that make sense here; all of them unless told. */
  readonly filters?: readonly (typeof figuresFilter.filters)[number][];
  /** In place of the standard comparison. */
  readonly comparison?: ReactNode;
  readonly tools?: ReactNode;
}

/** Title with its time, and below them what narrows the figures: period, comparison and filters, all in the address. */
export function FiguresHead({ title, address, asOf, error, filters, comparison, tools }: FiguresHeadProps) {
  const messages = useNumbersMessages();
  const localized = useLocalized();
  const { asked, change } = address;
  const problems = error instanceof ApiError ? error.fieldErrors : {};
  return (
    <header className="wn-head">
      <div className="wn-head-line">
        <h1 tabIndex={-1} className="ws-title">
          {title}
        </h1>
        <AsOf asOf={asOf} error={error} />
        <span className="ws-tools ui-screen-only">
          {tools}
          <button type="button" className="ws-button" onClick={() => window.print()}>
            {messages.print}
          </button>
        </span>
      </div>
      <div className="ws-chips">
        <div className="ws-chip-row">
          <PeriodChip
            label={localized(periodLabel)}
            period={asked}
            problem={problems.minDate ?? problems.maxDate}
            onChange={change}
          />
          {comparison ?? <AgainstChip asked={asked.against} onChange={(against) => change({ against })} />}
          <FilterChips
            report={{ ...figuresFilter, filters: filters ?? figuresFilter.filters }}
            asked={asked as never}
            onChange={change}
          />
        </div>
      </div>
    </header>
  );
}

interface AgainstChipProps {
  readonly asked: 'previous' | 'last-year';
  readonly onChange: (against: string) => void;
}

function AgainstChip({ asked, onChange }: AgainstChipProps) {
  const messages = useNumbersMessages();
  return (
    <label className="ws-chip wn-against">
      <span className="ws-chip-key">{messages.againstShort}</span>
      <select aria-label={messages.against} value={asked} onChange={(event) => onChange(event.target.value)}>
        <option value="previous">{messages.previous}</option>
        <option value="last-year">{messages['last-year']}</option>
      </select>
    </label>
  );
}
