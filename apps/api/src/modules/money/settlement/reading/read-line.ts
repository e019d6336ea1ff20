import { createHash } from 'node:crypto';
import type { DecimalMark, SettlementColumns, SettlementField, settlementRowProblems } from '@portal/contracts';
import { type Cell, cellText, isTotalRow, readAmount, readDay, type SheetRow } from '@portal/spreadsheets';
import { addDays } from '../../../../platform/clock/lagos-day.ts';

/** One row of a provider's list or of a bank's statement. Amounts in kobo, days of Lagos. */
export interface SettlementLine {
  readonly row: number;
  readonly reference: string;
  readonly orderId: string;
  readonly batch: string;
  readonly grossKobo: number;
  readonly feeKobo: number;
  readonly paidOn: string;
  readonly valueDate: string;
  readonly channel: string;
  readonly account: string;
  readonly narration: string;
  /** Of all it says, whatever file it stands in; of equal rows of one file each has its own. */
  readonly hash: string;
}

export interface RowProblem {
  readonly row: number;
  readonly column: string;
  readonly problem: (typeof settlementRowProblems)[number];
  readonly value: string;
}

const longest: Partial<Record<SettlementField, number>> = { reference: 60, orderId: 60, batch: 60, narration: 300 };
const longestCell = 60;

interface HowToRead {
  readonly source: string;
  readonly columns: SettlementColumns;
  /** In Lagos. */
  readonly today: string;
}

/** What a provider announces: over a long weekend. */
const announcedDays = 7;

/** The line a row says, or what is wrong with it; `total` for a row that adds up others. */
export function readLine(
  { line: row, cells }: SheetRow,
  headings: readonly string[],
  { source, columns: { fields, dayOrder, decimalMark }, today }: HowToRead,
): SettlementLine | RowProblem | 'total' {
  const typed = (field: SettlementField): Cell => {
    const heading = fields[field];
    return heading === undefined ? '' : (cells[headings.indexOf(heading)] ?? '');
  };
  const cell = (field: SettlementField) => cellText(typed(field)).trim();
  const wrong = (field: SettlementField, problem: RowProblem['problem']): RowProblem => ({
    row,
    column: fields[field] ?? field,
    problem,
    value: cell(field).slice(0, 40),
  });
  const day = (field: SettlementField) => readDay(typed(field), dayOrder === 'year-first' ? undefined : dayOrder);
  const dayField = fields.valueDate === undefined ? 'paidOn' : 'valueDate';
  // A payment can be narrated as a total: it has its day.
  if (isTotalRow(cells) && (day(dayField).kind !== 'day' || isTotalRow([typed('reference')]))) return 'total';
  for (const field of Object.keys(fields) as SettlementField[])
    if (cell(field).length > (longest[field] ?? longestCell)) return wrong(field, 'too-long');

  const amountField = fields.amountKobo === undefined ? 'amount' : 'amountKobo';
  const grossKobo = koboIn(typed(amountField), amountField === 'amountKobo', decimalMark);
  if (typeof grossKobo === 'string') return wrong(amountField, grossKobo);
  if (grossKobo === 0) return wrong(amountField, 'not-an-amount');
  const feeField = fields.feeKobo === undefined ? 'fee' : 'feeKobo';
  const fee = koboIn(typed(feeField), feeField === 'feeKobo', decimalMark);
  if (typeof fee === 'string' && fee !== 'missing') return wrong(feeField, fee);
  const feeKobo = fee === 'missing' ? 0 : fee;
  if (Math.abs(feeKobo) > Math.abs(grossKobo)) return wrong(feeField, 'not-an-amount');
  const paid = day('paidOn');
  const value = day(dayField);
  if (value.kind !== 'day' || value.day < '2000') return wrong(dayField, 'not-a-day');
  if (paid.kind === 'wrong' || paid.kind === 'two-ways') return wrong('paidOn', 'not-a-day');
  if (paid.kind === 'day' && paid.day > today) return wrong('paidOn', 'in-the-future');
  if (value.day > addDays(today, announcedDays)) return wrong(dayField, 'in-the-future');
  const said = {
    reference: cell('reference'),
    orderId: cell('orderId'),
    batch: cell('batch') || `${source.toUpperCase()}-${value.day}`,
    grossKobo,
    feeKobo,
    paidOn: paid.kind === 'day' && paid.day >= '2000' ? paid.day : value.day,
    valueDate: value.day,
    channel: cell('channel'),
    account: cell('account'),
    narration: cell('narration'),
  };
  return {
    row,
    ...said,
    hash: createHash('sha256')
      .update(JSON.stringify([source, ...Object.values(said)]))
      .digest('hex'),
  };
}

/**
 * Two rows of one file that say the same are two movements of money: the second is marked as that, the third as that. The same file
 * again has the same marks, and so has another one with the same rows.
 */
export function tellApart(): (line: SettlementLine) => SettlementLine {
  const seen = new Map<string, number>();
  return (line) => {
    const before = seen.get(line.hash) ?? 0;
    seen.set(line.hash, before + 1);
    if (before === 0) return line;
    return {
      ...line,
      hash: createHash('sha256')
        .update(`${line.hash}#${before + 1}`)
        .digest('hex'),
    };
  };
}

export function isProblem(read: SettlementLine | RowProblem): read is RowProblem {
  return 'problem' in read;
}

/** Kobo, or what is wrong. What a provider counts in kobo has no fractions. */
function koboIn(cell: Cell, isKobo: boolean, mark: DecimalMark | undefined): number | RowProblem['problem'] {
  const read = readAmount(cell, mark);
  if (read.kind === 'empty') return 'missing';
  if (read.kind !== 'amount') return read.kind === 'wrong' && read.why === 'rounded' ? 'rounded' : 'not-an-amount';
  if (!isKobo) return read.kobo;
  return read.kobo % 100 === 0 ? read.kobo / 100 : 'not-an-amount';
}
