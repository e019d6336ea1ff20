import { type PayeLine, plainBranchName } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { branchesOf } from './data/branches.repository.ts';

/** As it is kept: with the branch itself, so that renaming it changes nothing of what is filed. */
export interface DraftLine extends PayeLine {
  readonly branchId?: string | undefined;
}

/** The employer's branch of each row by its name; one question for all of them, and none where no row names a branch. */
export async function withBranches(
  db: Pick<Database, '$client'>,
  tpui: string,
  lines: readonly PayeLine[],
): Promise<readonly DraftLine[]> {
  const isNamed = lines.some(({ branch }) => branch !== '');
  const branches = isNamed ? await branchesOf(db, tpui) : [];
  const ids = new Map<string, string>();
  for (const { id, name } of branches) if (!ids.has(plainBranchName(name))) ids.set(plainBranchName(name), id);
  return lines.map((line) => ({ ...line, branchId: ids.get(plainBranchName(line.branch)) }));
}
