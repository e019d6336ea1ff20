import { resolve } from 'node:path';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import { archiveFrom } from '../archive/read-settings.ts';
import { archiveSegment } from '../wal/archive-segment.ts';
import { runCommand } from './run-command.ts';

/** `archive_command = 'node --env-file=… …/archive-segment.ts "%p" "%f"'`: the server calls it in its own folder. */
await runCommand(async () => {
  const [path, name] = process.argv.slice(2);
  if (!path || !name) throw new ArchiveRefused('Name the file (%p) and what it is called (%f)');
  await archiveSegment({ archive: await archiveFrom(process.env), cluster: process.cwd(), path: resolve(path), name });
});
