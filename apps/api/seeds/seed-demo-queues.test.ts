import { randomBytes } from 'node:crypto';
import { consultationStates, enquiryStates } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { demoConsultants } from './demo-world/consultants.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoQueues } from './seed-demo-queues.ts';

const { db, url } = await createTestDatabase();
await seedDemoAccounts(url, randomBytes(32));

it('makes consultants, consultations and messages of every kind, once', async () => {
  const made = await Promise.all([seedDemoQueues(url), seedDemoQueues(url)]);
  expect(made.filter((count) => count === undefined)).toHaveLength(1);
  const column = async (text: string) => {
    const { rows } = await db.$client.query<{ value: unknown }>(text);
    return rows.map(({ value }) => value);
  };
  expect(await column('select count(*) as value from consultants')).toEqual([demoConsultants.length]);
  // RFC 2606: nobody can own these, so nobody is ever led or mailed anywhere.
  expect(
    await column(`select video_room as value from consultants where video_room !~ '^https://[a-z.]+[.]test/'`),
  ).toEqual([]);
  expect(
    await column(
      `select email as value from (select email from consultations union select email from enquiries) mail where email !~ '[.]test$'`,
    ),
  ).toEqual([]);
  const seen = [...(await column('select distinct state as value from consultations'))].sort();
  expect(seen).toEqual([...consultationStates].sort());
  expect([...(await column('select distinct state as value from enquiries'))].sort()).toEqual(
    [...enquiryStates].sort(),
  );
  expect(
    await column(
      `select count(*) > 5 as value from audit_log where subject like 'enquiry:%' or subject like 'consultation:%'`,
    ),
  ).toEqual([true]);
});
