import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '@portal/object-storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openArchive } from '../archive/open-archive.ts';
import { createSeal } from '../archive/seal.ts';
import { aCluster } from '../testing/a-cluster.ts';
import { archiveSegment } from './archive-segment.ts';
import { keyOfWal, walOfKey } from './wal-names.ts';

const key = randomBytes(32);
const segment = '00000001000000000000000A';
let folder = '';
let cluster = '';
const archive = (name: string, sealKey = key) =>
  openArchive({ name, store: createFolderStore(join(folder, 'storage')), seal: createSeal(sealKey) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-segments-'));
  cluster = await aCluster(join(folder, 'cluster'), 7_000_000_000_000_000_001n);
  await writeFile(join(folder, 'one'), 'a payment of Amina Bello');
  await writeFile(join(folder, 'other'), 'another history');
});
afterAll(() => rm(folder, { recursive: true }));

const archived = (name: string, given: { path?: string; cluster?: string; name?: string } = {}) =>
  archiveSegment({ archive: archive(name), cluster, name: segment, path: join(folder, 'one'), ...given });

it('keeps a file sealed, accepts the same again, and never another one under its name', async () => {
  await archived('kept');
  await archived('kept');
  await expect(archived('kept', { path: join(folder, 'other') })).rejects.toThrow('never replaced');
  expect(String(await archive('kept').get(keyOfWal(segment)))).toBe('a payment of Amina Bello');
  const stored = await readFile(join(folder, 'storage', 'kept', keyOfWal(segment)), 'latin1');
  expect(stored).not.toContain('Amina');
  await expect(archive('kept', randomBytes(32)).get(keyOfWal(segment))).rejects.toThrow(
    'ARCHIVE_KEY_FILE is another key',
  );
});

it('counts as kept only what is read back, and leaves room for the next try', async () => {
  const store = createFolderStore(join(folder, 'failing'));
  let isFailing = true;
  const failing: typeof store = {
    ...store,
    putNew: (place, bytes, type) => store.putNew(place, isFailing ? bytes.subarray(0, 40) : bytes, type),
  };
  const kept = openArchive({ name: 'failing', store: failing, seal: createSeal(key) });
  await expect(kept.keep('wal/one', Buffer.from('whole'))).rejects.toThrow('was not kept as it was sent');
  isFailing = false;
  await kept.keep('wal/one', Buffer.from('whole'));
  expect(String(await kept.get('wal/one'))).toBe('whole');
});

it('takes nothing that was sealed for another place', async () => {
  const from = join(folder, 'storage', 'kept', keyOfWal(segment));
  const elsewhere = '00000001000000000000000B';
  await writeFile(join(folder, 'storage', 'kept', keyOfWal(elsewhere)), await readFile(from));
  await expect(archive('kept').get(keyOfWal(elsewhere))).rejects.toThrow('cannot be opened');
});

it('belongs to the first server that writes, with its copies, and to no restored one', async () => {
  await archived('owned');
  const copy = await aCluster(join(folder, 'copy'), 7_000_000_000_000_000_001n);
  await archived('owned', { cluster: copy });
  const restored = await aCluster(join(folder, 'restored'), 7_000_000_000_000_000_001n, 'a second life');
  const next = { name: '00000002000000000000000C' };
  await expect(archived('owned', { cluster: restored, ...next })).rejects.toThrow(
    'the one that this was restored from',
  );
  const stranger = await aCluster(join(folder, 'stranger'), 5n);
  await expect(archived('owned', { cluster: stranger, ...next })).rejects.toThrow(
    'the history of another database: give',
  );
  expect(await archive('owned').find(keyOfWal(next.name))).toBeUndefined();
});

it.each([segment, `${segment}.partial`, `${segment}.00000028.backup`, '00000002.history'])('knows %s', (name) => {
  expect(walOfKey(keyOfWal(name))).toBe(name);
});

it('archives nothing else', async () => {
  await expect(archived('kept', { name: '../../etc/passwd' })).rejects.toThrow('is no file of a write-ahead log');
});

it('is a command that the server can call: silent when kept, a sentence and 1 when not', async () => {
  const keyFile = join(folder, 'archive.key');
  await writeFile(keyFile, key.toString('base64'), { mode: 0o600 });
  const env = {
    PATH: process.env.PATH,
    ARCHIVE_NAME: 'called',
    ARCHIVE_KEY_FILE: keyFile,
    ARCHIVE_DIR: join(folder, 'storage'),
  };
  const program = join(import.meta.dirname, '../commands/archive-segment.ts');
  const call = (...args: string[]) =>
    new Promise<string>((resolve) => {
      execFile(process.execPath, [program, ...args], { cwd: cluster, env }, (error, stdout, stderr) =>
        resolve(`${error?.code ?? 0} ${stdout}${stderr}`.trim()),
      );
    });
  expect(await call(join(folder, 'one'), segment)).toBe('0');
  expect(await call(join(folder, 'other'), segment)).toMatch(
    /^1 called\/wal\/\w+ holds something else already.*servers write to this archive$/,
  );
  expect(String(await archive('called').get(keyOfWal(segment)))).toBe('a payment of Amina Bello');
});
