import { expect, it, vi } from 'vitest';
import { serverStanding } from '../../../platform/db/server-standing.ts';
import { createMetrics } from '../../../platform/metrics/metrics.ts';
import { givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { watchDatabase } from './watch-database.ts';

const { db } = await createTestDatabase();

it('is told by the database with the rights of the application', async () => {
  expect(await serverStanding(db)).toEqual({
    archiveMode: 'off',
    isArchiveFailing: false,
    heldBytes: 0,
    isSlotLost: false,
    standbys: 0,
    synchronousNames: '',
  });
});

it('rings at the second look: in the log, in the figures, and once a day to whoever runs the portal', async () => {
  const admin = await givenUser(db, { roles: ['SuperAdmin'] });
  await givenUser(db, { roles: ['Admin'] });
  const log = { error: vi.fn(), info: vi.fn() };
  const metrics = createMetrics();
  const clock = { now: () => new Date('2026-11-29T10:00:00Z') };
  const expected = { archives: true, standbys: 0 };
  const task = watchDatabase({ db, clock, metrics, log: log as never, databaseExpectation: expected });
  const { signal } = new AbortController();
  const ringing = async () => (await metrics.metrics()).includes('database_alarm{alarm="archive-off"} 1');
  await task.run(signal);
  expect(log.error).not.toHaveBeenCalled();
  expect(await ringing()).toBe(false);
  for (let look = 0; look < 3; look += 1) await task.run(signal);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ alarm: 'archive-off' }, expect.stringContaining('archived'));
  expect(await ringing()).toBe(true);
  const { rows } = await db.$client.query(
    `select user_id, facts -> 'work' ->> 'en' as text from notices where kind = 'database.alarm'`,
  );
  expect(rows).toEqual([{ user_id: admin, text: expect.stringContaining('archived') }]);

  expected.archives = false;
  await task.run(signal);
  expect(log.info).toHaveBeenCalledOnce();
  expect(await ringing()).toBe(false);
});
