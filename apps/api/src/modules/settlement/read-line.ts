import { createHash } from 'node:crypto';
import type { SettlementColumns, SettlementField, settlementRowProblems } from '@portal/contracts';

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

type Cells = Readonly<Record<string, string>>;

/** The line a row says, or what is wrong with it. */
export function readLine(
  cells: Cells,
  row: number,
  source: string,
  { fields, dayOrder }: SettlementColumns,
): SettlementLine | RowProblem {
  const cell = (field: SettlementField) => (fields[field] === undefined ? '' : (cells[fields[field]] ?? '').trim());
  const wrong = (field: SettlementField, problem: RowProblem['problem']): RowProblem => ({
    row,
    column: fields[field] ?? field,
    problem,
    value: cell(field).slice(0, 40),
  });
  for (const field of Object.keys(fields) as SettlementField[])
    if (cell(field).length > (longest[field] ?? longestCell)) return wrong(field, 'too-long');

  const amountField = fields.amountKobo === undefined ? 'amount' : 'amountKobo';
  const grossKobo = koboIn(cell(amountField), amountField === 'amountKobo');
  if (grossKobo === null || grossKobo === 0)
    return wrong(amountField, cell(amountField) === '' ? 'missing' : 'not-an-amount');
  const feeField = fields.feeKobo === undefined ? 'fee' : 'feeKobo';
  const feeKobo = cell(feeField) === '' ? 0 : koboIn(cell(feeField), feeField === 'feeKobo');
  if (feeKobo === null || Math.abs(feeKobo) > Math.abs(grossKobo)) return wrong(feeField, 'not-an-amount');
  const paidOn = fields.paidOn === undefined ? null : dayIn(cell('paidOn'), dayOrder);
  const valueDate = fields.valueDate === undefined ? paidOn : dayIn(cell('valueDate'), dayOrder);
  if (valueDate === null) return wrong(fields.valueDate === undefined ? 'paidOn' : 'valueDate', 'not-a-day');
  const said = {
    reference: cell('reference'),
    orderId: cell('orderId'),
    batch: cell('batch') || `${source.toUpperCase()}-${valueDate}`,
    grossKobo,
    feeKobo,
    paidOn: paidOn ?? valueDate,
    valueDate,
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

/** `20,000.50`, `-12.00`, `(12.00)`, `NGN 5`, `1.0E7`: read as text, never as a float. Null when it is no whole number of kobo. */
function koboIn(text: string, isKobo: boolean): number | null {
  const plain = text.replace(/^\((.*)\)$/, '-$1').replace(/NGN|₦|[\s,]/gi, '');
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,10}))?$/.exec(plain);
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const places = isKobo ? 0 : 2;
  if (/[1-9]/.test(fraction.slice(places))) return null;
  const amount = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  return Number.isSafeInteger(amount) ? (sign === '-' ? -amount : amount) : null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2026-11-03 …`, `03/11/2026`, `3-Nov-2026`; null when there is no such day. */
function dayIn(text: string, order: SettlementColumns['dayOrder']): string | null {
  const [first = ''] = text.split(/[ T]/);
  const parts = first.split(/[-/.]/);
  if (parts.length !== 3) return null;
  const [year = '', month = '', day = ''] =
    order === 'year-first' || parts[0]?.length === 4 ? parts : [parts[2], parts[1], parts[0]];
  const named = months.indexOf(month.toLowerCase().slice(0, 3)) + 1;
  const iso = `${year}-${String(named || month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^20\d\d-\d\d-\d\d$/.test(iso)) return null;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}
