import { appendFileSync } from 'node:fs';

/** One figure of the table: what was measured, against what it is held, and the values it comes from. */
export interface BenchRow {
  readonly what: string;
  /** Null when a tool for it is missing; `raw` then says how to get it. */
  readonly value: number | null;
  /** Written behind the value, for example `x`, `KB`, `s`. */
  readonly unit: string;
  readonly bar: { readonly atMost: number } | { readonly atLeast: number };
  readonly raw: string;
}

/** Where the runner collects the rows of the bench it started; a bench started by hand only prints them. */
export const rowsFileVariable = 'BENCH_ROWS_FILE';

export function reportRow(row: BenchRow): void {
  console.log(describeRow(row));
  const file = process.env[rowsFileVariable];
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

export function meetsBar({ value, bar }: Pick<BenchRow, 'value' | 'bar'>): boolean | undefined {
  if (value === null) return undefined;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

export function verdictOf(row: BenchRow): string {
  const met = meetsBar(row);
  return met === undefined ? 'not measured' : met ? 'yes' : 'NO';
}

export function valueText({ value, unit }: BenchRow): string {
  return value === null ? '–' : `${rounded(value)} ${unit}`;
}

export function barText({ bar, unit }: BenchRow): string {
  return 'atMost' in bar ? `≤ ${bar.atMost} ${unit}` : `≥ ${bar.atLeast} ${unit}`;
}

function describeRow(row: BenchRow): string {
  return `${row.what}: ${valueText(row)} (${barText(row)}: ${verdictOf(row)}) — ${row.raw}`;
}

function rounded(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}
