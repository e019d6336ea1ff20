import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { serveDatabaseFigures } from './database-figures.ts';
import { createMetrics } from './metrics.ts';

const { db } = await createTestDatabase();

const figuresOf = (pool: typeof db.$client) => {
  const metrics = createMetrics();
  serveDatabaseFigures(metrics, pool, undefined);
  return metrics.metrics();
};

it('say how old the oldest message is that nobody passed on', async () => {
  expect(await figuresOf(db.$client)).toContain('outbox_oldest_seconds{database="portal"} 0');
  await db.$client.query(
    `insert into outbox (topic, dedupe_key, payload, created_at) values ('test.news', 'one', '{}', clock_timestamp() - interval '5 minutes')`,
  );
  const age = /outbox_oldest_seconds\{database="portal"\} ([\d.]+)/.exec(await figuresOf(db.$client))?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(300);
});

it('are left out while the database is away; the others are there', async () => {
  const away = { query: () => {}, connect: () => Promise.reject(new Error('gone')) } as unknown as typeof db.$client;
  const text = await figuresOf(away);
  expect(text).not.toMatch(/^outbox_oldest_seconds\{/m);
  expect(text).toContain('process_cpu_seconds_total');
});
