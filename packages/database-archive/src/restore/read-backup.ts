import { createHash } from 'node:crypto';
import type { BackupSource } from '@portal/embedded-postgres';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import type { Archive } from '../archive/open-archive.ts';
import { type BackupRecord, keysKey, partKey, serverListKey } from '../backup/backup-record.ts';

/** The bytes of a backup as the server sent them; throws for the first part that is missing or another one. */
export function readBackup(archive: Archive, { id, parts }: BackupRecord): BackupSource {
  return async (write) => {
    for (const [index, { bytes, sha256 }] of parts.entries()) {
      const part = await archive.get(partKey(id, index));
      if (part.length !== bytes || createHash('sha256').update(part).digest('hex') !== sha256)
        throw new ArchiveRefused(`${partKey(id, index)} is not what was kept: choose another backup`);
      await write(part);
    }
    return String(await archive.get(serverListKey(id)));
  };
}

/** The portal's keys as they were, by path. */
export async function keysIn(archive: Archive, { id }: BackupRecord): Promise<ReadonlyMap<string, Buffer>> {
  const files = JSON.parse(String(await archive.get(keysKey(id)))) as Record<string, string>;
  return new Map(Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes, 'base64')]));
}
