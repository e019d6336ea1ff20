import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, expect, inject, it } from 'vitest';
import { buildTaxpayers, tpuiOfNumber } from '../../../../../bench/clearance/build-taxpayers.ts';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';
import { countRowsRead } from '../../../../testing/count-rows-read.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';

const { db, url } = await createTestDatabase();
const taxpayers = 2_000;
const years = 10;
const firstYear = sql`extract(year from lagos_today())::int - 3`;

beforeAll(async () => {
  const { superuserUrl } = inject('postgres');
  const client = new pg.Client({
    connectionString: Object.assign(new URL(superuserUrl), { pathname: new URL(url).pathname }).href,
  });
  await client.connect();
  try {
    await buildTaxpayers(client, { taxpayers, years }, () => {});
  } finally {
    await client.end();
  }
}, 300_000);

/** What one of the questions behind eligibility read, of tables with more than five thousand rows: as PostgreSQL counted, also within functions. */
async function readBy(question: SQL) {
  return db.transaction(async (tx) => {
    const run = (async (query: SQL) => (await tx.execute(query)).rows) as unknown as RunQuery;
    return (await countRowsRead(run, question)).read;
  });
}

const questionsOf = (tpui: string): readonly (readonly [string, SQL])[] => [
  ['years', sql`select * from clearance_years(${tpui}, ${firstYear})`],
  ['bills', sql`select * from clearance_bills(${tpui})`],
  ['duties', sql`select * from clearance_duties(${tpui}, ${firstYear})`],
  ['months of pay', sql`select * from reading.own_paye_months(${tpui}, ${firstYear})`],
  ['gaps of employers', sql`select * from clearance_employer_gaps(${tpui}, ${firstYear})`],
];

/**
 * Ten years of one taxpayer, with the months and lines of each, and not a table: those have twelve thousand rows and more here. Entries
 * of indexes are more: of only 36 schedules each one is looked into.
 */
const ofOneTaxpayer = { rows: 1_500, entries: 10_000 };

it.each([
  ['who files', 1_007],
  ['who owes the last year', 1_005],
  ['who did not file the last year', 1_008],
  ['who is employed', 1_020],
  ['that employs a hundred', taxpayers + 1],
])('eligibility of somebody %s reads their own rows alone, by index', async (_who, number) => {
  const tpui = tpuiOfNumber(number);
  for (const [what, question] of questionsOf(tpui)) {
    const { rows, entries } = await readBy(question);
    expect([what, rows < ofOneTaxpayer.rows && entries < ofOneTaxpayer.entries ? 'few' : { rows, entries }]).toEqual([
      what,
      'few',
    ]);
  }
});
