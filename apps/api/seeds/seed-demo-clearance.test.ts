import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoClearance } from './seed-demo-clearance.ts';
import { seedDemoRegisters } from './seed-demo-registers.ts';
import { seedDemoRegistrations } from './seed-demo-registrations.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const { db, url, ownerUrl } = await createTestDatabase();
const key = randomBytes(32);
await seedDemoWorld(ownerUrl, new Date('2026-11-20T09:00:00Z'));
await seedDemoAccounts(url, key);
await seedDemoRegistrations(url, key);
await seedDemoRegisters(ownerUrl);

it('the demonstration has a clearance that is blocked, one that waits, one that is issued and one that was revoked, once', async () => {
  const made = await Promise.all([seedDemoClearance(url), seedDemoClearance(url)]);
  expect(made.sort()).toEqual([0, 4]);
  const { rows } = await db.$client.query(
    `select a.state, case when c.id is not null then standing_of_certificate(c) end as certificate from clearance_applications a
     left join clearance_certificates c on c.application_id = a.id order by a.state, certificate`,
  );
  expect(rows).toEqual([
    { state: 'blocked', certificate: null },
    { state: 'issued', certificate: 'revoked' },
    { state: 'issued', certificate: 'valid' },
    { state: 'waiting', certificate: null },
  ]);
});
