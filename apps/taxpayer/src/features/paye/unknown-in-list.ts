import { type PayeBranch, plainBranchName } from '@portal/contracts';
import type { TypedRow as RowAsTyped } from '../../schedule-files/schedule-kind.ts';
import type { PayeColumn } from './schedule-columns.ts';

type TypedRow = RowAsTyped<PayeColumn>;

interface UnknownBranch {
  /** As it stands in the first of its rows. */
  readonly name: string;
  readonly plain: string;
  readonly rows: number;
}

/** Branches that a list names and the employer does not have, those of most rows first: each once, however many rows name it. */
export function unknownInList(
  rows: readonly Pick<TypedRow, 'branch'>[],
  branches: readonly Pick<PayeBranch, 'name'>[],
): readonly UnknownBranch[] {
  // By the cell first: sixty thousand rows have a few hundred of them.
  const cells = new Map<string, number>();
  for (const { branch } of rows) cells.set(branch, (cells.get(branch) ?? 0) + 1);
  const known = new Set(['', ...branches.map(({ name }) => plainBranchName(name))]);
  const unknown = new Map<string, UnknownBranch>();
  for (const [cell, count] of cells) {
    const name = cell.trim();
    const plain = plainBranchName(name);
    if (known.has(plain)) continue;
    const before = unknown.get(plain) ?? { name, plain, rows: 0 };
    unknown.set(plain, { ...before, rows: before.rows + count });
  }
  return [...unknown.values()].sort((one, other) => other.rows - one.rows);
}

/** Every row that names it, named otherwise; the others are as they were. */
export function renamedInList(rows: readonly TypedRow[], plain: string, name: string): readonly TypedRow[] {
  return rows.map((row) => (plainBranchName(row.branch) === plain ? { ...row, branch: name } : row));
}
