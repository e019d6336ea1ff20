/** Text, or a number as a workbook keeps it. Days of a workbook are text: `2026-11-03`. */
export type Cell = string | number;

export interface SheetRow {
  /** As a spreadsheet numbers it: titles, headings and empty rows count, and a line break within a cell does not. */
  readonly line: number;
  readonly cells: readonly Cell[];
}
