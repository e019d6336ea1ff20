import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

export interface DemoBill {
  readonly reference: string;
  readonly description: string;
}

/** The bills to try the portal with, as the seed that makes them lists them. */
export function demoBills(): readonly DemoBill[] {
  const { stdout, status } = spawnSync(process.execPath, [join(repositoryRoot, 'apps/api/seeds/list-demo-bills.ts')], {
    encoding: 'utf8',
  });
  return status === 0 ? JSON.parse(stdout) : [];
}
