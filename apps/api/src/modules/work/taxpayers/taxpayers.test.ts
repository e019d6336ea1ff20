import type { Role, Scope } from '@portal/contracts';
import { expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock/clock.ts';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import { givenDeleted } from '../../../testing/given-deleted.ts';
import { givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { raiseBill } from '../../money/billing/index.ts';
import { taxpayersModule } from './index.ts';

const { db } = await createTestDatabase();
const staffId = await givenUser(db, { roles: ['Tax Office Manager'] });

interface Caller {
  readonly id: string;
  readonly role: Role;
  readonly scope: Scope;
}

async function call(method: 'GET' | 'PUT', path: string, caller: Caller, payload?: object) {
  const { id, role, scope } = caller;
  const app = await createHttpServer({ identify: async () => ({ id, sessionId: id, roles: [role], scope }) });
  taxpayersModule(app, { db, clock: systemClock, caseload: createCaseload({ db, clock: systemClock }) });
  const answer = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: 'Bearer x' },
    ...(payload && { payload }),
  });
  await app.close();
  return answer;
}

const managerOf = (taxOfficeId: number): Caller => ({
  id: staffId,
  role: 'Tax Office Manager',
  scope: { kind: 'tax-offices', taxOfficeId, name: 'An office', reach: 'own' },
});

const director: Caller = {
  id: staffId,
  role: 'Tax Office Director',
  scope: { kind: 'tax-offices', taxOfficeId: 6, name: 'An office', reach: 'all' },
};

/** A case of a taxpayer at office 6, in the hands of somebody there; answers its id. */
async function givenCase(tpui: string, standing: 'open' | 'closed'): Promise<string> {
  const caseload = createCaseload({ db, clock: systemClock });
  const subject = `declaration:${tpui} ${standing}`;
  const id = await db.transaction((tx) =>
    caseload.open(tx, { kind: 'declaration-check', subject, reference: 'CD1', officeId: 6, tpui }),
  );
  await db.$client.query(
    'insert into work_assignments (item_id, assignee_id, assigned_by, at) values ($1, $2, $2, now())',
    [id, staffId],
  );
  const admin = await givenUser(db, { roles: ['SuperAdmin'] });
  if (standing === 'closed')
    await db.transaction((tx) => caseload.move(tx, { id }, { move: 'confirm', caseVersion: 1, userId: admin }));
  return id;
}
const caseOf = async (id: string) =>
  (await db.$client.query('select office_id, assignee_id from work_items where id = $1', [id])).rows[0];

async function givenTaxpayer(): Promise<Caller & { readonly tpui: string }> {
  const id = await givenUser(db, { roles: ['Individual'], firstName: 'Rakiya', lastName: 'Sani' });
  const { rows } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [id]);
  const tpui = rows[0]?.tpui ?? '';
  return { id, role: 'Individual', scope: { kind: 'taxpayer', tpui }, tpui };
}

/** Raised by somebody who names no office. */
function raised(tpui: string) {
  const payer = {
    tpui,
    categoryId: 1,
    firstName: 'Rakiya',
    lastName: 'Sani',
    email: '',
    phone: '08030000000',
    address: '',
  };
  const line = { revenueHeadCode: '12010102', amountKobo: 500_000, description: 'Levy', narration: '' };
  return db.transaction((tx) => raiseBill(tx, { payer, mdaId: 1, lines: [line] }));
}

const registered = async (tpui: string) =>
  (await db.$client.query('select * from taxpayers where tpui = $1', [tpui])).rows[0];
const billed = async (billId: string) =>
  (await db.$client.query('select tax_office_id as office, payer_lga_id as lga from bills where id = $1', [billId]))
    .rows[0];

it('the register knows whoever has a TPUI, follows their name and standing, and forgets who they were', async () => {
  const { tpui, id } = await givenTaxpayer();
  expect(await registered(tpui)).toMatchObject({ name: 'Rakiya Sani', standing: 'active', user_id: id });
  await db.$client.query(`update users set last_name = 'Musa', status = 'suspended' where id = $1`, [id]);
  expect(await registered(tpui)).toMatchObject({ name: 'Rakiya Musa', standing: 'suspended' });
  await givenDeleted(db, id);
  expect(await registered(tpui)).toMatchObject({ name: '', phone: '', standing: 'closed', user_id: null });
});

it('a payer without an account is known from the first bill', async () => {
  await raised('KD-9999-1111-01');
  expect(await registered('KD-9999-1111-01')).toMatchObject({ standing: 'known', user_id: null });
});

it('a bill keeps the office of its payer on its day, whatever comes later', async () => {
  const { tpui, ...taxpayer } = await givenTaxpayer();
  const before = await raised(tpui);
  expect((await call('PUT', '/account/home-office', taxpayer, { taxOfficeId: 8 })).statusCode).toBe(200);
  const after = await raised(tpui);
  expect([await billed(before.id), await billed(after.id)]).toMatchObject([{ office: null }, { office: 8 }]);
});

it('an address in an area with one office gives its office; a choice is kept when the address changes', async () => {
  const { rows } = await db.$client.query<{ lga: number; office: number }>(
    `select lga_id as lga, min(office_id) as office from tax_office_places where lga_id is not null
     group by lga_id having count(*) = 1 order by 1 limit 2`,
  );
  const [first, second] = rows;
  const { tpui, ...taxpayer } = await givenTaxpayer();
  const says = (lga: number | undefined) =>
    db.$client.query(
      `insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation, nationality,
         state_id, lga_id, address_line1, identity_proof, registered_at)
       select $1::uuid, 1, 'u' || $1::text, '08030000000', '1980-01-01', 1, 'Trader', 'Nigerian', state_id, id, '1 Road', 'code', now() from lgas where id = $2
       on conflict (user_id) do update set lga_id = excluded.lga_id, state_id = excluded.state_id`,
      [taxpayer.id, lga],
    );
  await says(first?.lga);
  expect(await registered(tpui)).toMatchObject({ home_office_id: first?.office, home_office_source: 'area' });
  await says(second?.lga);
  expect(await registered(tpui)).toMatchObject({ home_office_id: second?.office, home_office_source: 'area' });
  await call('PUT', '/account/home-office', taxpayer, { taxOfficeId: 8 });
  await says(first?.lga);
  expect(await registered(tpui)).toMatchObject({ home_office_id: 8, home_office_source: 'chosen', lga_id: first?.lga });
});

it('staff of the office see the record, and that they looked is noted; others find nobody', async () => {
  const { tpui, ...taxpayer } = await givenTaxpayer();
  await call('PUT', '/account/home-office', taxpayer, { taxOfficeId: 6 });
  await raised(tpui);
  const seen = await call('GET', `/taxpayers/${tpui}`, managerOf(6));
  expect(seen.json()).toMatchObject({
    tpui,
    bills: 1,
    collectedKobo: 0,
    homeOffice: { taxOfficeId: 6, source: 'chosen' },
  });
  expect(seen.json().outstandingKobo).toBe(seen.json().billedKobo);
  expect((await call('GET', `/taxpayers/${tpui}`, managerOf(8))).statusCode).toBe(404);
  const { rows } = await db.$client.query('select action from activity_log where subject = $1', [`taxpayer:${tpui}`]);
  expect(rows).toEqual([{ action: 'taxpayer.read' }]);
});

it('what staff confirmed only staff change; another office changes nothing', async () => {
  const { tpui, ...taxpayer } = await givenTaxpayer();
  await call('PUT', '/account/home-office', taxpayer, { taxOfficeId: 6 });
  const reason = 'Seen at the counter';
  expect(
    (await call('PUT', `/taxpayers/${tpui}/home-office`, managerOf(8), { taxOfficeId: 8, reason })).statusCode,
  ).toBe(404);
  expect(
    (await call('PUT', `/taxpayers/${tpui}/home-office`, managerOf(6), { taxOfficeId: 6, reason })).statusCode,
  ).toBe(200);
  const late = await call('PUT', '/account/home-office', taxpayer, { taxOfficeId: 8 });
  expect(late.json()).toMatchObject({ code: 'taxpayer.home-office-confirmed' });
  expect((await call('GET', '/account/home-office', taxpayer)).json()).toMatchObject({
    homeOffice: { taxOfficeId: 6, source: 'confirmed' },
  });
  const { rows } = await db.$client.query(`select action, detail from audit_log where subject = $1 order by position`, [
    `taxpayer:${tpui}`,
  ]);
  expect(rows).toEqual([
    { action: 'taxpayer.home-office-chosen', detail: { from: null, to: 6 } },
    { action: 'taxpayer.home-office-confirmed', detail: { from: 6, to: 6, reason } },
  ]);
});

it.each([{ taxOfficeId: 9999 }, { taxOfficeId: 'x' }, {}])('%j is refused; nothing changes', async (payload) => {
  const { tpui, ...taxpayer } = await givenTaxpayer();
  expect((await call('PUT', '/account/home-office', taxpayer, payload)).statusCode).toBe(422);
  expect(await registered(tpui)).toMatchObject({ home_office_id: null, home_office_source: null });
});

it('an organisation stands in the register under its own name', async () => {
  const { tpui } = await givenTaxpayer();
  await db.$client.query(
    `insert into organisations (tpui, name, registration_number, tin, industry_id, email, phone_number, address, changed_at)
     select $1, 'Arewa Mills Ltd', 'RC123456', '', min(id), 'mills@people.test', '08030000000', '1 Road', now() from industries`,
    [tpui],
  );
  expect(await registered(tpui)).toMatchObject({ name: 'Arewa Mills Ltd' });
  await db.$client.query(`update organisations set name = 'Arewa Mills Plc' where tpui = $1`, [tpui]);
  expect(await registered(tpui)).toMatchObject({ name: 'Arewa Mills Plc' });
});

it('moves by a Director with every open case; who had one has it no more, and bills keep their office', async () => {
  const { tpui, ...taxpayer } = await givenTaxpayer();
  await call('PUT', '/account/home-office', taxpayer, { taxOfficeId: 6 });
  const bill = await raised(tpui);
  const [open, closed] = [await givenCase(tpui, 'open'), await givenCase(tpui, 'closed')];
  const reason = 'They moved to Zaria';
  const move = (caller: Caller) => call('PUT', `/taxpayers/${tpui}/home-office`, caller, { taxOfficeId: 8, reason });
  expect((await move(managerOf(6))).json().code).toBe('taxpayer.move-is-directors');
  expect(await registered(tpui)).toMatchObject({ home_office_id: 6 });
  expect(await caseOf(open)).toEqual({ office_id: 6, assignee_id: staffId });

  expect((await move(director)).json()).toEqual({ movedCases: 1 });
  expect(await registered(tpui)).toMatchObject({ home_office_id: 8, home_office_source: 'confirmed' });
  expect(await caseOf(open)).toEqual({ office_id: 8, assignee_id: null });
  expect(await caseOf(closed)).toMatchObject({ office_id: 6 });
  const { rows } = await db.$client.query('select tax_office_id from bills where reference = $1', [bill.reference]);
  expect(rows).toEqual([{ tax_office_id: 6 }]);
  expect((await call('GET', `/taxpayers/${tpui}`, managerOf(6))).statusCode).toBe(404);
  expect((await call('GET', `/taxpayers/${tpui}`, managerOf(8))).statusCode).toBe(200);
});

it('no case goes to an office that does not look after its taxpayer', async () => {
  const { tpui, ...taxpayer } = await givenTaxpayer();
  await call('PUT', '/account/home-office', taxpayer, { taxOfficeId: 6 });
  const id = await givenCase(tpui, 'open');
  await expect(
    db.$client.query('update work_items set office_id = 8, assignee_id = null where id = $1', [id]),
  ).rejects.toMatchObject({ constraint: 'work_items_facts_fixed' });
});
