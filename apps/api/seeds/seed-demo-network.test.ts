import { randomBytes } from 'node:crypto';
import { isIdentityCode } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { demoNetwork } from './demo-world/network.ts';
import { seedDemoNetwork } from './seed-demo-network.ts';

const { db, url } = await createTestDatabase();

it('the demonstration has agents in every area, cards of every worth, and a queue; once', async () => {
  const key = randomBytes(32);
  expect(await seedDemoNetwork(url, key)).toBe(demoNetwork().length);
  expect(await seedDemoNetwork(url, key)).toBe(0);
  const { rows } = await db.$client.query(
    `select (select count(distinct lga_id) from network_members where kind = 'agent') as areas,
       (select count(*) > 0 from network_members where suspended_at is not null) as suspended,
       (select count(*) > 0 from network_members where valid_until < now()) as expired,
       (select array_agg(distinct state order by state) from agent_applications) as states`,
  );
  expect(rows).toEqual([
    { areas: 23, suspended: true, expired: true, states: ['approved', 'declined', 'received', 'under-review'] },
  ]);
  const callable = await db.$client.query(
    `select from network_members where phone_number is not null or name not like '% (example)'`,
  );
  expect(callable.rowCount).toBe(0);
  expect(demoNetwork().every(({ code }) => isIdentityCode(code))).toBe(true);
});
