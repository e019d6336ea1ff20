import { ApiError } from '@portal/api-client';
import { useLocalized } from '@portal/platform';
import type { ListAddress } from './address/use-list-address.ts';
import type { Search } from './address/use-search.ts';
import { ExportButton } from './export/export-button.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { PeriodChip } from './filters/period-chip.tsx';
import { SearchField } from './filters/search-field.tsx';
import { timeInLagos } from './format.ts';
import { useListSettings } from './keyboard/list-settings.ts';
import { ListIcon } from './list-icon.tsx';
import type { ListScreenDefinition } from './list-screen-definition.ts';
import { useListMessages } from './messages/use-list-messages.ts';
import type { ReportPage } from './rows/report-page.ts';
import { ColumnChoice } from './table/column-choice.tsx';
import { ViewsButton } from './views/views-button.tsx';

export interface ListHeadProps {
  readonly screen: ListScreenDefinition;
  readonly address: ListAddress;
  readonly search: Search;
  readonly page: ReportPage | undefined;
  /** "12,846"; undefined until it is known. */
  readonly count: string | undefined;
  readonly error: Error | null;
}

/** Title with count, the list's tools, and below them what narrows it. */
export function ListHead({ screen, address, search, page, count, error }: ListHeadProps) {
  const messages = useListMessages();
  const localized = useLocalized();
  const { report, title, Tools } = screen;
  const isReport = report.totalsOf !== undefined;
  const exported = isReport ? report : report.exports;
  const { asked } = address;
  const problems = error instanceof ApiError ? error.fieldErrors : {};
  const isCompact = useListSettings((settings) => settings.isCompact);
  const own = asked.minDate !== undefined && asked.maxDate !== undefined;
  const period = own ? { minDate: String(asked.minDate), maxDate: String(asked.maxDate) } : (page?.period ?? undefined);
  return (
    <header className="ws-head">
      <div className="ws-head-line">
        <h1 tabIndex={-1} className="ws-title">
          {localized(title)}
        </h1>
        <span className="ws-count">{count}</span>
        <span className="ws-as-of">{page && messages.asOf(timeInLagos(page.asOf))}</span>
        <span className="ws-tools ui-screen-only">
          {isReport && <ViewsButton report={report} address={address} />}
          <span className="ws-wide">
            <ColumnChoice screen={screen} address={address} />
            <Tool
              icon={isCompact ? 'rows' : 'rows-close'}
              label={isCompact ? messages.widerRows : messages.compactRows}
              onPress={() => useListSettings.setState({ isCompact: !isCompact })}
            />
            <Tool icon="print" label={messages.print} onPress={() => window.print()} />
          </span>
          {exported && (
            <ExportButton
              report={exported}
              asked={search.asked}
              columns={address.columns ?? Object.keys(screen.columns)}
            />
          )}
          {Tools && <Tools />}
        </span>
      </div>
      <div className="ws-chips">
        {report.searches && (
          <SearchField
            label={localized(report.searches)}
            value={search.asked.criteria}
            problem={problems.criteria}
            onSearch={search.search}
          />
        )}
        <div className="ws-chip-row">
          {report.period && (
            <PeriodChip
              label={localized(report.period.label)}
              period={period}
              problem={problems.minDate ?? problems.maxDate}
              onChange={address.change}
            />
          )}
          <FilterChips report={report} asked={asked} onChange={address.change} />
        </div>
      </div>
    </header>
  );
}

interface ToolProps {
  readonly icon: 'rows' | 'rows-close' | 'print';
  readonly label: string;
  readonly onPress: () => void;
}

function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <button type="button" className="ws-tool" aria-label={label} title={label} onClick={onPress}>
      <ListIcon name={icon} />
    </button>
  );
}
