import { randomBytes } from 'node:crypto';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, type Database } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { asSuperuser } from '../as-superuser.ts';
import { catalogueOf } from '../catalogue-of.ts';
import { createTestDatabase } from '../test-database.ts';

const { owner } = await createTestDatabase();

async function catalogueWithin(database: Database): Promise<Readonly<Record<string, string>>> {
  const client = await database.$client.connect();
  try {
    return await catalogueOf(client);
  } finally {
    client.release();
  }
}
const one = async (expression: string, database = owner) =>
  (await database.$client.query(`select ${expression} as value`)).rows[0]?.value;

it('is the machine’s and the shift, in the database and in Node', async () => {
  const shift = `current_setting('portal.clock_shift')::interval`;
  expect(await one(`now() - now_of_the_machine() = ${shift}`)).toBe(true);
  expect(await one(`${shift} = interval '${inject('clockShiftMs')} milliseconds'`)).toBe(true);
  const [before, between, after] = [await one('clock_timestamp()'), new Date(), await one('clock_timestamp()')];
  expect([before, between, after].map(Number)).toEqual([before, between, after].map(Number).toSorted((a, b) => a - b));
});

it('changes nothing else: production has the same catalogue, and its now() is PostgreSQL’s own', async () => {
  const { superuserUrl, ownerUrl } = inject('postgres');
  const name = `as_in_production_${randomBytes(4).toString('hex')}`;
  await asSuperuser(superuserUrl, (client) => client.query(`create database ${name} owner portal_owner`));
  const url = Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href;
  await migrate(url);
  const production = createDatabase(url);
  onTestFinished(async () => {
    await production.$client.end();
    await asSuperuser(superuserUrl, (client) => client.query(`drop database ${name} with (force)`));
  });

  const catalogue = await catalogueWithin(production);

  expect(Object.keys(catalogue).length).toBeGreaterThan(1000);
  // Whatever were bound to the machine's time would be printed by its other name here.
  expect(await catalogueWithin(owner)).toEqual(catalogue);
  const language = `(select l.lanname::text from pg_proc p join pg_language l on l.oid = p.prolang where p.oid = 'now()'::regprocedure)`;
  expect([await one(language, production), await one(language)]).toEqual(['internal', 'sql']);
}, 300_000);
