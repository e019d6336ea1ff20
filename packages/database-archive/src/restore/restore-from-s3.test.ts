import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/embedded-postgres';
import { createFolderStore } from '@portal/object-storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveFrom } from '../archive/read-settings.ts';
import { copyUploads } from '../backup/copy-uploads.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { query, startArchiving } from '../testing/archiving-server.ts';
import { startS3 } from '../testing/start-s3.ts';
import { restore } from './restore.ts';

const timeout = 300_000;
const s3 = await startS3();
let folder = '';
let env: Record<string, string> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-s3-archive-'));
  await chmod(folder, 0o755);
  const keyFile = join(folder, 'archive.key');
  await writeFile(keyFile, randomBytes(32).toString('base64'), { mode: 0o600 });
  env = {
    ARCHIVE_NAME: 'kaduna-1',
    ARCHIVE_KEY_FILE: keyFile,
    ARCHIVE_S3_ENDPOINT: s3.endpoint,
    ARCHIVE_S3_ACCESS_KEY_ID: 'archivist',
    ARCHIVE_S3_SECRET_ACCESS_KEY: 'a-secret',
  };
});
afterAll(async () => {
  s3.stop();
  await rm(folder, { recursive: true, force: true });
});

it('makes a portal of what lies in S3-compatible storage alone, with everything committed until the end', {
  timeout,
}, async () => {
  const archive = await archiveFrom(env);
  const server = await startArchiving(join(folder, 'primary'), archive);
  const { superuserUrl } = server.postgres;
  await query(superuserUrl, 'create table kept (of text not null)');
  await query(
    superuserUrl,
    'create table restores (archive_name text, backup_id text, lineage text, last_commit_at timestamptz)',
  );
  await query(superuserUrl, `insert into kept select 'in the backup' from generate_series(1, 1000)`);
  const uploads = createFolderStore(join(folder, 'uploads'));
  await uploads.put('agents/a-1/picture', Buffer.from('a face'), 'image/jpeg');
  await takeBackup({ archive, url: superuserUrl, keys: new Map([['receipt-signing.pem', Buffer.from('a key')]]) });
  await copyUploads(archive, uploads);
  await query(superuserUrl, `insert into kept select 'after it' from generate_series(1, 500)`);
  await server.archived();
  // The machine is gone, with everything on it but the key of the archive.
  process.kill(server.postgres.pid, 'SIGKILL');
  await server.postgres.exited;
  await server.stop();
  await rm(join(folder, 'primary'), { recursive: true, force: true });
  await rm(join(folder, 'uploads'), { recursive: true, force: true });
  expect(
    [...s3.objects.values()].filter(({ bytes }) => /in the backup|after it|a face|a key/.test(String(bytes))),
  ).toEqual([]);

  const into = join(folder, 'restored');
  expect(await restore({ archive: await archiveFrom(env), into })).toMatchObject({
    timeline: 2,
    uploads: 1,
    isKnown: true,
  });
  expect(await readFile(join(into, 'keys/receipt-signing.pem'), 'utf8')).toBe('a key');
  expect(await readFile(join(into, 'uploads/agents/a-1/picture'), 'utf8')).toBe('a face');
  const restored = await startPostgres({ dataDir: join(into, 'postgres'), durable: false });
  const rows = await query(restored.superuserUrl, 'select of, count(*)::int as rows from kept group by of order by of');
  expect(rows).toEqual([
    { of: 'after it', rows: 500 },
    { of: 'in the backup', rows: 1000 },
  ]);
  await restored.stop();
});

it('is refused by storage that does not know the key of who asks', { timeout }, async () => {
  const stranger = await archiveFrom({ ...env, ARCHIVE_S3_ACCESS_KEY_ID: 'stranger' });
  await expect(restore({ archive: stranger, into: join(folder, 'of-a-stranger') })).rejects.toThrow();
});
