import { type DecimalMark, kobo, type ResponseOf, type readTargetFile, type TargetProblem } from '@portal/contracts';
import { cellText, decimalMarkOf, isTotalRow, readAmount, type SheetRow, understand } from '@portal/spreadsheets';

type Reading = Omit<ResponseOf<typeof readTargetFile>, 'fileName'>;
interface KnownMda {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const mdaHeadings = /\b(mda|ministry|agency|organisation|organization|name)\b/;
const amountHeadings = /\b(target|amount|budget|naira|estimate)\b/;
/** Titles above the headings: those of our own files are no longer. */
const headingWithin = 15;
/** Below the most that a whole number holds in kobo. */
const koboMost = 9_000_000_000_000_000;

/** What the rows below the headings say; `no-columns` where none holds MDAs or amounts, `columns-unclear` where several could. */
export function readTargetRows(
  rows: readonly SheetRow[],
  mdas: readonly KnownMda[],
  said: DecimalMark | undefined,
): Reading | 'no-columns' | 'columns-unclear' {
  const columns = columnsIn(rows);
  if (typeof columns === 'string') return columns;
  const { mdaAt, amountAt, headingAt } = columns;
  const below = rows.slice(headingAt + 1).map((row) => ({ ...row, amount: row.cells[amountAt] ?? '' }));
  const mark = decimalMarkOf(below.map(({ amount }) => amount));
  if (mark.kind === 'asked' && !said) return askedAbout(mark.example);
  const decimalMark = mark.kind === 'shown' ? mark.mark : said;

  const known = new Map(mdas.flatMap((mda) => [plain(mda.code), plain(mda.name)].map((name) => [name, mda] as const)));
  const found = new Map<number, Reading['mdas'][number]>();
  const problems: Reading['problems'][number][] = [];
  const of = understand();
  let total: number | undefined;
  for (const { line, cells, amount: cell } of below) {
    const text = cellText(cells[mdaAt] ?? '');
    const amount = targetIn(cell, decimalMark);
    if (isTotalRow(cells)) {
      if (!/^sub/i.test(text) && typeof amount === 'number') total = amount;
      continue;
    }
    const leaveOut = (why: TargetProblem) => problems.push({ row: line, text, why });
    const mda = known.get(plain(text));
    if (!mda) leaveOut('unknown-mda');
    else if (typeof amount === 'string') leaveOut(amount);
    else if (found.has(mda.id)) leaveOut('twice');
    else {
      found.set(mda.id, { mdaId: mda.id, mda: mda.name, kobo: kobo(amount) });
      of.add({ line, text: mda.name, kobo: amount });
    }
  }
  const { understood } = of;
  return { asked: null, understood, mdas: [...found.values()], totalKobo: kobo(total ?? understood.sumKobo), problems };
}

function columnsIn(rows: readonly SheetRow[]) {
  for (const [headingAt, { cells }] of rows.slice(0, headingWithin).entries()) {
    const names = cells.map((cell) => plain(cellText(cell)));
    const mdaAt = names.findIndex((name) => mdaHeadings.test(name));
    const amounts = names.flatMap((name, at) => (at !== mdaAt && amountHeadings.test(name) ? [at] : []));
    const [amountAt] = amounts;
    if (mdaAt < 0 || amountAt === undefined) continue;
    return amounts.length > 1 ? 'columns-unclear' : { mdaAt, amountAt, headingAt };
  }
  return 'no-columns';
}

function askedAbout(example: string): Reading {
  const read = readAmount(example);
  const [pointKobo, commaKobo] = read.kind === 'two-ways' ? [read.point ?? null, read.comma ?? null] : [null, null];
  const asked = { example, pointKobo, commaKobo };
  return { asked, understood: understand().understood, mdas: [], totalKobo: kobo(0), problems: [] };
}

/** In kobo, or what is wrong with it. */
function targetIn(cell: string | number, mark: DecimalMark | undefined): number | TargetProblem {
  const read = readAmount(cell, mark);
  if (read.kind === 'wrong') return read.why === 'not-an-amount' ? 'no-amount' : read.why;
  return read.kind === 'amount' && read.kobo >= 0 && read.kobo <= koboMost ? read.kobo : 'no-amount';
}
