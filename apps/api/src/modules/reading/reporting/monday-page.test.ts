import { beforeEach, expect, it } from 'vitest';
import { givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { tellOfMonday } from './monday-page.ts';

const { db } = await createTestDatabase();
const governor = await givenUser(db, { roles: ['Governor'] });
await givenUser(db, { roles: ['SuperAdmin'] });
const look = (at: string) => tellOfMonday({ db, clock: { now: () => new Date(at) } });
const told = async () =>
  (
    await db.$client.query<{ userId: string; day: string }>(
      `select user_id as "userId", facts ->> 'day' as day from notices where kind = 'year.monday' order by occasion`,
    )
  ).rows;
const mailed = async () =>
  (await db.$client.query(`select payload ->> 'isMailed' as mailed from outbox where topic = 'notice.published'`)).rows;
beforeEach(() => db.$client.query('delete from notices; delete from outbox; delete from notice_preferences'));

it('tells the Governor alone, once a week, on Monday from six in Lagos', async () => {
  await look('2026-11-22T12:00:00Z');
  await look('2026-11-23T04:59:00Z');
  expect(await told()).toEqual([]);
  await Promise.all([look('2026-11-23T05:00:00Z'), look('2026-11-23T05:00:00Z')]);
  await look('2026-11-23T22:30:00Z');
  await look('2026-11-24T09:00:00Z');
  expect(await told()).toEqual([{ userId: governor, day: '23/11/2026' }]);
  await look('2026-11-30T09:00:00Z');
  expect(await told()).toHaveLength(2);
});

it('goes by mail only if that is wanted', async () => {
  await look('2026-11-23T09:00:00Z');
  expect(await mailed()).toEqual([{ mailed: 'false' }]);
  await db.$client.query(`insert into notice_preferences (user_id, topic, mail) values ($1, 'year', true)`, [governor]);
  await look('2026-11-30T09:00:00Z');
  expect(await mailed()).toContainEqual({ mailed: 'true' });
});
