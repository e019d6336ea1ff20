import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { hotelsFound, tipsTold } from './demo-world/hotels-found.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoLeads } from './seed-demo-leads.ts';

const { db, ownerUrl } = await createTestDatabase();

it('has sources in force with rows that wait to be compared, and tips of the office, once', async () => {
  await seedDemoAccounts(ownerUrl, randomBytes(32));
  expect(await seedDemoLeads(ownerUrl)).toBe(hotelsFound.length + tipsTold.length);
  expect(await seedDemoLeads(ownerUrl)).toBe(0);
  const { rows } = await db.$client.query(
    `select (select count(*)::int from source_rows where outcome = 'waiting' and lga_id is not null) as rows,
       (select count(*)::int from intelligence_sources where approved_at is not null) as sources,
       (select count(*)::int from reading.tips where status = 'received') as tips`,
  );
  expect(rows).toEqual([{ rows: hotelsFound.length, sources: 2, tips: tipsTold.length }]);
});
