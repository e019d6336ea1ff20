import { lagosDay, type Role } from '@portal/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { auditModule } from '../audit.module.ts';
import { writeAudit } from '../write-audit.ts';

const { db, owner } = await createTestDatabase();
const chief = '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a33';
const app = await createHttpServer({
  identify: async (role) => ({ id: chief, sessionId: 's', roles: [role as Role], scope: { kind: 'state' } }),
});
auditModule(app, { db, clock: systemClock });
await app.ready();
afterAll(() => app.close());
const verify = (as?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/audit-trail/verifications',
    headers: as ? { authorization: as } : {},
  });

beforeAll(async () => {
  for (const subject of ['user:1', 'user:2', 'user:3'])
    await db.transaction((tx) => writeAudit(tx, { actor: { userId: chief }, action: 'role.assigned', subject }));
});

const verifyDay = (day: string, as = 'SuperAdmin') =>
  app.inject({
    method: 'POST',
    url: '/api/v1/audit-trail/day-verifications',
    headers: { authorization: as },
    payload: { day },
  });
const today = lagosDay(new Date());

it('walks one day alone', async () => {
  expect((await verifyDay(today)).json()).toMatchObject({ holds: true, rows: 3 });
  expect((await verifyDay('2020-01-01')).json()).toMatchObject({ holds: true, rows: 0 });
  expect((await verifyDay('yesterday')).statusCode).toBe(422);
  expect((await verifyDay(today, 'Admin')).statusCode).toBe(403);
});

it('says that the chain holds, how many rows it has, and notes who asked', async () => {
  const answer = await verify('SuperAdmin');
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { holds: true, rows: 3 }]);
  const { rows } = await db.$client.query(
    `select actor from activity_log where action = 'audit-trail.verified' and subject = 'audit-trail:all'`,
  );
  expect(rows).toEqual([{ actor: `user:${chief}` }]);
});

it('answers several who ask at once', async () => {
  const answers = await Promise.all(['SuperAdmin', 'SuperAdmin', 'SuperAdmin'].map(verify));
  expect(answers.map((answer) => answer.json().holds)).toEqual([true, true, true]);
});

it('is the SuperAdmin’s alone', async () => {
  expect((await verify()).statusCode).toBe(401);
  for (const role of ['Admin', 'Governor', 'Tax Office Director', 'Individual'])
    expect((await verify(role)).statusCode).toBe(403);
});

it('names the first row that is not what was written', async () => {
  await owner.$client.query('alter table audit_log disable trigger user');
  await owner.$client.query(`update audit_log set subject = 'user:9' where position = 2`);
  const answer = (await verify('SuperAdmin')).json();
  expect(answer).toMatchObject({ holds: false, brokenAt: 2 });
  expect((await verifyDay(today)).json()).toMatchObject({ holds: false, brokenAt: 2 });
});

it('finds what was taken out at either end of a day, by the rows beside it', async () => {
  await owner.$client.query(`update audit_log set subject = 'user:2' where position = 2`);
  // Three days, a row each.
  for (const [position, back] of [
    [1, 2],
    [2, 1],
  ] as const)
    await owner.$client.query(`update audit_log set at = at - make_interval(days => $2) where position = $1`, [
      position,
      back,
    ]);
  await owner.$client.query('alter table audit_log disable trigger all');
  // The day of the third row: the second, to which it is sealed, is gone.
  await owner.$client.query('delete from audit_log where position = 2');
  expect((await verifyDay(today)).json()).toMatchObject({ holds: false, brokenAt: 2 });
});
