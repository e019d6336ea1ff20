import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createReadAs } from '../../../../platform/scope/read-as.ts';
import { givenScope } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startStreet } from '../testing/street-test-app.ts';

const { db } = await createTestDatabase();
const street = await startStreet(db);
const { call, phone, sent, reason } = street;
const { rows: places } = await db.$client.query<{ office: number; lga: number }>(
  `select min(office_id)::int as office, lga_id as lga from tax_office_places where lga_id is not null group by lga_id order by lga_id`,
);
const [here, there] = places;
if (!here || !there) throw new Error('The reference data has no two areas with offices');
const officer = await street.staffMember('Tax Officer', here.office);
const director = await street.staffMember('Tax Office Director', here.office);
const foreigner = await street.staffMember('Tax Officer', there.office);
const listed = async (as: string) =>
  (await call('GET', '/field-records', { as })).json().data.map((row: { id: string }) => row.id);

it('an office reads the records of its own areas, and of others there are none', async () => {
  const one = await phone();
  const own = await sent(one, { lgaId: here.lga, sign: 'Own Demo Shop' });
  const foreign = await sent(one, { lgaId: there.lga, sign: 'Foreign Demo Shop' });
  expect(await listed(officer)).toEqual([own.id]);
  expect(await listed(foreigner)).toEqual([foreign.id]);
  expect(await listed(director)).toEqual(expect.arrayContaining([own.id, foreign.id]));
  expect((await call('GET', `/field-records/${own.id}`, { as: officer })).json()).toMatchObject({
    enumerator: 'Salisu Demo',
    sign: 'Own Demo Shop',
  });
  for (const path of ['', '/photos/1']) {
    const answer = await call('GET', `/field-records/${foreign.id}${path}`, { as: officer });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'field-record.not-found']);
  }
  expect((await call('GET', '/enumerators', { as: officer })).statusCode).toBe(403);
});

it('decides about its own alone, and nothing of others changes', async () => {
  const one = await phone();
  const own = await sent(one, { lgaId: here.lga });
  const foreign = await sent(one, { lgaId: there.lga });
  const acts = { acceptance: { as: 'record' }, return: { reason }, rejection: { reason } } as const;
  for (const [act, body] of Object.entries(acts)) {
    const answer = await call('POST', `/field-records/${foreign.id}/${act}`, { as: officer, body });
    expect([act, answer.statusCode, answer.json().code]).toEqual([act, 404, 'field-record.not-found']);
  }
  const { rows } = await db.$client.query('select state from field_records where id = $1', [foreign.id]);
  expect(rows).toEqual([{ state: 'received' }]);
  const answer = await call('POST', `/field-records/${own.id}/acceptance`, { as: officer, body: { as: 'record' } });
  expect(answer.json()).toMatchObject({ state: 'accepted', decidedBy: 'Ladi Tax Officer' });
});

it('what may be the same is shown of its own areas, whoever else has it', async () => {
  const one = await phone();
  const place = { longitude: 7.77, latitude: 10.77, accuracyM: 5, isMock: false };
  const own = await sent(one, { lgaId: here.lga, place, sign: 'A', ownerPhone: '08037776655' });
  const beside = await sent(one, { lgaId: here.lga, place, sign: 'B', ownerPhone: '08037776655' });
  const foreign = await sent(one, { lgaId: there.lga, place, sign: 'C', ownerPhone: '08037776655' });
  const nearOf = async (as: string) =>
    (await call('GET', `/field-records/${own.id}`, { as })).json().near.map((found: { key: string }) => found.key);
  expect(await nearOf(officer)).toEqual([beside.id]);
  expect([...(await nearOf(street.boss))].sort()).toEqual([beside.id, foreign.id].sort());
});

it('the database itself shows an office no record, check or enumerator of others', async () => {
  const [one, other] = [await phone(), await phone()];
  await sent(one, { lgaId: here.lga });
  const foreign = await sent(other, { lgaId: there.lga });
  const scope = givenScope('Tax Officer', { taxOfficeId: here.office });
  const readAs = createReadAs(db);
  const seen = await readAs(scope, async (run) => ({
    records: await run(sql`select id from field_records where id = ${foreign.id}`),
    people: await run<{ id: string }>(
      sql`select id from enumerators where id in (${one.enumeratorId}, ${other.enumeratorId})`,
    ),
  }));
  expect(seen).toEqual({ records: [], people: [{ id: one.enumeratorId }] });
  await expect(readAs(scope, (run) => run(sql`select phone from enumerators`))).rejects.toThrow(/permission denied/);
});
