import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { type Phone, startStreet } from '../testing/street-test-app.ts';

const { db, owner } = await createTestDatabase();
const street = await startStreet(db);
const { desk, call, phone, sent, openDay, answerCheck, lgaId } = street;

/** The office of the area of the tests, and another one. */
const { rows: offices } = await db.$client.query<{ id: number; isOwn: boolean }>(
  `select office_id as id, lga_id = $1 as "isOwn" from tax_office_places where lga_id is not null order by office_id`,
  [lgaId],
);
const home = offices.find(({ isOwn }) => isOwn)?.id ?? 0;
const away = offices.find(({ isOwn }) => !isOwn)?.id ?? 0;

/** Received at a moment at which it is drawn, or is not, and accepted. */
async function accepted(author: Phone, isDrawn: boolean, by = street.boss): Promise<string> {
  const { id } = await sent(author);
  await owner.$client.query('alter table field_records disable trigger field_records_guard');
  await db.$client.query(
    `update field_records set received_at = (select t from generate_series(received_at - interval '5 seconds', received_at, interval '5 milliseconds') t
       where is_drawn_for_check(id, t) = $2 limit 1) where id = $1`,
    [id, isDrawn],
  );
  await owner.$client.query('alter table field_records enable trigger field_records_guard');
  expect((await call('POST', `/field-records/${id}/acceptance`, { as: by, body: { as: 'record' } })).statusCode).toBe(
    200,
  );
  return id;
}
const give = (id: string, to: string, personId: string) =>
  desk('POST', `/field-records/${id}/spot-check/assignment`, { to, personId });
const found = async (id: string) => (await desk('GET', `/field-records/${id}`)).json();

it('one record in twenty is drawn, the same ones however often it is asked', async () => {
  const { rows } = await db.$client.query<{ drawn: number; changed: number }>(
    `select count(*) filter (where is_drawn_for_check(id, at))::int as drawn,
       count(*) filter (where is_drawn_for_check(id, at) <> is_drawn_for_check(id, at))::int as changed
     from (select md5(n::text)::uuid as id, timestamptz '2026-11-29T08:00:00Z' + n * interval '37 seconds' as at from generate_series(1, 20000) n) r`,
  );
  expect(rows[0]?.drawn).toBeGreaterThan(900);
  expect(rows[0]?.drawn).toBeLessThan(1100);
  expect(rows[0]?.changed).toBe(0);
});

it('nobody says whether a record is drawn, nor when it came', async () => {
  const { id } = await sent(await phone());
  await db.$client.query('update field_records set is_spot_check = true where id = $1', [id]);
  expect((await found(id)).isSpotCheck).toBe(false);
  await expect(
    db.$client.query(`update field_records set received_at = received_at + interval '1 second' where id = $1`, [id]),
  ).rejects.toMatchObject({ constraint: 'field_records_facts_fixed' });
});

it('what was not drawn is checked by nobody', async () => {
  const id = await accepted(await phone(), false);
  expect(await found(id)).toMatchObject({ isSpotCheck: false, spotCheck: null });
  expect((await give(id, 'officer', randomUUID())).json().code).toBe('spot-check.not-found');
  await expect(db.$client.query('insert into spot_checks (record_id) values ($1)', [id])).rejects.toMatchObject({
    constraint: 'spot_checks_drawn',
  });
});

it('another enumerator sees it on the phone, answers once, and it counts for its author', async () => {
  const [author, other] = [await phone(), await phone()];
  const id = await accepted(author, true);
  expect((await give(id, 'enumerator', author.enumeratorId)).json().code).toBe('spot-check.not-for-them');
  const { enumerators } = (await desk('GET', `/field-records/${id}/spot-check/people`)).json();
  const listed = enumerators.map((one: { id: string }) => one.id);
  expect(listed).toContain(other.enumeratorId);
  expect(listed).not.toContain(author.enumeratorId);
  expect((await give(id, 'enumerator', other.enumeratorId)).json().spotCheck).toMatchObject({ givenTo: 'Salisu Demo' });
  const { checks } = (await openDay(other)).json();
  expect(checks).toEqual([expect.objectContaining({ id, sign: 'Sabo Demo Tyres' })]);
  expect(JSON.stringify(checks)).not.toContain('08035554471');

  expect((await answerCheck(author, id, ['sign'])).json().code).toBe('spot-check.not-yours');
  expect((await answerCheck(other, id, ['sign'], '', author)).json().code).toBe('field-record.unreadable');
  expect((await answerCheck(other, id, ['weather'])).json().code).toBe('field-record.unreadable');
  for (const _ of [1, 2]) expect((await answerCheck(other, id, ['sign', 'phone'], 'Sabo Motors')).statusCode).toBe(200);
  expect((await answerCheck(other, id, [])).json().code).toBe('spot-check.answered');
  expect((await found(id)).spotCheck).toMatchObject({
    finding: 'differs',
    differs: ['sign', 'phone'],
    note: 'Sabo Motors',
  });
  expect((await openDay(other)).json().checks).toEqual([]);
  expect((await desk('GET', `/enumerators/${author.enumeratorId}`)).json()).toMatchObject({ checked: 1, differed: 1 });
  expect((await desk('GET', `/enumerators/${other.enumeratorId}`)).json()).toMatchObject({ checked: 0, differed: 0 });
  expect((await give(id, 'enumerator', other.enumeratorId)).json().code).toBe('spot-check.answered');
});

it('an officer of the area answers it, not who accepted it, and not somebody of another office', async () => {
  const officer = await street.staffMember('Tax Officer', home);
  const accepter = await street.staffMember('Tax Officer', home);
  const stranger = await street.staffMember('Tax Officer', away);
  const id = await accepted(await phone(), true, accepter);
  const { officers } = (await desk('GET', `/field-records/${id}/spot-check/people`)).json();
  const listed = officers.map((one: { id: string }) => one.id);
  expect(listed).toContain(officer);
  expect(listed).not.toContain(accepter);
  expect(listed).not.toContain(stranger);
  await give(id, 'officer', officer);
  const answer = (as: string, body: object = { differs: [], note: '' }) =>
    call('POST', `/field-records/${id}/spot-check/answer`, { as, body });
  expect((await call('POST', `/field-records/${id}/spot-check/answer`, { body: { differs: [] } })).statusCode).toBe(
    401,
  );
  expect((await answer(await street.staffMember('Admin'))).statusCode).toBe(403);
  expect((await answer(accepter)).json().code).toBe('spot-check.not-yours');
  expect((await answer(stranger)).json().code).toBe('field-record.not-found');
  expect((await answer(officer, { differs: ['weather'] })).statusCode).toBe(422);
  expect((await found(id)).spotCheck.answeredAt).toBeNull();
  const mine = async (as: string) =>
    (await call('GET', '/field-records?openCheck=mine', { as })).json().data.map((row: { id: string }) => row.id);
  expect([await mine(officer), await mine(accepter)]).toEqual([[id], []]);
  expect((await answer(officer)).json().spotCheck).toMatchObject({ finding: 'as-recorded', differs: [], isMine: true });
  expect(await mine(officer)).toEqual([]);
  expect((await answer(officer)).json().code).toBe('spot-check.answered');
});

it('who recorded it and who accepted it do not check it, and an answer stays, whoever goes around the portal', async () => {
  const author = await phone();
  const other = await phone();
  const id = await accepted(author, true);
  const change = (set: string, ...values: string[]) =>
    db.$client.query(`update spot_checks set ${set} where record_id = $1`, [id, ...values]);
  const given = 'given_by = $3, given_at = now()';
  await expect(change(`enumerator_id = $2, ${given}`, author.enumeratorId, street.boss)).rejects.toMatchObject({
    constraint: 'spot_checks_by_another',
  });
  await expect(change(`officer_id = $2, ${given}`, street.boss, street.boss)).rejects.toMatchObject({
    constraint: 'spot_checks_by_another',
  });
  await expect(change(`finding = 'differs', answered_at = now()`)).rejects.toThrow();
  await give(id, 'enumerator', other.enumeratorId);
  await expect(change(`finding = 'differs', answered_at = now()`)).rejects.toMatchObject({
    constraint: 'spot_checks_what_differs_check',
  });
  await answerCheck(other, id, []);
  await expect(change(`finding = 'differs', differs = '{sign}'`)).rejects.toMatchObject({
    constraint: 'spot_checks_answered_once',
  });
  await expect(db.$client.query('delete from spot_checks')).rejects.toThrow();
});
