import type { Column } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import type { ReactNode } from 'react';
import type { ListAddress } from '../address/use-list-address.ts';
import { ListIcon } from '../list-icon.tsx';
import type { AnyReport } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { Selection } from '../selection/use-selection.ts';
import { isNumber } from './cell.tsx';
import type { ShownColumn } from './shown-columns.ts';

export interface TableHeadProps {
  readonly report: AnyReport;
  readonly columns: readonly ShownColumn[];
  readonly address: ListAddress;
  readonly selection: Selection | undefined;
  /** Rows that stay in sight with the head. */
  readonly children?: ReactNode;
}

const turned = { asc: 'desc', desc: 'asc' } as const;

/** Words begin at A, amounts with the largest, days with the newest. */
function firstOrder(column: Column): 'asc' | 'desc' {
  return isNumber(column) || column.kind === 'day' || column.kind === 'moment' ? 'desc' : 'asc';
}

/** Headings; those one may sort by are buttons. */
export function TableHead({ report, columns, address, selection, children }: TableHeadProps) {
  const messages = useListMessages();
  const localized = useLocalized();
  const { sortField, sortOrder } = address.asked;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="ws-choose">
            <input
              type="checkbox"
              aria-label={messages.chooseAll}
              checked={selection.isAll}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map(({ key, column, look }) => {
          const isSorted = sortField === key;
          const label = localized(column.label);
          return (
            <th
              key={key}
              scope="col"
              data-from={look.from}
              data-number={isNumber(column) || undefined}
              aria-sort={isSorted ? (sortOrder === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              {report.sorts.includes(key) ? (
                <button
                  type="button"
                  title={messages.sortBy(label)}
                  onClick={() =>
                    address.change({ sortField: key, sortOrder: isSorted ? turned[sortOrder] : firstOrder(column) })
                  }
                >
                  {label}
                  <ListIcon name={isSorted ? (sortOrder === 'asc' ? 'sort-up' : 'sort-down') : 'sort'} />
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
      {children}
    </thead>
  );
}
