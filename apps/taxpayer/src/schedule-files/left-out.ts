import type { LeftOutReason } from '@portal/contracts';
import type { ScheduleKind, TypedRow } from './schedule-kind.ts';

/** As the server keeps it. */
interface LeftOutRow<Column extends string> {
  readonly line: number;
  readonly why?: { readonly column: Column; readonly reason: LeftOutReason } | undefined;
  readonly cells: Partial<Readonly<Record<Column, string>>>;
}

/** What nobody sees in a cell is left away: it is no letter of anybody's. */
const shown = (cell: string) => cell.replace(/\p{Cc}+/gu, ' ');

export function toLeftOut<Column extends string>(
  { columns }: ScheduleKind<Column>,
  rows: readonly TypedRow<Column>[],
): LeftOutRow<Column>[] {
  return rows.map((row) => ({
    line: row.line,
    ...(row.why && { why: row.why }),
    cells: Object.fromEntries(
      columns.flatMap((column) => (row[column] === '' ? [] : [[column, shown(row[column])]])),
    ) as Partial<Record<Column, string>>,
  }));
}

export function fromLeftOut<Column extends string>(
  { columns }: ScheduleKind<Column>,
  rows: readonly LeftOutRow<Column>[],
): TypedRow<Column>[] {
  return rows.map(({ line, why, cells }) => ({
    ...(Object.fromEntries(columns.map((column) => [column, cells[column] ?? ''])) as Record<Column, string>),
    line,
    ...(why && { why }),
  }));
}
