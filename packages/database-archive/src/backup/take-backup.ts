import { createHash, randomBytes } from 'node:crypto';
import { streamBaseBackup } from '@portal/embedded-postgres';
import { ArchiveRefused } from '../archive/archive-refused.ts';
import type { Archive } from '../archive/open-archive.ts';
import { keyOfWal, segmentAt, walName } from '../wal/wal-names.ts';
import { type BackupRecord, keysKey, partKey, rangeIn, recordKey, serverListKey } from './backup-record.ts';
import { requireArchiving, whileArchiving } from './require-archiving.ts';

export interface Backup {
  readonly archive: Archive;
  /** Of the running server, as a login that may replicate. */
  readonly url: string;
  /** Files of the portal's keys by their path below KEYS_DIR. */
  readonly keys: ReadonlyMap<string, Buffer>;
  readonly now?: () => Date;
}

/** One object: large enough to be few, small enough for memory and one request. */
const partBytes = 32 << 20;

/** Copies the running server and the keys into the archive. Resolves once the archive has all that a restore of it needs. */
export async function takeBackup({ archive, url, keys, now = () => new Date() }: Backup): Promise<BackupRecord> {
  await requireArchiving(url);
  const startedAt = now();
  const id = `${startedAt
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase()}-${randomBytes(2).toString('hex')}`;
  const parts = partsOf(archive, id);
  const serverList = await whileArchiving(url, (signal) =>
    streamBaseBackup({ url, withWal: false, write: parts.write, signal }),
  );
  await parts.end();
  await archive.keep(serverListKey(id), Buffer.from(serverList));
  const files = Object.fromEntries([...keys].map(([path, bytes]) => [path, bytes.toString('base64')]));
  await archive.keep(keysKey(id), Buffer.from(JSON.stringify(files)));
  const range = rangeIn(serverList);
  await requireWal(archive, range);
  const record = {
    id,
    startedAt: startedAt.toISOString(),
    finishedAt: now().toISOString(),
    ...range,
    parts: parts.kept,
  };
  await archive.keep(recordKey(id), Buffer.from(JSON.stringify(record)));
  return record;
}

function partsOf(archive: Archive, id: string) {
  const kept: BackupRecord['parts'] = [];
  let waiting: Buffer[] = [];
  let bytes = 0;

  async function end(): Promise<void> {
    const part = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    if (part.length === 0) return;
    await archive.keep(partKey(id, kept.length), part);
    kept.push({ bytes: part.length, sha256: createHash('sha256').update(part).digest('hex') });
  }

  return {
    kept,
    end,
    async write(chunk: Buffer): Promise<void> {
      waiting.push(chunk);
      bytes += chunk.length;
      if (bytes >= partBytes) await end();
    },
  };
}

/** A standby does not wait for the archive of its primary, so that it is looked for. */
async function requireWal(archive: Archive, { timeline, from, to }: Pick<BackupRecord, 'timeline' | 'from' | 'to'>) {
  for (let segment = segmentAt(from); segment <= segmentAt(to); segment += 1n) {
    const name = walName(timeline, segment);
    if (!(await archive.find(keyOfWal(name))))
      throw new ArchiveRefused(
        `The archive ${archive.name} does not have ${name}, without which this copy is worth nothing: does the server archive there?`,
      );
  }
}
