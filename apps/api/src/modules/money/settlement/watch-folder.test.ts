import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock/clock.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { importFile } from './import-file.ts';
import { readHere } from './reading/read-here.ts';
import { lookIntoFolder } from './watch-folder.ts';

const { db, owner } = await createTestDatabase();
const files = new Map<string, Buffer>();
const store = {
  put: async (key: string, bytes: Buffer) => void files.set(key, bytes),
  get: async (key: string) => files.get(key),
  remove: async (key: string) => void files.delete(key),
  async *list() {},
};
const queued: string[] = [];
const jobs = {
  enqueue: async (_tx: unknown, _job: unknown, data: object) => void queued.push((data as { fileId: string }).fileId),
};
let folder = '';
const look = () =>
  lookIntoFolder({
    ...{ db, clock: systemClock, folder, reader: readHere },
    ...{ store: store as never, jobs: jobs as never, log: { warn: () => {} } },
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settlement-'));
  await mkdir(join(folder, 'remita'));
  queued.length = 0;
});

async function lay(name: string, text: string, isFinished = true) {
  const path = join(folder, 'remita', name);
  await writeFile(path, text);
  const at = isFinished ? new Date(0) : systemClock.now();
  await utimes(path, at, at);
}
const stored = async () =>
  (await db.$client.query('select name, state, received_by as by from settlement_files order by received_at, name'))
    .rows;

const head = 'rrr,amount,debitdate';
const remembered = JSON.stringify({
  fields: { reference: 'rrr', amount: 'amount', paidOn: 'debitdate' },
  dayOrder: 'year-first',
});

it('keeps what lies there for a person while nobody has seen such columns, and imports it once somebody has', async () => {
  await lay('first.csv', `${head}\n110000000001,5.00,2026-10-01\n`);
  await lay('being-written.csv', `${head}\n1100`, false);
  await look();
  expect(await stored()).toEqual([{ name: 'first.csv', state: 'received', by: null }]);
  expect(queued).toEqual([]);
  expect((await readdir(join(folder, 'remita'))).sort()).toEqual(['being-written.csv', 'taken']);

  await owner.$client.query(`update settlement_sources set columns = $1 where id = 'remita'`, [remembered]);
  await lay('second.csv', `${head}\n110000000002,6.00,2026-10-02\n`);
  await lay('other-columns.csv', 'ref,naira\n110000000003,7.00\n');
  await look();
  expect(queued).toHaveLength(1);
  for (const id of queued) await importFile({ db, store, clock: systemClock, reader: readHere }, id);
  expect(await stored()).toEqual([
    { name: 'first.csv', state: 'received', by: null },
    { name: 'other-columns.csv', state: 'received', by: null },
    { name: 'second.csv', state: 'imported', by: null },
  ]);
});

it('takes the same file once, whatever it is called, and leaves what is no list', async () => {
  const before = await stored();
  await lay('again.csv', `${head}\n110000000002,6.00,2026-10-02\n`);
  await lay('notes.txt', 'hello');
  await look();
  expect(await stored()).toEqual(before);
  expect(queued).toEqual([]);
  expect((await readdir(join(folder, 'remita'))).sort()).toEqual(['notes.txt', 'taken']);
});

it('leaves to a person what can be read two ways, and a file with a heading that is new', async () => {
  await owner.$client.query(`update settlement_sources set columns = $1 where id = 'remita'`, [
    JSON.stringify({ ...JSON.parse(remembered), headings: head.split(',') }),
  ]);
  await lay('two-ways.csv', `${head}\n110000000011,"1,250",2026-10-01\n`);
  await lay('new-heading.csv', `${head},chargeFee\n110000000012,5.00,2026-10-01,1.00\n`);
  await lay('workbook.xlsx', `${head}\n110000000013,5.00,2026-10-01\n`);
  await look();
  const states = new Map((await stored()).map(({ name, state }) => [name, state]));
  expect([states.get('two-ways.csv'), states.get('new-heading.csv'), states.get('workbook.xlsx')]).toEqual([
    ...['received', 'received', 'importing'],
  ]);
});
