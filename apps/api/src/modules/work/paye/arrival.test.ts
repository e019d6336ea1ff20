import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { payeRow as row, startPaye } from './testing/paye-test-app.ts';

/** October is due on 10 November: let in at 00:10 of the day after, come at 23:58. */
const letIn = '2026-11-10T23:10:00.000Z';
const arrived = '2026-11-10T22:58:00.000Z';

const { db } = await createTestDatabase();
const app = await startPaye(db, letIn);
const headers = { 'x-portal-arrived-at': arrived };

async function filed(as: string, peer?: string) {
  const { id, dueKobo, savedAt } = (await app.save(as, '2026-10', [row()])).json();
  const body = { scheduleId: id, dueKobo, savedAt, declarationVersion: 1 };
  const remoteAddress = peer ?? '127.0.0.1';
  expect((await app.call('POST', '/paye/filings', { as, body, headers, remoteAddress })).statusCode).toBe(200);
}
const momentsOf = async (as: string) =>
  (
    await db.$client.query(
      `select s.filed_at::text as filed, s.arrived_at::text as arrived, s.received_at::text as received, m.filed_on
       from paye_schedules s join reading.filed_months m on m.tpui = s.tpui and m.kind = 'paye-month' and m.month = s.month
       where s.filed_by = $1`,
      [as],
    )
  ).rows;

it('an employer who waited for a turn has filed the month when they had come', async () => {
  const employer = await app.taxpayer();
  await filed(employer);
  expect(await momentsOf(employer)).toEqual([
    {
      ...{ filed: '2026-11-10 22:58:00+00', arrived: '2026-11-10 22:58:00+00', received: '2026-11-10 23:10:00+00' },
      filed_on: '2026-11-10',
    },
  ]);
  const paper = await app.call('GET', '/paye/acknowledgements?month=2026-10', { as: employer });
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
});

it('a stamp from elsewhere than the gateway changes nothing', async () => {
  const employer = await app.taxpayer();
  await filed(employer, '41.58.1.7');
  expect(await momentsOf(employer)).toEqual([
    {
      ...{ filed: '2026-11-10 23:10:00+00', arrived: null, received: '2026-11-10 23:10:00+00' },
      filed_on: '2026-11-11',
    },
  ]);
});

it('a month in which nobody was paid counts from the arrival too', async () => {
  const employer = await app.taxpayer();
  const body = { month: '2026-10', declarationVersion: 1 };
  expect((await app.call('POST', '/paye/filings/nil', { as: employer, body, headers })).statusCode).toBe(200);
  expect(await momentsOf(employer)).toMatchObject([{ filed_on: '2026-11-10' }]);
});
