import { setImmediate as othersTurn } from 'node:timers/promises';
import { nairaDigits, type PayeYearRow } from '@portal/contracts';

const columns = {
  staffNumber: 'Staff number',
  name: 'Name',
  taxId: 'Tax ID',
  months: 'Months',
  firstMonth: 'First month',
  lastMonth: 'Last month',
  grossKobo: 'Gross pay',
  pensionKobo: 'Pension',
  housingFundKobo: 'Housing fund',
  healthInsuranceKobo: 'Health insurance',
  lifeInsuranceKobo: 'Life insurance',
  homeLoanInterestKobo: 'Home loan interest',
  yearlyRentKobo: 'Rent of the year',
  deductedKobo: 'Tax deducted',
  lawKobo: 'Tax by the law, month by month',
  yearLawKobo: 'Tax by the law of the year',
  dueKobo: 'Due',
  receiptedMonths: 'Months receipted',
  receiptedKobo: 'Receipted',
} as const satisfies Partial<Record<keyof PayeYearRow, string>>;

const keys = Object.keys(columns) as (keyof typeof columns)[];
const atOnce = 500;

interface Employer {
  readonly tpui: string;
  readonly name: string;
}

/** Form A as a file; each row says whose it is. What a spreadsheet would take for a formula is text there. Other calls are answered in between. */
export async function returnCsvOf({ tpui, name }: Employer, rows: readonly PayeYearRow[]): Promise<Uint8Array> {
  const whose = `${quoted(name)},${quoted(tpui)}`;
  const headings = ['Employer', 'TPUI of the employer', ...keys.map((key) => columns[key])];
  const parts = [`\uFEFF${headings.map(quoted).join(',')}\r\n`];
  for (let from = 0; from < rows.length; from += atOnce) {
    const lines = rows
      .slice(from, from + atOnce)
      .map((row) => `${whose},${keys.map((key) => cellOf(key, row[key])).join(',')}`);
    parts.push(`${lines.join('\r\n')}\r\n`);
    await othersTurn();
  }
  return Buffer.from(parts.join(''));
}

function cellOf(key: keyof typeof columns, value: string | number): string {
  return quoted(key.endsWith('Kobo') ? nairaDigits(Number(value)).replaceAll(',', '') : String(value));
}

function quoted(text: string): string {
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
