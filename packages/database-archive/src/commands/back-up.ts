import { parseArgs } from 'node:util';
import * as z from 'zod';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import { archiveFrom, parsed, storeFrom } from '../archive/read-settings.ts';
import { listBackups } from '../backup/backup-record.ts';
import { copyUploads } from '../backup/copy-uploads.ts';
import { forgetOld } from '../backup/forget-old.ts';
import { readKeys } from '../backup/read-keys.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run backup -- take | uploads | list | forget';
const environment = z.object({
  DATABASE_BACKUP_URL: z.string('is missing').regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  KEYS_DIR: z.string('is missing').min(1, 'is missing'),
});
const retention = z.object({
  ARCHIVE_KEEP_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a number of days')
    .default('35')
    .transform(Number),
});

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command = ''] = positionals;
  const archive = await archiveFrom(process.env);
  const uploads = () => storeFrom(process.env, { folder: 'UPLOADS_DIR', prefix: 'S3_' });
  if (command === 'take') {
    const { DATABASE_BACKUP_URL: url, KEYS_DIR } = parsed(environment, process.env);
    const { id, parts } = await takeBackup({ archive, url, keys: await readKeys(KEYS_DIR) });
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    console.log(
      `Backup ${id}: ${Math.ceil(bytes / 1e6)} MB, and ${await copyUploads(archive, uploads())} new uploads.`,
    );
  } else if (command === 'uploads') console.log(`${await copyUploads(archive, uploads())} new uploads.`);
  else if (command === 'list') {
    for (const { id, finishedAt, timeline } of await listBackups(archive))
      console.log(`${id}  finished ${finishedAt}  timeline ${timeline}`);
  } else if (command === 'forget') {
    const { ARCHIVE_KEEP_DAYS: days } = parsed(retention, process.env);
    const keepSince = new Date(Date.now() - days * 86_400_000);
    console.log(`${await forgetOld({ archive, uploads: uploads(), keepSince })} objects removed.`);
  } else throw new ArchiveRefused(usage);
});
