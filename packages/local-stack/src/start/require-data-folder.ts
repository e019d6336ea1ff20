import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../services/service.ts';

/** Makes the data folder when there is none, and refuses one that this user cannot write to, before anything is built. */
export function requireDataFolder(dataDir: string): void {
  let looking = dataDir;
  try {
    mkdirSync(dataDir, { recursive: true });
    // What an earlier start as another user made is found here too, and not when half of everything runs.
    for (const name of ['', ...readdirSync(dataDir)]) {
      looking = join(dataDir, name);
      accessSync(looking, constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    throw new StartRefused(
      `The data folder cannot be used: ${reasonOf(error, looking)}. Give it to this user, remove it to start afresh, or choose another: DATA_DIR=/some/folder npm start`,
    );
  }
}

function reasonOf(error: unknown, path: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return `this user may not write to ${path}`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${path} is no folder`;
  return `${message} (${path})`;
}
