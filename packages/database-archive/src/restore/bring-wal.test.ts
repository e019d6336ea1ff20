import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '@portal/object-storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openArchive } from '../archive/open-archive.ts';
import { createSeal } from '../archive/seal.ts';
import type { BackupRecord } from '../backup/backup-record.ts';
import { keyOfWal, walName } from '../wal/wal-names.ts';
import { planWal } from './bring-wal.ts';

let folder = '';
const seal = createSeal(randomBytes(32));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-wal-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** From segment 2 of timeline 1. */
const backup = { id: 'one', timeline: 1, from: '0/2000028', to: '0/2000158' } as BackupRecord;
const at = (timeline: number, segment: number) => walName(timeline, BigInt(segment));

async function given(name: string, files: readonly string[], histories: Readonly<Record<string, string>> = {}) {
  const archive = openArchive({ name, seal, store: createFolderStore(folder) });
  for (const file of files) await archive.keep(keyOfWal(file), Buffer.from(file));
  for (const [file, text] of Object.entries(histories)) await archive.keep(keyOfWal(file), Buffer.from(text));
  return archive;
}

it('goes on to the end of the log, and leaves out what came before the backup', async () => {
  const plan = await planWal(
    await given('plain', [at(1, 1), at(1, 2), `${at(1, 2)}.00000028.backup`, at(1, 3)]),
    backup,
  );
  expect([...plan.files.values()]).toEqual([at(1, 2), at(1, 3)]);
  expect(plan.missing).toBeUndefined();
});

it('follows who was promoted, with what the one before had of the last file', async () => {
  const files = [at(1, 2), at(1, 3), `${at(1, 4)}.partial`, at(2, 4), at(2, 5), at(1, 9)];
  const plan = await planWal(
    await given('promoted', files, { '00000002.history': '1\t0/4000100\tno recovery target specified\n' }),
    backup,
  );
  expect(Object.fromEntries(plan.files)).toEqual({
    '00000002.history': '00000002.history',
    [at(1, 2)]: at(1, 2),
    [at(1, 3)]: at(1, 3),
    [at(2, 4)]: at(2, 4),
    [at(1, 4)]: `${at(1, 4)}.partial`,
    [at(2, 5)]: at(2, 5),
  });
  expect(plan.missing).toBeUndefined();
});

it('names the first file that is missing, and takes nothing after it', async () => {
  const plan = await planWal(await given('torn', [at(1, 2), at(1, 4)]), backup);
  expect([...plan.files.keys()]).toEqual([at(1, 2)]);
  expect(plan.missing).toBe(at(1, 3));
});

it('refuses a backup whose own log is missing', async () => {
  await expect(planWal(await given('headless', [at(1, 3)]), backup)).rejects.toThrow(`${at(1, 2)} is missing`);
  await expect(planWal(await given('empty', []), backup)).rejects.toThrow('choose another backup');
});
