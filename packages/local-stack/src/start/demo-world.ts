import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

export interface DemoBill {
  readonly reference: string;
  readonly description: string;
}

export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
  /** For an authenticator app; null where no second factor is set up. */
  readonly totpSecret: string | null;
  readonly signInPath: string;
}

/** The bills to try the portal with, as the seed that makes them lists them. */
export function demoBills(): readonly DemoBill[] {
  return listed('apps/api/seeds/list-demo-bills.ts');
}

/** An account for each of the fourteen roles, from the seed as well. */
export function demoAccounts(): readonly DemoAccount[] {
  return listed('apps/api/seeds/list-demo-accounts.ts');
}

/** A database of somebody's own gets nothing of the demonstration unless they say so. */
export function wantsDemoWorld({ DEMO_WORLD, DATABASE_URL }: NodeJS.ProcessEnv): boolean {
  return DATABASE_URL ? DEMO_WORLD === 'on' : DEMO_WORLD !== 'off';
}

function listed<T>(entry: string): readonly T[] {
  const { stdout, status } = spawnSync(process.execPath, [join(repositoryRoot, entry)], { encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : [];
}
