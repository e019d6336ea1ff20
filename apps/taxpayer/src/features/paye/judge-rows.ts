import { type PayeRow, payeAmountMostKobo, payeBranchNameMost, payeRowSchema } from '@portal/contracts';
import { amountIn, type CellProblem, type States, stateIn, statesByName, textIn } from '../../schedule-files/cells.ts';
import type { TypedRow as RowAsTyped } from '../../schedule-files/schedule-kind.ts';
import { type PayeColumn, payeColumns } from './schedule-columns.ts';

type TypedRow = RowAsTyped<PayeColumn>;
type Problem = CellProblem | 'twice';
type RowProblems = Partial<Record<PayeColumn, Problem>>;

export interface JudgedRow {
  readonly problems: RowProblems;
  /** Present when nothing is wrong. */
  readonly row?: PayeRow;
}

const longest: Partial<Record<PayeColumn, number>> = {
  ...{ staffNumber: 40, name: 160, taxId: 20, branch: payeBranchNameMost },
};
const mayBeEmpty: readonly PayeColumn[] = ['taxId', 'branch'];

/** Every row by itself, but for staff numbers that stand twice. An empty amount is none, but gross pay must be said. */
export function judgeRows(rows: readonly TypedRow[], states: States): readonly JudgedRow[] {
  return rows.map(judgeOf(rows, states));
}

/** As many as are judged within a frame. */
const atOnce = 1_000;

/** The same in slices, so that a screen goes on beside it; undefined when nobody waits any more. */
export async function judgeInSlices(
  rows: readonly TypedRow[],
  states: States,
  isWaiting: () => boolean,
): Promise<readonly JudgedRow[] | undefined> {
  const judgeRow = judgeOf(rows, states);
  const judged: JudgedRow[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWaiting()) return undefined;
    for (const row of rows.slice(from, from + atOnce)) judged.push(judgeRow(row));
  }
  return judged;
}

function judgeOf(rows: readonly TypedRow[], states: States): (row: TypedRow) => JudgedRow {
  const ids = statesByName(states);
  const times = new Map<string, number>();
  for (const { staffNumber } of rows) times.set(staffNumber.trim(), (times.get(staffNumber.trim()) ?? 0) + 1);
  return (row) => {
    const isTwice = (times.get(row.staffNumber.trim()) ?? 0) > 1;
    const found = known.get(row);
    if (found && found.states === states && found.isTwice === isTwice) return found.judged;
    const judged = judge(row, ids, isTwice);
    known.set(row, { states, isTwice, judged });
    return judged;
  };
}

/** A cell is mended at a time: the other rows are as they were. */
const known = new WeakMap<
  TypedRow,
  { readonly states: States; readonly isTwice: boolean; readonly judged: JudgedRow }
>();

function judge(typed: TypedRow, states: ReadonlyMap<string, number>, isTwice: boolean): JudgedRow {
  const problems: RowProblems = {};
  const values: Partial<Record<PayeColumn, string | number>> = {};
  for (const column of payeColumns) {
    const cell = typed[column].trim();
    const found = column.endsWith('Kobo')
      ? amountIn(cell, payeAmountMostKobo, column === 'grossKobo')
      : column === 'stateId'
        ? stateIn(cell, states)
        : textIn(cell, longest[column] ?? 0, !mayBeEmpty.includes(column));
    if (typeof found === 'object') problems[column] = found.problem;
    else values[column] = found;
  }
  if (isTwice && !problems.staffNumber) problems.staffNumber = 'twice';
  if (Object.keys(problems).length > 0) return { problems };
  // The server's own word: what it would refuse is said here.
  const parsed = payeRowSchema.safeParse(values);
  if (parsed.success) return { problems, row: parsed.data };
  for (const { path } of parsed.error.issues) problems[path[0] as PayeColumn] = 'not-text';
  return { problems };
}
