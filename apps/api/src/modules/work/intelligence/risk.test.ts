import { expect, it } from 'vitest';
import { givenBill } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startIntelligence } from './testing/intelligence-test-app.ts';

const given = await createTestDatabase();
const app = await startIntelligence(given);
const { officer, query, call, taxpayer, staffMember } = app;
const stranger = await staffMember('Tax Officer', 7);
const clerk = await staffMember('MDA User');

async function known() {
  const user = await taxpayer();
  const [{ tpui = '' } = {}] = await query<{ tpui: string }>('select tpui from users where id = $1', [user]);
  await query(`update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = $1`, [tpui]);
  return tpui;
}
const read = (tpui: string, as = officer) => call('GET', `/taxpayers/${tpui}/risk`, { as });

it('names no reason where there is none, and each with its figures where there is', async () => {
  const tpui = await known();
  expect((await read(tpui)).json()).toEqual({ reasons: [] });
  const [days] = await query<{ issued: string; due: string }>(
    `select (lagos_today() - 40)::text as issued, (lagos_today() - 30)::text as due`,
  );
  for (const kobo of [300_000, 450_000])
    await givenBill(given.db, { tpui, lines: [kobo], issuedOn: days?.issued ?? '', dueAfterDays: 10 });
  await givenBill(given.db, { tpui, lines: [900_000] });
  expect((await read(tpui)).json()).toEqual({
    reasons: [{ reason: 'bills-overdue', count: 2, amountKobo: 750_000, since: days?.due }],
  });
});

it('is told to the office of the taxpayer alone, and looking is noted', async () => {
  const tpui = await known();
  expect((await read(tpui, stranger)).statusCode).toBe(404);
  expect((await read(tpui, clerk)).statusCode).toBe(403);
  expect((await read(tpui)).statusCode).toBe(200);
  const [noted] = await query<{ count: number }>(
    `select count(*)::int as count from activity_log where action = 'taxpayer.read' and subject = $1`,
    [`taxpayer:${tpui}`],
  );
  expect(noted?.count).toBe(1);
});
