import { expect, it } from 'vitest';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { lookupsModule } from '../lookups.module.ts';

const { db } = await createTestDatabase();
const { call, staffMember } = await startModule(db, '2026-11-23T09:00:00Z', (app) => lookupsModule(app, { db }));
await db.$client.query(
  `insert into mda_counters (mda_id, name, place, is_open)
   values (2, 'Zaria', 'Ground floor', true), (2, 'Annex', 'Second floor', false), (1, 'Zaria', 'Ground floor', true)`,
);
const names = async (as: string) =>
  (await call('GET', '/lookups/counters', { as })).json().map((one: { displayField: string }) => one.displayField);

it('lists the counters of all MDAs by name with whose they are, closed ones included', async () => {
  const { rows } = await db.$client.query('select id, code from mdas where id in (1, 2)');
  const code = (id: number) => rows.find((row) => row.id === id).code;
  const both = [`Zaria · ${code(1)}`, `Zaria · ${code(2)}`].toSorted();
  expect(await names(await staffMember('Admin'))).toEqual([`Annex · ${code(2)}`, ...both]);
});

it('shows an MDA its own by name alone', async () => {
  expect(await names(await staffMember('MDA User', 6, 2))).toEqual(['Annex', 'Zaria']);
});

it('is for whoever reads bills', async () => {
  expect((await call('GET', '/lookups/counters', { as: '' })).statusCode).toBe(401);
  const person = await staffMember('Individual');
  expect((await call('GET', '/lookups/counters', { as: person })).statusCode).toBe(403);
});
