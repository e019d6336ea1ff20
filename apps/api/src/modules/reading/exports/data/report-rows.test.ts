import { text } from 'node:stream/consumers';
import { invoiceReport } from '@portal/contracts';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { seedDemoWorld } from '../../../../../seeds/seed-demo-world.ts';
import { becomeReader, readerOf } from '../../../../platform/scope/read-as.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { reportBindings } from '../../reporting/index.ts';
import { copyRows, fetchRows, type RowsQuestion } from './report-rows.ts';

const { db, url } = await createTestDatabase();
await seedDemoWorld(url, new Date('2026-11-20T09:00:00Z'));
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());

const [, binding] = reportBindings[0];
/** Rows of every MDA: nothing says whose. */
const forgetful: RowsQuestion = {
  source: typeof binding.source === 'function' ? binding.source({ minDate: '', maxDate: '' }) : binding.source,
  where: undefined,
  sortField: 'issuedOn',
  sortOrder: 'asc',
  columns: { billReference: { name: 'billReference', label: '', column: invoiceReport.columns.billReference } },
  language: 'en',
};

async function asMda<T>(mdaId: number, read: () => Promise<T>): Promise<T> {
  await client.query('begin transaction read only');
  try {
    await becomeReader(client, readerOf({ kind: 'mda', mdaId, name: '' }), 5_000);
    return await read();
  } finally {
    await client.query('rollback');
  }
}

it('a forgotten condition yields the reader’s own rows alone, by COPY and by cursor', async () => {
  const { rows } = await db.$client.query<{ reference: string }>(
    'select reference from bills where mda_id = 1 order by issued_on, id',
  );
  const own = rows.map(({ reference }) => reference);
  const copied = await asMda(1, () => text(copyRows(client, forgetful)));
  expect(copied.trim().split('\n')).toEqual(own.map((reference) => `"${reference}"`));
  const fetched = await asMda(1, async () => {
    const cells: (string | null)[] = [];
    for await (const row of fetchRows(client, forgetful)) cells.push(...row);
    return cells;
  });
  expect(fetched).toEqual(own);
  expect(own.length).toBeGreaterThan(0);
});

it('whoever is no reader reads nothing', async () => {
  await client.query('begin');
  await becomeReader(client, readerOf({ kind: 'totals' }), 5_000);
  await expect(text(copyRows(client, forgetful))).rejects.toThrow('permission denied');
  await client.query('rollback');
});
