import { expect, it } from 'vitest';
import { createIdentitySeals } from '../src/modules/work/registration/identity-seals.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedDemoRegistrations } from './seed-demo-registrations.ts';

const { db, url } = await createTestDatabase();
const dataKey = Buffer.alloc(32, 7);

it('registers the demonstration’s taxpayers once, and leaves one pre-registered agent waiting', async () => {
  await seedDemoAccounts(url, dataKey);
  expect(await seedDemoRegistrations(url, dataKey)).toBe(5);
  expect(await seedDemoRegistrations(url, dataKey)).toBe(0);
  const seals = createIdentitySeals(dataKey);
  const { rows } = await db.$client.query(
    'select id, email, user_type, nin_encrypted from users where nin_blind_index = $1',
    [seals.ninIndex('70000000008')],
  );
  expect(rows).toMatchObject([{ email: 'individual@demo.test', user_type: 'Individual' }]);
  expect(seals.openNin(rows[0].nin_encrypted, rows[0].id)).toBe('70000000008');
  const organisations = await db.$client.query('select name, confirmed_at from organisations order by name');
  expect(organisations.rows).toEqual([
    { name: 'Example Agency of the Federation', confirmed_at: null },
    { name: 'Example Agency of the State', confirmed_at: null },
    { name: 'Example Cotton Mills Ltd', confirmed_at: null },
  ]);
  const waiting = await db.$client.query('select first_name from agent_pre_registrations where used_by is null');
  expect(waiting.rows).toEqual([{ first_name: 'Samuel' }]);
});
