import type { Column, Language } from '@portal/contracts';
import type { FileColumn } from '../../data/cells.ts';
import type { FileTotal } from '../../domain/file-head.ts';
import { headWord } from '../../domain/head-words.ts';
import type { SheetCell } from './cell-xml.ts';
import { totalStyle } from './styles-xml.ts';

type Row = ReadonlyMap<number, SheetCell>;

/**
 * Rows that add up those above them. What is called as its column is stands under it, in one row; a figure with a name of its
 * own (billed, of amounts that are partly cancelled) has a row that says it, so that no figure passes for the sum of a column.
 */
export function totalRows(columns: readonly FileColumn[], totals: readonly FileTotal[], language: Language): Row[] {
  const placed = totals.map((total) => ({ total, place: placeOf(columns, total) }));
  const isSum = ({ total, place }: (typeof placed)[number]) => columns[place]?.label === total.label;
  const sums = placed.filter(isSum);
  const word = cell(headWord('total', language));
  const rows: Row[] = placed
    .filter((one) => !isSum(one))
    .map(
      ({ total, place }) =>
        new Map([
          [0, word],
          [place === 1 ? 2 : 1, cell(total.label)],
          [place, figure(total)],
        ]),
    );
  if (sums.length > 0)
    rows.unshift(new Map([[0, word], ...sums.map(({ total, place }) => [place, figure(total)] as const)]));
  return rows;
}

/** Under its own column, else under the first one of its kind; the first place of the row is the word's. */
function placeOf(columns: readonly FileColumn[], { name, kind }: FileTotal): number {
  const own = columns.findIndex((one) => one.name === name);
  const place = own === -1 ? columns.findIndex(({ column }) => column.kind === kind) : own;
  if (place > 0) return place;
  return place === 0 ? columns.length : 1;
}

const cell = (text: string, kind: Column['kind'] = 'text'): SheetCell => ({ text, kind, style: totalStyle(kind) });
const figure = ({ text, kind }: FileTotal) => cell(text, kind);
