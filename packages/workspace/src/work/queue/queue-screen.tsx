import { lazyPart, useLocalized } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { EmptyState } from '@portal/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useKeptAddress } from '../../lists/address/use-kept-address.ts';
import { useListAddress } from '../../lists/address/use-list-address.ts';
import { useSearch } from '../../lists/address/use-search.ts';
import { ListFoot } from '../../lists/foot/list-foot.tsx';
import { counted } from '../../lists/format.ts';
import { useListSettings } from '../../lists/keyboard/list-settings.ts';
import { useKeys } from '../../lists/keyboard/use-keys.ts';
import { useRowKeys } from '../../lists/keyboard/use-row-keys.ts';
import type { AnyRow } from '../../lists/list-screen-definition.ts';
import { RecordPanel } from '../../lists/panel/record-panel.tsx';
import { choosing, useSelection } from '../../lists/selection/use-selection.ts';
import { RowsFailed } from '../../lists/states/list-state.tsx';
import { ReportTable } from '../../lists/table/report-table.tsx';
import { shownColumns } from '../../lists/table/shown-columns.ts';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import type { QueueDefinition } from './queue-definition.ts';
import { QueueFilters, setFiltersOf } from './queue-filters.tsx';
import { QueueParts } from './queue-parts.tsx';
import { SelectionBar } from './selection.tsx';
import { useQueue } from './use-queue.ts';

const HelpSheet = lazyPart(async () => (await import('../../lists/keyboard/help-sheet.tsx')).HelpSheet);

export interface QueueScreenProps {
  readonly queue: QueueDefinition;
  /** Above the list: the heading of its screen and, on a desk of several queues, the way to the others. */
  readonly head: ReactNode;
}

/** A queue of work: its parts with their numbers, rows by their clock, and beside them the record in which one decides. */
export function QueueScreen({ queue, head }: QueueScreenProps) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  useKeptAddress();
  const address = useListAddress(queue.screen.report);
  const [params] = useSearchParams();
  const search = useSearch(address);
  const shown = queue.shows.find(({ id }) => id === params.get('show')) ?? queue.shows[0];
  const { rows: query, counts, refresh } = useQueue(queue, shown, search.asked);
  const [help, setHelp] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  const { isCompact, hasSingleKeys } = useListSettings();

  const page = query.data;
  const rows = page?.data;
  const ids = rows?.map(({ id }) => id) ?? [];
  const canSelect = queue.assigning !== undefined;
  const selection = useSelection(rows);
  const keys = useRowKeys({
    ...{ address, ids, page },
    onHelp: () => setHelp('open'),
    onChoose: canSelect ? choosing(selection, rows) : undefined,
  });
  const openAt = ids.indexOf(address.record ?? '');
  const open = rows?.[openAt];
  const columns = shownColumns(queue.screen, undefined);
  const { Record, assigning, groupOf } = queue;
  const noun = (count: number) => localized(count === 1 ? queue.noun.one : queue.noun.many);
  const isFiltered = search.asked.criteria !== '' || setFiltersOf(queue, address.asked).length > 0;

  useKeys([['n', () => rows?.[0] && keys.goTo(0)]], hasSingleKeys);

  function clear() {
    search.clear();
    const none = setFiltersOf(queue, address.asked).map((key) => [key, undefined]);
    address.change({ criteria: undefined, ...Object.fromEntries(none) });
  }

  return (
    <div
      className="ws ws-queue"
      data-density={isCompact ? 'compact' : 'normal'}
      data-panel={address.record === undefined ? undefined : ''}
    >
      <section className="ws-list" aria-label={localized(queue.title)}>
        {head}
        <div className="ws-queue-bar">
          <QueueParts queue={queue} shown={shown} counts={counts} address={address} />
          <QueueFilters queue={queue} address={address} search={search} />
        </div>
        <p className="ui-hidden" role="status">
          {page && !query.isPlaceholderData && `${counted(page.totalRecords)} ${noun(page.totalRecords)}`}
        </p>
        {assigning && <SelectionBar queue={queue} selection={selection} noun={noun} onDone={refresh} />}
        {query.isError ? (
          <div className="ws-state">
            <RowsFailed error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
          </div>
        ) : rows?.length === 0 ? (
          <div className="ws-state">
            <EmptyState
              icon="check"
              title={isFiltered ? messages.nothingFound : messages.nothingHere(localized(queue.noun.many))}
              {...(isFiltered && {
                action: (
                  <button type="button" className="ws-button" onClick={clear}>
                    {messages.clearFilters}
                  </button>
                ),
              })}
            >
              {isFiltered ? messages.nothingFoundText : messages.nothingHereText}
            </EmptyState>
          </div>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          <section className="ws-scroll" aria-label={messages.rows} tabIndex={0} aria-busy={query.isFetching}>
            <ReportTable
              screen={queue.screen}
              address={address}
              columns={columns}
              rows={rows}
              selection={canSelect ? selection : undefined}
              {...(groupOf && {
                groupOf: (row: AnyRow) => {
                  const id = groupOf(row as never);
                  return { id, label: messages.groups[id] };
                },
              })}
              current={keys.current}
              onCurrent={keys.setCurrent}
              bodyRef={keys.bodyRef}
            />
          </section>
        )}
        {page && rows && rows.length > 0 && (
          <ListFoot
            address={address}
            page={page}
            total={`${counted(page.totalRecords)}${page.isBounded ? '+' : ''}`}
            onKeys={() => setHelp('open')}
          />
        )}
      </section>
      {address.record !== undefined && (
        <RecordPanel
          key={address.record}
          id={address.record}
          name={open ? queue.nameOf(open as never) : localized(queue.noun.one)}
          onPrevious={openAt > 0 ? () => keys.goTo(openAt - 1) : undefined}
          onNext={openAt >= 0 && openAt < ids.length - 1 ? () => keys.goTo(openAt + 1) : undefined}
          onClose={keys.close}
        >
          <Record id={address.record} item={open as never} onChanged={refresh} />
        </RecordPanel>
      )}
      {help !== 'never-opened' && (
        <Suspense>
          <HelpSheet isOpen={help === 'open'} hasChoice={canSelect} onClose={() => setHelp('closed')} />
        </Suspense>
      )}
    </div>
  );
}
