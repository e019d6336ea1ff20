import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedDemoBudget } from './seed-demo-budget.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const now = new Date('2026-11-20T09:00:00Z');
const { db, ownerUrl } = await createTestDatabase();

it('gives the year a budget once, the state’s the sum of its MDAs, marked as a demonstration', async () => {
  await seedDemoWorld(ownerUrl, now);
  expect(await seedDemoBudget(ownerUrl, now)).toBeGreaterThan(5);
  expect(await seedDemoBudget(ownerUrl, now)).toBe(0);
  const { rows } = await db.$client.query<{ state: number; mdas: number; sources: string }>(
    `select (sum(kobo) filter (where mda_id is null))::bigint as state, (sum(kobo) filter (where mda_id is not null))::bigint as mdas,
       string_agg(distinct source, '') as sources from revenue_targets where year = 2026`,
  );
  expect(rows[0]?.state).toBe(rows[0]?.mdas);
  expect(rows[0]?.sources).toMatch(/^Demonstration/);
});
