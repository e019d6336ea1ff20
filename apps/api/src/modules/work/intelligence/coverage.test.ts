import { expect, inject, it } from 'vitest';
import { asSuperuser } from '../../../testing/as-superuser.ts';
import { givenBill } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startIntelligence } from './testing/intelligence-test-app.ts';

const given = await createTestDatabase();
const superuserUrl = Object.assign(new URL(inject('postgres').superuserUrl), {
  pathname: new URL(given.url).pathname,
}).href;
const { source, query, taxpayer } = await startIntelligence(given);

it('counts what lists name in an area, and of it who is registered, filed and paid; a person once', async () => {
  const [hotels, lands] = [await source('hotels'), await source('land')];
  const [{ zaria = 0 } = {}] = await query<{ zaria: number }>(`select id as zaria from lgas where name = 'Zaria'`);
  const people: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const user = await taxpayer();
    people.push((await query<{ tpui: string }>('select tpui from users where id = $1', [user]))[0]?.tpui ?? '');
  }
  const [first = '', second = '', third = ''] = people;
  // As the matcher leaves rows: joined with somebody, or apart. One of them stands in the list twice.
  await asSuperuser(superuserUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    const add = (sourceId: string, key: string, tpui: string | null, lga: number | null) =>
      client.query(
        `insert into source_rows (source_id, own_key, name, lga_id, office_id, outcome, joined_tpui, is_followed)
         values ($1, $2, 'A house', $3, 6, case when $4::text is null then 'apart' else 'joined' end, $4, true)`,
        [sourceId, key, lga, tpui],
      );
    for (const [key, tpui] of [
      ['a', first],
      ['b', first],
      ['c', second],
      ['d', third],
      ['e', null],
      ['f', null],
    ] as const)
      await add(hotels, key, tpui, zaria);
    await add(lands, 'g', first, null);
    await client.query('set session_replication_role = origin');
  });
  const bill = await givenBill(given.db, { tpui: first, lines: [100_000] });
  await asSuperuser(superuserUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(`update bills set standing = 'paid' where id = $1`, [bill.id]);
    await client.query(
      `insert into filed_returns (tpui, kind, period_from, version, submission_id, content_digest, answers, changes, figures, lateness, tax_kobo,
         credit_kobo, balance_kobo, over_kobo, due_on, amendment_reason, declaration_version, is_for_another, filed_by, filed_at, replaced_kobo)
       select $1, 'direct-assessment', date_trunc('year', lagos_today() - interval '15 months')::date, 1, gen_random_uuid(), '', '{}', '[]', '{}', '{}', 0, 0, 0, 0,
         lagos_today(), '', 1, false, id, clock_timestamp(), 0 from users where tpui = $1`,
      [second],
    );
  });
  const rows = await query(
    `select lga, source_kind as kind, found, registered, filed, paid, missing, covered_permille as permille from reading.coverage order by source_kind`,
  );
  expect(rows).toEqual([
    { lga: 'Zaria', kind: 'hotels', found: 5, registered: 3, filed: 1, paid: 1, missing: 2, permille: 600 },
    { lga: null, kind: 'land', found: 1, registered: 1, filed: 0, paid: 1, missing: 0, permille: 1000 },
  ]);
});

it('tells a reader of another office nothing, and nobody whose rows they are', async () => {
  await asSuperuser(superuserUrl, async (client) => {
    await client.query('begin');
    await client.query('set local role portal_read_state');
    expect((await client.query('select from reading.coverage')).rowCount).toBe(2);
    await expect(client.query('select name from source_rows')).rejects.toThrow(/permission denied/);
    await client.query('rollback');
    await client.query('begin');
    await client.query('set local role portal_read_offices');
    await client.query(`select set_config('portal.offices', '{7}', true)`);
    expect((await client.query('select from reading.coverage')).rowCount).toBe(0);
    await client.query('rollback');
  });
});
