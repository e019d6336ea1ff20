import { beforeAll, describe, expect, it } from 'vitest';
import { asFounded } from '../../../../testing/as-founded.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import { reportingModule } from '../reporting.module.ts';
import { startReporting } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const person = '0b9b6b56-6f9f-4c7e-9d2c-6f1f5e7f0a33';
const period = `minDate=2026-01-01&maxDate=2099-12-31`;

beforeAll(async () => {
  await asFounded(
    db,
    `with staff as (insert into users (id, email, first_name, last_name) values ($1, 'ladi@staff.test', 'Ladi', 'Musa') returning id)
     insert into user_roles (user_id, role_name, position) select id, 'SuperAdmin', 1 from staff`,
    [person],
  );
  for (const [action, subject] of [
    ['role.assigned', 'user:1'],
    ['nin.revealed', 'user:2'],
    ['nin.revealed', 'user:1'],
  ] as const)
    await db.transaction((tx) =>
      writeAudit(tx, { actor: { userId: person }, action, subject, detail: { reason: `about ${subject}` } }),
    );
  await db.transaction((tx) => writeAudit(tx, { actor: { system: 'night' }, action: 'job.retried', subject: 'day:1' }));
  await noteActivity(db, {
    actor: { userId: person },
    action: 'session.opened',
    subject: `user:${person}`,
    role: 'SuperAdmin',
  });
});

describe('the audit trail', () => {
  it('says who did what to what and why, the newest first', async () => {
    const { data, totalRecords } = await read(`/reports/audit?${period}`);
    expect(totalRecords).toBe(4);
    expect(data[0]).toMatchObject({ actorName: 'system:night', action: 'job.retried', reason: null });
    expect(data[1]).toMatchObject({
      actorName: 'Ladi Musa',
      action: 'nin.revealed',
      subject: 'user:1',
      reason: 'about user:1',
    });
  });

  it('opens an entry by its id, also one of before the days that are shown', async () => {
    const [, { id }] = (await read(`/reports/audit?${period}`)).data;
    const { data } = await read(`/reports/audit?minDate=2020-01-01&maxDate=2020-01-02&record=${id}`);
    expect(data).toMatchObject([{ id, action: 'nin.revealed' }]);
    expect((await call(`/reports/audit?record=${id}`, 'Admin')).status).toBe(403);
  });

  it.each([
    ['user:1', 2],
    ['nin.revealed', 2],
    [person, 3],
    [`user:${person}`, 3],
    ['day:1', 1],
    ['nobody', 0],
  ])('finds %s', async (typed, count) => {
    expect((await read(`/reports/audit?${period}&criteria=${typed}`)).totalRecords).toBe(count);
  });

  it('is the SuperAdmin’s alone, and so is the activity', async () => {
    for (const report of ['audit', 'activity']) {
      expect((await call(`/reports/${report}`)).status).toBe(401);
      for (const as of ['Admin', 'Governor', 'MDA User', 'Tax Office Director'] as const)
        expect((await call(`/reports/${report}`, as)).status).toBe(403);
    }
    expect((await read(`/reports/activity?${period}`)).data).toMatchObject([
      { actorName: 'Ladi Musa', actorRole: 'SuperAdmin', action: 'session.opened' },
    ]);
  });
});
