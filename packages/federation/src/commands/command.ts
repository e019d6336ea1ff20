import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReleaseRefused } from '../release/release-refused.ts';

export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));
export const releasesDir = process.env.RELEASES_DIR ?? join(repositoryRoot, '.data', 'releases');

/** Runs a command of a person: one clear answer, and an exit code that scripts can rely on. */
export async function command(work: () => Promise<string> | string): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    console.error(`Refused. Nothing has been changed.\n${error.message}`);
    process.exitCode = 1;
  }
}
