import { parseArgs } from 'node:util';
import * as z from 'zod';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import { archiveFrom, storeFrom } from '../archive/read-settings.ts';
import { restore } from '../restore/restore.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run restore -- --into <empty folder> [--moment 2026-11-29T14:30:00+01:00] [--backup <id>]
ARCHIVE_NAME, ARCHIVE_KEY_FILE and ARCHIVE_DIR or ARCHIVE_S3_* say where from; S3_* where uploads go when not below the folder.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { into: { type: 'string' }, moment: { type: 'string' }, backup: { type: 'string' } },
  });
  const { into, moment, backup } = values;
  if (!into) throw new ArchiveRefused(usage);
  const archive = await archiveFrom(process.env);
  const uploads = process.env.S3_ENDPOINT ? storeFrom(process.env, { folder: '', prefix: 'S3_' }) : undefined;
  const restored = await restore({
    archive,
    into,
    uploads,
    until: momentOf(moment),
    backupId: backup,
    say: console.log,
  });
  const { backupId, lastCommitAt, timeline, isKnown } = restored;
  console.log(`Restored ${archive.name} from ${backupId}: everything until ${lastCommitAt.toISOString()} is there, nothing after it.
The server is on timeline ${timeline}, archives nothing, and is refused by its old archive: give it an ARCHIVE_NAME of its own and take a backup.
${restored.uploads} uploads and the keys are there as well. 100,000 numbers of each kind were left out, so that none on paper is given twice.
${
  isKnown
    ? 'When its workers start, they ask every provider about what came after, and their log says what was found.'
    : 'This release keeps no note of it: providers are asked as usual, and what came after must be looked for by hand.'
}
Start it with DATA_DIR=${into} npm start, or hand its database to your cluster (docs/runbooks/restore.md).`);
});

/** With its zone: an hour more or less is what a moment must not be off by. */
function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const { success } = z.iso.datetime({ offset: true }).safeParse(text);
  if (!success)
    throw new ArchiveRefused(`"${text}" is no moment: write it with its zone, as 2026-11-29T14:30:00+01:00`);
  return new Date(text);
}
