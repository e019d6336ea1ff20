import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore, type ObjectStore } from '@portal/object-storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openArchive } from '../archive/open-archive.ts';
import { createSeal } from '../archive/seal.ts';
import { keyOfWal, walName } from '../wal/wal-names.ts';
import { type BackupRecord, listBackups, partKey, recordKey } from './backup-record.ts';
import { copyUploads, listKeptUploads } from './copy-uploads.ts';
import { forgetOld } from './forget-old.ts';

let folder = '';
let uploads: ObjectStore;
const seal = createSeal(randomBytes(32));
const archive = () => openArchive({ name: 'kaduna-1', seal, store: createFolderStore(join(folder, 'storage')) });
const day = (number: number) => new Date(Date.UTC(2026, 9, number));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-forget-'));
  uploads = createFolderStore(join(folder, 'uploads'));
  for (let number = 1; number <= 4; number += 1) {
    const id = `2026100${number}t000000z-abcd`;
    const position = `0/${number}000028`;
    const record: BackupRecord = {
      id,
      startedAt: day(number).toISOString(),
      finishedAt: day(number).toISOString(),
      timeline: 1,
      from: position,
      to: position,
      parts: [{ bytes: 4, sha256: 'a'.repeat(64) }],
    };
    await archive().keep(partKey(id, 0), Buffer.from('part'));
    await archive().keep(recordKey(id), Buffer.from(JSON.stringify(record)));
    await archive().keep(keyOfWal(walName(1, BigInt(number))), Buffer.from('log'));
  }
  await archive().keep(keyOfWal('00000002.history'), Buffer.from('1\t0/2000000\n'));
});
afterAll(() => rm(folder, { recursive: true }));

const daysLeft = async () => (await listBackups(archive())).map(({ id }) => Number(id.slice(6, 8)));
const logLeft = async () => {
  const keys: string[] = [];
  for await (const { key } of archive().list('wal')) keys.push(key);
  return keys.length;
};
const forget = (keepSince: Date) => forgetOld({ archive: archive(), uploads, keepSince });

it('keeps the backup before the moment, the log from it on, and every history', async () => {
  expect(await forget(new Date(day(2).getTime() + 3_600_000))).toBe(3);
  expect(await daysLeft()).toEqual([2, 3, 4]);
  expect(await logLeft()).toBe(4);
  expect(await forget(new Date(0))).toBe(0);
});

it('keeps two backups whatever it is told', async () => {
  await forget(new Date(Date.UTC(2030, 0, 1)));
  expect(await daysLeft()).toEqual([3, 4]);
});

it('keeps an upload that the portal removed as long as a moment needs it', async () => {
  await uploads.put('agents/stays', Buffer.from('a'), 'image/jpeg');
  await uploads.put('agents/goes', Buffer.from('b'), 'image/jpeg');
  expect(await copyUploads(archive(), uploads)).toBe(2);
  expect(await copyUploads(archive(), uploads)).toBe(0);
  await uploads.remove('agents/goes');
  // Seen to be gone today, which is after the oldest backup.
  await forget(new Date());
  await forget(new Date());
  expect((await listKeptUploads(archive())).map(({ key }) => key).sort()).toEqual(['agents/goes', 'agents/stays']);
  const id = '20991231t000000z-abcd';
  for (const [suffix, year] of [
    ['abcd', 2098],
    ['abce', 2099],
  ] as const) {
    const at = new Date(Date.UTC(year, 0, 1)).toISOString();
    const later = { id: id.replace('2099', String(year)).replace('abcd', suffix), startedAt: at, finishedAt: at };
    const record = {
      ...later,
      timeline: 1,
      from: '0/9000028',
      to: '0/9000028',
      parts: [{ bytes: 4, sha256: 'a'.repeat(64) }],
    };
    await archive().keep(recordKey(later.id), Buffer.from(JSON.stringify(record)));
  }
  await forget(new Date(Date.UTC(2100, 0, 1)));
  expect((await listKeptUploads(archive())).map(({ key }) => key)).toEqual(['agents/stays']);
});
