import { useLocalized } from '@portal/platform';
import { Link } from '@portal/platform/router';
import type { ReactNode, RefObject } from 'react';
import type { ListAddress } from '../address/use-list-address.ts';
import type { AnyRow, ListScreenDefinition } from '../list-screen-definition.ts';
import { CellValue, isNumber } from './cell.tsx';
import type { ShownColumn } from './shown-columns.ts';
import { TableHead } from './table-head.tsx';

export interface ReportTableProps {
  readonly screen: ListScreenDefinition;
  readonly address: ListAddress;
  readonly columns: readonly ShownColumn[];
  /** Undefined while they load. */
  readonly rows: readonly AnyRow[] | undefined;
  readonly totalsRow: ReactNode;
  /** The row the keys are at; the only one Tab reaches. */
  readonly current: number;
  readonly onCurrent: (index: number) => void;
  readonly bodyRef: RefObject<HTMLTableSectionElement | null>;
}

export function recordIdOf({ recordOf }: ListScreenDefinition, row: AnyRow): string {
  return recordOf ? recordOf(row) : row.id;
}

/** Rows of a report as a table, and as cards where there is no room for one. */
export function ReportTable(props: ReportTableProps) {
  const { screen, address, columns, rows, totalsRow, bodyRef } = props;
  const localized = useLocalized();
  return (
    <table className="ws-table">
      <caption className="ui-hidden">{localized(screen.title)}</caption>
      <TableHead report={screen.report} columns={columns} address={address}>
        {totalsRow}
      </TableHead>
      <tbody ref={bodyRef}>
        {rows
          ? rows.map((row, index) => <Row key={row.id} {...props} row={row} index={index} />)
          : skeletons.map((key) => <SkeletonRow key={key} columns={columns} />)}
      </tbody>
    </table>
  );
}

interface RowProps extends ReportTableProps {
  readonly row: AnyRow;
  readonly index: number;
}

function Row({ screen, address, columns, row, index, current, onCurrent }: RowProps) {
  const localized = useLocalized();
  const record = recordIdOf(screen, row);
  const isOpen = address.record === record;
  return (
    <tr
      data-open={isOpen || undefined}
      data-opens={screen.Record ? '' : undefined}
      // The link in it is for everybody; a press anywhere in the row is the same for those with a mouse.
      onClick={(event) => {
        if ((event.target as Element).closest('a, button, input, label') || getSelection()?.toString()) return;
        event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
      }}
    >
      {columns.map(({ key, column, look }, place) => {
        const value = (
          <>{look.cell ? look.cell(row as never) : <CellValue column={column} value={row[key]} signs={look.signs} />}</>
        );
        const attributes = {
          'data-from': look.from,
          'data-card': look.card,
          'data-header': look.card === 'end' ? localized(column.label) : undefined,
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
            {screen.Record ? (
              <Link
                to={address.searchWith({ record })}
                preventScrollReset
                data-row-link
                aria-current={isOpen || undefined}
                tabIndex={index === current ? 0 : -1}
                onFocus={() => onCurrent(index)}
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
function SkeletonRow({ columns }: Pick<ReportTableProps, 'columns'>) {
  return (
    <tr data-skeleton>
      {columns.map(({ key, look }) => (
        <td key={key} data-from={look.from} data-card={look.card}>
          <span />
        </td>
      ))}
    </tr>
  );
}
