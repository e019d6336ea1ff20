import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/embedded-postgres';
import { createFolderStore } from '@portal/object-storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openArchive } from '../archive/open-archive.ts';
import { createSeal } from '../archive/seal.ts';
import { listBackups, recordKey } from '../backup/backup-record.ts';
import { copyUploads } from '../backup/copy-uploads.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { type ArchivingServer, query, startArchiving } from '../testing/archiving-server.ts';
import { keyOfWal, segmentAt, walName } from '../wal/wal-names.ts';
import { restore } from './restore.ts';

const timeout = 300_000;
const seal = createSeal(randomBytes(32));
let folder = '';
let primary: ArchivingServer;
let moment = new Date(0);
const archiveCalled = (name: string) => openArchive({ name, seal, store: createFolderStore(join(folder, 'storage')) });
const rowsOf = async (url: string) =>
  (await query(url, `select of, count(*)::int as rows from kept group by of order by of`)).map(({ of, rows }) => [
    of,
    rows,
  ]);

/** Every object of an archive with what is in it. */
async function contents(name: string): Promise<string[]> {
  const dir = join(folder, 'storage', name);
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(
      async (file) =>
        file +
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
    ),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-archive-'));
  await chmod(folder, 0o755);
  primary = await startArchiving(join(folder, 'primary'), archiveCalled('first'));
  const { superuserUrl } = primary.postgres;
  await query(superuserUrl, 'create table kept (id int primary key generated always as identity, of text not null)');
  await query(superuserUrl, 'create sequence receipt_numbers');
  await query(
    superuserUrl,
    'create table restores (archive_name text, backup_id text, lineage text, last_commit_at timestamptz)',
  );
  const insert = (of: string) => query(superuserUrl, `insert into kept (of) values ('${of}') returning id`);
  await insert('in the backup');
  const uploads = createFolderStore(join(folder, 'uploads'));
  await uploads.put('agents/a-1/picture', Buffer.from('a face'), 'image/jpeg');
  const keys = new Map([['retired/old.pem', Buffer.from('an old key')]]);
  await takeBackup({ archive: archiveCalled('first'), url: superuserUrl, keys });
  await copyUploads(archiveCalled('first'), uploads);

  const writer = async (of: string) => {
    for (let count = 0; count < 50; count += 1) await insert(of);
  };
  await Promise.all([writer('before'), writer('before')]);
  await query(superuserUrl, `select nextval('receipt_numbers')`);
  await primary.archived();
  await insert('before');
  moment = (await query(superuserUrl, 'select clock_timestamp() as at'))[0]?.at as Date;
  // JavaScript has milliseconds only: the moment is the next one.
  moment = new Date(moment.getTime() + 1);
  await query(superuserUrl, 'select pg_sleep(0.01)');
  await writer('after');
  await primary.archived();
  process.kill(primary.postgres.pid, 'SIGKILL');
  await primary.postgres.exited;
  await primary.stop();
}, timeout);

afterAll(() => rm(folder, { recursive: true, force: true }));

it('restores everything until a moment, nothing after it, with keys and uploads', { timeout }, async () => {
  const into = join(folder, 'restored');
  const before = await contents('first');
  const restored = await restore({ archive: archiveCalled('first'), into, until: moment });
  expect(restored).toMatchObject({ timeline: 2, uploads: 1, isKnown: true });
  expect(restored.lastCommitAt.getTime()).toBeLessThanOrEqual(moment.getTime());
  expect(await readFile(join(into, 'keys/retired/old.pem'), 'utf8')).toBe('an old key');
  expect((await stat(join(into, 'keys/retired/old.pem'))).mode & 0o077).toBe(0);
  expect(await readFile(join(into, 'uploads/agents/a-1/picture'), 'utf8')).toBe('a face');

  const server = await startPostgres({ dataDir: join(into, 'postgres'), durable: false });
  expect(await rowsOf(server.superuserUrl)).toEqual([
    ['before', 101],
    ['in the backup', 1],
  ]);
  expect(await query(server.superuserUrl, 'show archive_mode')).toEqual([{ archive_mode: 'off' }]);
  const [number] = await query(server.superuserUrl, `select nextval('receipt_numbers')::int as number`);
  expect(number?.number).toBeGreaterThan(100_000);
  const [known] = await query(server.superuserUrl, 'select * from restores');
  expect(known).toMatchObject({ archive_name: 'first', last_commit_at: restored.lastCommitAt });
  await server.stop();
  expect(await contents('first')).toEqual(before);
});

it('never lets the restored server write into the archive it came from', { timeout }, async () => {
  const dataDir = join(folder, 'restored', 'postgres');
  const before = await contents('first');
  const refused = await startArchiving(dataDir, archiveCalled('first'));
  await query(refused.postgres.superuserUrl, 'select pg_switch_wal()');
  await expect
    .poll(() => refused.refusals.at(-1), { timeout: 20_000 })
    .toContain('the one that this was restored from');
  const stillFails = 'select from pg_stat_archiver where failed_count > 0';
  await expect.poll(() => query(refused.postgres.superuserUrl, stillFails), { timeout: 20_000 }).toHaveLength(1);
  await expect(
    takeBackup({ archive: archiveCalled('first'), url: refused.postgres.superuserUrl, keys: new Map() }),
  ).rejects.toThrow('cannot archive');
  await refused.stop();
  expect(await contents('first')).toEqual(before);

  const own = await startArchiving(dataDir, archiveCalled('second'));
  await query(own.postgres.superuserUrl, `insert into kept (of) values ('in the second history')`);
  await own.archived();
  await takeBackup({ archive: archiveCalled('second'), url: own.postgres.superuserUrl, keys: new Map() });
  await own.stop();
  expect(await contents('first')).toEqual(before);
  const again = await restore({ archive: archiveCalled('second'), into: join(folder, 'again') });
  expect(again.timeline).toBe(3);
});

it('restores nothing over anything, and says so', { timeout }, async () => {
  const into = join(folder, 'occupied');
  await mkdir(into);
  await writeFile(join(into, 'somebody'), '');
  await expect(restore({ archive: archiveCalled('first'), into })).rejects.toThrow(
    'occupied is not empty (it has somebody)',
  );
  expect(await readdir(into)).toEqual(['somebody']);
});

it('says which moments can be restored', { timeout }, async () => {
  const into = join(folder, 'nothing');
  const archive = archiveCalled('first');
  await expect(restore({ archive: archiveCalled('nobody'), into })).rejects.toThrow('has no whole backup');
  await expect(restore({ archive, into, until: new Date(0) })).rejects.toThrow('can be restored to no moment before');
  const late = new Date(Date.now() + 3_600_000);
  await expect(restore({ archive, into, until: late })).rejects.toThrow(
    /ends before that moment: its last transaction is of 20/,
  );
  expect(await readdir(into)).toEqual([]);
});

it('tells which file of the log is missing, and restores up to it', { timeout }, async () => {
  const archive = archiveCalled('first');
  const [backup] = await listBackups(archive);
  const gone = walName(1, segmentAt(backup?.to ?? '') + 1n);
  const bytes = await archive.get(keyOfWal(gone));
  await archive.remove(keyOfWal(gone));
  const into = join(folder, 'torn');
  await expect(restore({ archive, into })).rejects.toThrow(`${gone} is missing in the archive`);
  await expect(restore({ archive, into, until: moment })).rejects.toThrow(
    `${gone} is missing in the archive, and the moment`,
  );
  await archive.keep(keyOfWal(gone), bytes);
});

it('refuses a backup that was altered', { timeout }, async () => {
  const archive = archiveCalled('first');
  const [backup] = await listBackups(archive);
  const { id = '' } = backup ?? {};
  const into = join(folder, 'altered');
  const file = join(folder, 'storage', 'first', recordKey(id));
  const sealed = await readFile(file);
  await writeFile(file, Buffer.concat([sealed.subarray(0, -1), Buffer.of((sealed.at(-1) ?? 0) ^ 1)]));
  await expect(restore({ archive, into })).rejects.toThrow('cannot be opened: it was altered');
  await writeFile(file, sealed);
  const part = join(folder, 'storage', 'first', 'base', id, 'part-000001');
  const bytes = await readFile(part);
  await rm(part);
  await expect(restore({ archive, into })).rejects.toThrow('part-000001 is missing in the archive');
  await writeFile(part, bytes);
  expect(await readdir(into)).toEqual([]);
});
