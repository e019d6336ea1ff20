import { type Column, type ReportId, reports } from '@portal/contracts';
import { parse } from 'csv-parse/sync';

type Rows = readonly (readonly string[])[];
const linesOf = (bytes: Buffer): Rows =>
  parse(bytes, { bom: true, relaxColumnCount: true, skipEmptyLines: false }) as string[][];
const isEmpty = (line: readonly string[]) => line.every((cell) => cell === '');

/** What a spreadsheet shows of a workbook against our CSV file of the same rows: head, rows, days, long numbers and sums. */
export function compareSheet(report: ReportId, csv: Buffer, shown: Buffer) {
  const columns: readonly Column[] = Object.values(reports.find(({ id }) => id === report)?.columns ?? {});
  const ours = linesOf(csv);
  const gap = ours.findIndex(isEmpty);
  const [labels = [], ...rows] = ours.slice(gap + 1);
  const [shownLabels = [], ...below] = linesOf(shown);
  const end = below.findIndex(isEmpty);
  const shownRows = end === -1 ? below : below.slice(0, end);
  const totals = end === -1 ? [] : below.slice(end + 1).filter((line) => line[0] === 'Total');
  const problems: string[] = [];
  const compare = (what: string, mine: unknown, theirs: unknown) => {
    if (String(mine) !== String(theirs)) problems.push(`${what}: ${mine} in CSV, ${theirs} in the spreadsheet`);
  };
  compare('head', labels.join(' | '), shownLabels.slice(0, labels.length).join(' | '));
  compare('rows', rows.length, shownRows.length);
  columns.forEach(({ kind }, at) => {
    const label = labels[at];
    if (kind === 'kobo' || kind === 'count' || kind === 'share')
      compare(label ?? '', sumOf(rows, at), sumOf(shownRows, at));
    if (kind === 'reference') compare(label ?? '', cellsOf(rows, at), cellsOf(shownRows, at));
    if ((kind === 'day' || kind === 'moment') && shownRows.some((row) => row[at] !== '' && !isDay(row[at] ?? '')))
      problems.push(`${label}: not every cell is a day`);
  });
  const facts = ours.slice(0, gap);
  for (const total of totals) {
    const figures = total.filter((cell) => /^-?[\d.]+$/.test(cell)).map(Number);
    for (const figure of figures)
      if (!facts.some(([, value]) => Number(value) === figure))
        problems.push(`the total ${figure} stands nowhere in CSV`);
  }
  return { problems, rows: shownRows.length };
}

/** In hundredths, so that nothing is lost on the way. */
function sumOf(rows: Rows, at: number): number {
  return rows.reduce((sum, row) => sum + Math.round(Number(row[at] ?? 0) * 100), 0);
}

function cellsOf(rows: Rows, at: number): string {
  return rows.map((row) => (row[at] ?? '').replace(/^'/, '')).join(' ');
}

/** As LibreOffice writes a day of its own in English; text that looks like ours begins with the year. */
function isDay(cell: string): boolean {
  return /^\d{1,2} [A-Z][a-z]{2} \d{4}/.test(cell) || /^\d{1,2}\/\d{1,2}\/\d{2,4}/.test(cell);
}
