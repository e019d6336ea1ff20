import { lazyPart, useLocalized } from '@portal/platform';
import { showToast } from '@portal/ui';
import { Suspense, useState } from 'react';
import { useKeptAddress } from './address/use-kept-address.ts';
import { useListAddress } from './address/use-list-address.ts';
import { useSearch } from './address/use-search.ts';
import { ListFoot } from './foot/list-foot.tsx';
import { counted } from './format.ts';
import { useListSettings } from './keyboard/list-settings.ts';
import { useRowKeys } from './keyboard/use-row-keys.ts';
import { ListHead } from './list-head.tsx';
import type { ListScreenDefinition } from './list-screen-definition.ts';
import { useListMessages } from './messages/use-list-messages.ts';
import { RecordBody } from './panel/record-body.tsx';
import { RecordPanel } from './panel/record-panel.tsx';
import { useRecordRow } from './rows/use-record-row.ts';
import { useReportRows } from './rows/use-report-rows.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { choosing, useSelection } from './selection/use-selection.ts';
import { NoRows, RowsFailed } from './states/list-state.tsx';
import { opensRecords, ReportTable, recordIdOf } from './table/report-table.tsx';
import { shownColumns } from './table/shown-columns.ts';
import { TotalsRow, TotalsStrip } from './table/totals.tsx';

const HelpSheet = lazyPart(async () => (await import('./keyboard/help-sheet.tsx')).HelpSheet);

export interface ListScreenProps {
  readonly screen: ListScreenDefinition;
}

/** The screen of a report: filters, rows, totals and the record beside them, all from its address. */
export function ListScreen({ screen }: ListScreenProps) {
  const messages = useListMessages();
  const localized = useLocalized();
  useKeptAddress();
  const address = useListAddress(screen.report);
  const search = useSearch(address);
  const { rows: query, totals: exact, news } = useReportRows(screen.report, search.asked);
  const [help, setHelp] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  const isCompact = useListSettings((settings) => settings.isCompact);

  const page = query.data;
  const rows = page?.data;
  const ids = rows?.map((row) => recordIdOf(screen, row)) ?? [];
  const selection = useSelection(rows);
  const keys = useRowKeys({
    ...{ address, ids, page },
    onHelp: () => setHelp('open'),
    onChoose: screen.Bulk && choosing(selection, rows),
  });
  const columns = shownColumns(screen, address.columns);
  const totals = page?.totals ?? exact.data?.totals ?? null;
  const isBounded = page?.isBounded === true && exact.data === undefined;
  const count = page && `${counted(exact.data?.totalRecords ?? page.totalRecords)}${isBounded ? '+' : ''}`;
  const noun = localized(page?.totalRecords === 1 ? screen.noun.one : screen.noun.many);
  const openIndex = ids.indexOf(address.record ?? '');
  const record = useRecordRow(screen, address.record, rows?.[openIndex], query, search.asked);
  const hasRecord = opensRecords(screen);

  /** What stood in the address comes back at a press; a search that stands in none does not. */
  function clear() {
    const keys = ['status', 'criteria', ...Object.keys(screen.report.choices ?? {}), ...screen.report.filters];
    const before = Object.fromEntries(keys.map((key) => [key, address.asked[key]]));
    search.clear();
    address.change(Object.fromEntries(keys.map((key) => [key, undefined])));
    showToast({
      kind: 'success',
      message: messages.filtersCleared,
      action: { label: messages.undo, run: () => address.change(before) },
    });
  }

  return (
    <div
      className="ws"
      data-density={isCompact ? 'compact' : 'normal'}
      data-panel={address.record !== undefined && hasRecord ? '' : undefined}
    >
      <section className="ws-list" aria-label={localized(screen.title)}>
        <ListHead screen={screen} address={address} search={search} page={page} count={count} error={query.error} />
        <p className="ui-hidden" role="status">
          {count && !query.isPlaceholderData && `${count} ${noun}`}
        </p>
        <p className="ws-new" role="status">
          {news.count > 0 && (
            <button type="button" onClick={news.show}>
              {messages.newRows(news.count, localized(news.count === 1 ? screen.noun.one : screen.noun.many))}
            </button>
          )}
        </p>
        <SelectionBar screen={screen} selection={selection} />
        {query.isError ? (
          <div className="ws-state">
            <RowsFailed error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
          </div>
        ) : rows?.length === 0 ? (
          <div className="ws-state">
            <NoRows screen={screen} address={address} criteria={search.asked.criteria} onClear={clear} />
          </div>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          <section className="ws-scroll" aria-label={messages.rows} tabIndex={0} aria-busy={query.isFetching}>
            {page && <TotalsStrip screen={screen} count={`${count} ${noun}`} totals={totals} />}
            {screen.Bulk && rows && (
              <label className="ws-choose-all">
                <input type="checkbox" checked={selection.isAll} onChange={selection.toggleAll} />
                {messages.chooseAllShort}
              </label>
            )}
            <ReportTable
              screen={screen}
              address={address}
              columns={columns}
              rows={rows}
              selection={screen.Bulk && selection}
              totalsRow={
                <TotalsRow screen={screen} columns={columns} count={count ? `${count} ${noun}` : '…'} totals={totals} />
              }
              current={keys.current}
              onCurrent={keys.setCurrent}
              bodyRef={keys.bodyRef}
            />
          </section>
        )}
        {page && rows && rows.length > 0 && (
          <ListFoot address={address} page={page} total={count ?? ''} onKeys={() => setHelp('open')} />
        )}
      </section>
      {address.record !== undefined && hasRecord && (
        <RecordPanel
          id={address.record}
          name={screen.nameOf && (record.row ? screen.nameOf(record.row) : localized(screen.noun.one))}
          onPrevious={openIndex > 0 ? () => keys.goTo(openIndex - 1) : undefined}
          onNext={openIndex >= 0 && openIndex < ids.length - 1 ? () => keys.goTo(openIndex + 1) : undefined}
          onClose={keys.close}
        >
          <RecordBody key={address.record} screen={screen} id={address.record} record={record} />
        </RecordPanel>
      )}
      {help !== 'never-opened' && (
        <Suspense>
          <HelpSheet isOpen={help === 'open'} hasChoice={screen.Bulk !== undefined} onClose={() => setHelp('closed')} />
        </Suspense>
      )}
    </div>
  );
}
