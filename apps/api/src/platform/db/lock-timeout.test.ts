import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { businessErrorOf } from '../http/business-error-of.ts';
import { createDatabase } from './database.ts';

const { db, url } = await createTestDatabase();
const served = createDatabase(url);
afterAll(() => served.$client.end());

it('whoever waits for a row that somebody holds is told to come again, and does not hold a connection for ever', async () => {
  const holder = await db.$client.connect();
  await holder.query('begin');
  await holder.query(`select from payment_gateways for update`);
  const began = performance.now();
  const error = await served.$client.query('update payment_gateways set position = position').catch((caught) => caught);
  const waited = performance.now() - began;
  await holder.query('rollback');
  holder.release();
  expect(waited).toBeGreaterThan(3_000);
  expect(waited).toBeLessThan(15_000);
  expect(businessErrorOf(error)).toMatchObject({ code: 'service.unavailable', retryAfterSeconds: 5 });
});
