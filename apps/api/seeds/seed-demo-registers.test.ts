import { expect, it } from 'vitest';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { seedDemoRegisters } from './seed-demo-registers.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const { db, ownerUrl } = await createTestDatabase();

it('gives taxpayers the office of their bills once, and a day before the first of them', async () => {
  await seedDemoWorld(ownerUrl, new Date('2026-11-20T09:00:00Z'));
  expect(await seedDemoRegisters(ownerUrl)).toBeGreaterThan(50);
  expect(await seedDemoRegisters(ownerUrl)).toBe(0);
  const { rows } = await db.$client.query<{ offices: number; days: number; late: number; strange: number }>(
    `select count(distinct home_office_id)::int as offices, count(distinct registered_on)::int as days,
       (count(*) filter (where registered_on > (select min(issued_on) from bills where payer_tpui = tpui)))::int as late,
       (count(*) filter (where home_office_id not in (select tax_office_id from bills where payer_tpui = tpui)))::int as strange
     from taxpayers where home_office_id is not null`,
  );
  expect(rows[0]).toMatchObject({ late: 0, strange: 0 });
  expect(rows[0]?.offices).toBeGreaterThan(5);
  expect(rows[0]?.days).toBeGreaterThan(30);
});

it('lets bills of a year be paid in parts, and changes nothing where somebody has decided', async () => {
  const allowed = async () =>
    (await db.$client.query('select code from revenue_heads where allows_plans order by code')).rows.map(
      ({ code }) => code,
    );
  expect(await allowed()).toEqual(['12010102', '12010106', '12010108', '12020405', '12020901']);
  await db.$client.query(`update revenue_heads set allows_plans = code = '12010105'`);
  await seedDemoRegisters(ownerUrl);
  expect(await allowed()).toEqual(['12010105']);
});

it('gives expert systems a contact and a contract, and takes none away', async () => {
  await db.$client.query(`update expert_systems set contact_name = 'Somebody else' where id = 2`);
  await seedDemoRegisters(ownerUrl);
  const { rows } = await db.$client.query(
    `select id, contact_name as name, contract_reference <> '' as contract from expert_systems where id in (1, 2) order by id`,
  );
  expect(rows).toEqual([
    { id: 1, name: 'Hauwa Danladi', contract: true },
    { id: 2, name: 'Somebody else', contract: true },
  ]);
});
