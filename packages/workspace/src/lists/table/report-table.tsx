import { useLocalized } from '@portal/platform';
import { Link } from '@portal/platform/router';
import { Fragment, type ReactNode, type RefObject } from 'react';
import type { ListAddress } from '../address/use-list-address.ts';
import type { AnyRow, ListScreenDefinition } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';
import type { Selection } from '../selection/use-selection.ts';
import { CellValue, isNumber } from './cell.tsx';
import type { ShownColumn } from './shown-columns.ts';
import { TableHead } from './table-head.tsx';

export interface ReportTableProps {
  readonly screen: ListScreenDefinition;
  readonly address: ListAddress;
  readonly columns: readonly ShownColumn[];
  /** Undefined while they load. */
  readonly rows: readonly AnyRow[] | undefined;
  readonly selection: Selection | undefined;
  readonly totalsRow?: ReactNode;
  /** Rows that follow each other with the same group stand under its heading. */
  readonly groupOf?: (row: AnyRow) => RowGroup | undefined;
  /** The row the keys are at; the only one Tab reaches. */
  readonly current: number;
  readonly onCurrent: (index: number) => void;
  readonly bodyRef: RefObject<HTMLTableSectionElement | null>;
}

interface RowGroup {
  readonly id: string;
  readonly label: string;
}

export function recordIdOf({ recordOf }: ListScreenDefinition, row: AnyRow): string {
  return recordOf ? recordOf(row) : row.id;
}

export function opensRecords({ Record, RowRecord }: ListScreenDefinition): boolean {
  return (Record ?? RowRecord) !== undefined;
}

/** Rows of a report as a table, and as cards where there is no room for one. */
export function ReportTable(props: ReportTableProps) {
  const { screen, address, columns, rows, selection, totalsRow, groupOf, bodyRef } = props;
  const localized = useLocalized();
  return (
    <table className="ws-table">
      <caption className="ui-hidden">{localized(screen.title)}</caption>
      <TableHead report={screen.report} columns={columns} address={address} selection={selection}>
        {totalsRow}
      </TableHead>
      <tbody ref={bodyRef}>
        {rows
          ? rows.map((row, index) => (
              <Fragment key={row.id}>
                <GroupRow
                  {...props}
                  group={groupOf?.(row)}
                  before={groupOf && index > 0 ? groupOf(rows[index - 1] as AnyRow) : undefined}
                />
                <Row {...props} row={row} index={index} />
              </Fragment>
            ))
          : skeletons.map((key) => <SkeletonRow key={key} columns={columns} selection={selection} />)}
      </tbody>
    </table>
  );
}

interface GroupRowProps extends ReportTableProps {
  readonly group: RowGroup | undefined;
  /** Of the row above. */
  readonly before: RowGroup | undefined;
}

function GroupRow({ columns, selection, group, before }: GroupRowProps) {
  if (!group || group.id === before?.id) return null;
  return (
    <tr className="ws-group" data-group={group.id}>
      <th scope="rowgroup" colSpan={columns.length + (selection ? 1 : 0)}>
        {group.label}
      </th>
    </tr>
  );
}

interface RowProps extends ReportTableProps {
  readonly row: AnyRow;
  readonly index: number;
}

function Row({ screen, address, columns, selection, row, index, current, onCurrent }: RowProps) {
  const messages = useListMessages();
  const localized = useLocalized();
  const record = recordIdOf(screen, row);
  const isOpen = address.record === record;
  return (
    <tr
      data-open={isOpen || undefined}
      data-chooses={selection ? '' : undefined}
      data-opens={opensRecords(screen) ? '' : undefined}
      // The link in it is for everybody; a press anywhere in the row is the same for those with a mouse.
      onClick={(event) => {
        if ((event.target as Element).closest('a, button, input, label') || getSelection()?.toString()) return;
        event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
      }}
    >
      {selection && (
        <td className="ws-choose">
          <input
            type="checkbox"
            aria-label={messages.chooseRow(String(row[columns[0]?.key ?? 'id'] ?? row.id))}
            checked={selection.has(row.id)}
            // One stop of Tab for all rows, as their links are: between rows one goes by arrows.
            data-row-choose
            tabIndex={index === current ? 0 : -1}
            onFocus={() => onCurrent(index)}
            onChange={(event) =>
              (event.nativeEvent as MouseEvent).shiftKey ? selection.chooseTo(row) : selection.toggle(row)
            }
          />
        </td>
      )}
      {columns.map(({ key, column, look }, place) => {
        const value = (
          <>{look.cell ? look.cell(row as never) : <CellValue column={column} value={row[key]} signs={look.signs} />}</>
        );
        const attributes = {
          'data-from': look.from,
          'data-card': look.card,
          'data-header':
            look.card === 'end' ||
            (look.card === 'amount' && column.kind !== 'kobo') ||
            (look.card === 'line' && column.kind === 'kobo')
              ? localized(column.label)
              : undefined,
          'data-kobo': column.kind === 'kobo' || undefined,
          'data-none': (column.kind === 'kobo' && !row[key]) || undefined,
          'data-number': isNumber(column) || undefined,
          'data-strong': look.isStrong,
          'data-quiet': look.isQuiet,
          'data-wide': look.isWide,
          'data-below': isNumber(column) && Number(row[key]) < 0 ? true : undefined,
          title: column.kind === 'text' && typeof row[key] === 'string' ? row[key] : undefined,
        };
        if (place > 0)
          return (
            <td key={key} {...attributes}>
              {value}
            </td>
          );
        return (
          <th key={key} scope="row" {...attributes}>
            {opensRecords(screen) ? (
              <Link
                to={address.searchWith({ record })}
                preventScrollReset
                data-row-link
                aria-current={isOpen || undefined}
                tabIndex={index === current ? 0 : -1}
                onFocus={() => onCurrent(index)}
                onClick={(event) => {
                  // The link was drawn before what was typed just now; the address knows of it.
                  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  address.change({ record }, { push: true });
                }}
              >
                {value}
              </Link>
            ) : (
              value
            )}
          </th>
        );
      })}
    </tr>
  );
}

const skeletons = Array.from({ length: 12 }, (_, index) => index);

/** As high as a row, so that nothing jumps when the rows come. */
function SkeletonRow({ columns, selection }: Pick<ReportTableProps, 'columns' | 'selection'>) {
  return (
    <tr data-skeleton>
      {selection && <td className="ws-choose" />}
      {columns.map(({ key, look }) => (
        <td key={key} data-from={look.from} data-card={look.card}>
          <span />
        </td>
      ))}
    </tr>
  );
}
