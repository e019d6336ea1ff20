import { expect, it } from 'vitest';
import { givenFiledReturn } from '../../../../testing/given-filed-return.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startReturns } from '../testing/returns-test-app.ts';

const { db } = await createTestDatabase();
const app = await startReturns(db);

const none = '0199a1f0-0000-7000-8000-000000000009';

async function filedBy(officeId: number) {
  const person = await app.taxpayer();
  const tpui = await app.tpuiOf(person);
  await db.$client.query(`update taxpayers set home_office_id = $2, home_office_source = 'confirmed' where tpui = $1`, [
    tpui,
    officeId,
  ]);
  const id = await givenFiledReturn(db, {
    ...{ tpui, by: person, periodFrom: '2026-09-01' },
    ...{ dueOn: '2026-10-20', filedOn: '2026-10-23' },
  });
  return { id, tpui };
}

it('an officer opens a return of their office, and that is noted', async () => {
  const { id, tpui } = await filedBy(8);
  const officer = await app.staffMember('Tax Officer', 8);
  const answer = await app.call('GET', `/returns/filings/${id}`, { as: officer });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { id, tpui, kind: 'consumption-tax', period: '2026-09', version: 1, isLate: true, taxKobo: 500_000, bill: null },
  ]);
  const { rows } = await db.$client.query(`select subject from activity_log where action = 'return.read'`);
  expect(rows).toEqual([{ subject: `taxpayer:${tpui}` }]);
});

it('is not there for another office, for nobody and for taxpayers', async () => {
  const { id, tpui } = await filedBy(6);
  const officer = await app.staffMember('Tax Officer', 8);
  const other = await app.taxpayer();
  const status = async (path: string, as?: string) =>
    (await app.call('GET', path, as === undefined ? {} : { as })).statusCode;
  expect(await status(`/returns/filings/${id}`, officer)).toBe(404);
  expect(await status(`/returns/filings/${none}`, officer)).toBe(404);
  expect(await status(`/returns/filings/${id}`)).toBe(401);
  expect(await status(`/returns/filings/${id}`, other)).toBe(403);
  expect(await status('/returns/filings/of-somebody', officer)).toBe(422);
  const { rows } = await db.$client.query(
    `select 1 from activity_log where action = 'return.read' and subject = 'taxpayer:' || $1`,
    [tpui],
  );
  expect(rows).toEqual([]);
});
