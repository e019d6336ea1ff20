import { PostgresStartError } from '@portal/embedded-postgres';
import { ArchiveRefused } from '../archive/archive-refused.ts';

/** Runs a command to its end: a refusal is one sentence on the error output, a fault of ours has its stack; both end with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isSentence = error instanceof ArchiveRefused || error instanceof PostgresStartError;
    console.error(isSentence ? error.message : error);
    process.exitCode = 1;
  }
}
