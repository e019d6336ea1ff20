import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { businessErrorOf } from '../http/business-error-of.ts';
import { createDatabase } from './database.ts';

const { db, url } = await createTestDatabase();
const served = createDatabase(url);
afterAll(() => served.$client.end());

it('whoever waits for a row that somebody holds is told to come again, and does not hold a connection for ever', async () => {
  const waiter = await served.$client.connect();
  const { rows } = await waiter.query<{ lock_timeout: string }>('show lock_timeout');
  expect(rows).toEqual([{ lock_timeout: '5s' }]);
  await waiter.query(`set lock_timeout = '1ms'`);
  const holder = await db.$client.connect();
  await holder.query('begin');
  await holder.query('select from payment_gateways for update');
  const error = await waiter.query('update payment_gateways set position = position').catch((caught) => caught);
  await holder.query('rollback');
  holder.release();
  waiter.release();
  expect(businessErrorOf(error)).toMatchObject({ code: 'service.unavailable', retryAfterSeconds: 5 });
});
