import sharp from 'sharp';
import { expect, it } from 'vitest';
import { accountDeletionsModule } from './modules/ground/account-deletions/index.ts';
import { verifyAuditLog } from './modules/ground/audit/verify-audit-log.ts';
import { createDeadlines } from './modules/ground/calendar/index.ts';
import { caseloadModule, createCaseload } from './modules/ground/caseload/index.ts';
import { createEraseAccount } from './modules/ground/identity/index.ts';
import { aSignup, password } from './modules/work/registration/testing/a-signup.ts';
import { startRegistration } from './modules/work/registration/testing/registration-test-app.ts';
import { caseVersionOf } from './testing/case-version-of.ts';
import { givenIntent } from './testing/given.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db } = await createTestDatabase();
const world = await startRegistration(db, (app, { clock, jobs, forgetPeople }) => {
  const caseload = createCaseload({ db, clock });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  const accounts = createEraseAccount({ db, jobs, forgetPeople, releaseWork: async () => {} });
  accountDeletionsModule(app, { db, caseload, accounts });
});
const { app, call, proved, runJobs, stored } = world;
const [chief, deputy] = [await world.sessionOf('SuperAdmin'), await world.sessionOf('SuperAdmin')];
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

const zulai = {
  firstName: 'Zulaihatu',
  lastName: 'Maigamo',
  middleName: 'Tanimuyo',
  dateOfBirth: '1977-07-17',
  email: 'zulai.maigamo@people.test',
};
const said = { occupation: 'Glassblower', phoneNumber: '08037654321', addressLine1: '77 Tukur Crescent' };
/** What would say who it was. The NIN itself lies nowhere in the clear. */
const traces = Object.values({ ...zulai, ...said }).map((text) => `%${text}%`);

/** Tables in which anything of the person can still be read. */
async function tablesThatRemember(): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const remembering: string[] = [];
  for (const { name } of rows) {
    const found = await db.$client.query(`select from "${name}" as kept where kept::text ilike any ($1) limit 1`, [
      traces,
    ]);
    if (found.rowCount === 1) remembering.push(name);
  }
  return remembering;
}

async function registeredAs(userType: 'Individual' | 'Agent'): Promise<{ id: string; tpui: string }> {
  const person = world.newPerson(zulai);
  if (userType === 'Agent') {
    await db.transaction((tx) =>
      world.preRegisterAgent(tx, {
        nin: person.nin,
        firstName: zulai.firstName,
        lastName: zulai.lastName,
        email: zulai.email,
        phoneNumber: said.phoneNumber,
        agency: { name: 'Arewa Agents Ltd', rcNumber: 'RC445566' },
        actor: { userId: chief.id },
      }),
    );
  }
  const lookUpToken = await proved(person.nin);
  const shown = (await call('POST', '/registrations/look-ups/current', { lookUpToken })).json();
  const { agencyId, agentUid, agencyRcNumber, agency } = shown.preRegistration.userRegistration;
  const agent = userType === 'Agent' && { agencyId, agentUid, agencyRcNumber, agency: agency.name };
  const body = aSignup(person, lookUpToken, { ...said, agent_type: userType, ...agent });
  expect((await call('POST', '/registrations', body)).statusCode).toBe(200);
  await runJobs();
  const { rows } = await db.$client.query<{ id: string; tpui: string }>(
    `update users set email_verified_at = now() where email = $1 returning id, tpui`,
    [zulai.email],
  );
  return rows[0] ?? { id: '', tpui: '' };
}

/** As the agent: hands in every document and pays the fee. */
async function completesTheRegistration(email: string): Promise<void> {
  const { token } = (await call('POST', '/sessions', { email, password, door: 'public' })).json();
  for (const docId of [1, 2, 3, 4]) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `${zulai.firstName}.png`);
    const sent = new Response(form);
    const uploaded = await app.inject({
      method: 'POST',
      url: `/api/v1/agent-registration/documents/${docId}`,
      headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(uploaded.statusCode).toBe(200);
  }
  const { billReference } = (await call('POST', '/agent-registration/bill', undefined, token)).json();
  const { rows } = await db.$client.query(
    'select id, reference, total_kobo as "totalKobo" from bills where reference = $1',
    [billReference],
  );
  const intent = await givenIntent(db, rows[0]);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    rows[0].totalKobo,
  ]);
}

/** As two SuperAdmins. */
async function deleteUser(id: string): Promise<number> {
  const reason = 'Asked for it at the counter';
  const proposed = await call('POST', '/users/deletions', { userIds: [id], reason }, chief.token);
  const { workIds = [] } = proposed.json();
  if (workIds.length === 0) return proposed.statusCode;
  return (
    await call(
      'POST',
      `/work/${workIds[0]}/moves`,
      { caseVersion: await caseVersionOf(db, workIds[0]), move: 'approve', reason },
      deputy.token,
    )
  ).statusCode;
}

it('a registration that is complete leaves nothing of the register’s answer behind', async () => {
  const { id } = await registeredAs('Individual');
  const { rows } = await db.$client.query(
    'select octet_length(person_sealed) as bytes, used_at is not null as used from registration_look_ups where id = $1',
    [id],
  );
  expect(rows).toEqual([{ bytes: 0, used: true }]);
  expect(await deleteUser(id)).toBe(200);
});

it('of a deleted taxpayer nothing remains but the number and which two deleted it, and they may register again', async () => {
  const { id, tpui } = await registeredAs('Individual');
  expect(await tablesThatRemember()).toEqual(['taxpayers', 'user_registrations', 'users']);

  expect(await deleteUser(id)).toBe(200);
  expect(await tablesThatRemember()).toEqual([]);
  const { rows } = await db.$client.query(
    `select status, tpui, email, nin_encrypted, nin_blind_index, nin_last4, person_blind_index, password_hash from users where id = $1`,
    [id],
  );
  expect(rows).toEqual([
    {
      ...{ status: 'deleted', tpui, email: `${id}@deleted.invalid`, password_hash: null },
      ...{ nin_encrypted: null, nin_blind_index: null, nin_last4: null, person_blind_index: null },
    },
  ]);

  const again = await registeredAs('Individual');
  expect(again.id).not.toBe(id);
  expect(await deleteUser(again.id)).toBe(200);
});

it('a deleted agent’s documents go too, also when the fee is paid; bill, receipt and audit log stay as they were', async () => {
  const { id } = await registeredAs('Agent');
  await completesTheRegistration(zulai.email);
  expect(stored.size).toBe(4);
  const money = async () =>
    (
      await db.$client.query(
        'select bills.*, receipts.* from bills left join receipts on bill_id = bills.id order by bills.id',
      )
    ).rows;
  const before = await money();

  expect(await deleteUser(id)).toBe(200);
  await runJobs();
  expect(stored.size).toBe(0);
  expect(await tablesThatRemember()).toEqual(['bills', 'collection_lines', 'receipts']);
  expect(await money()).toEqual(before);
  const { rows } = await db.$client.query('select from agent_pre_registrations where used_by = $1', [id]);
  expect(rows).toEqual([]);

  const client = await db.$client.connect();
  expect(await verifyAuditLog(client)).toMatchObject({ holds: true });
  client.release();
});

it('a refused deletion forgets nobody', async () => {
  const { id } = await registeredAs('Individual');
  expect(await deleteUser('019aa000-0000-7000-8000-000000000000')).toBe(404);
  const both = { userIds: [id, '019aa000-0000-7000-8000-000000000000'], reason: 'Asked for it' };
  expect((await call('POST', '/users/deletions', both, chief.token)).statusCode).toBe(404);
  expect(await tablesThatRemember()).toEqual([
    'bills',
    'collection_lines',
    'receipts',
    'taxpayers',
    'user_registrations',
    'users',
  ]);
});
