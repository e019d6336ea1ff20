import { randomUUID } from 'node:crypto';
import { limitsAsRead } from '@portal/contracts';
import { expect, it } from 'vitest';
import { givenUser } from '../../../../testing/given-user.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createCaseload, createHandOver } from '../../../ground/caseload/index.ts';
import { createOfficerCheck, taxManagersModule } from '../index.ts';

const { db } = await createTestDatabase();
const issuer = {
  ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna State' },
  ...{ portalOrigin: 'https://pay.example.gov.ng', demonstration: false },
};
const press = { printCard: async () => new Uint8Array() };
const { call, staffMember } = await startModule(db, '2026-11-23T09:00:00.000Z', (app, { clock }) =>
  taxManagersModule(app, { ...{ db, clock, press, issuer }, handOver: createHandOver({ db, clock }) }),
);
const clock = { now: () => new Date('2026-11-23T09:00:00.000Z') };
const caseload = createCaseload({ db, clock });
const boss = await staffMember('SuperAdmin');
const officer = (firstName: string, taxOfficeId = 6) =>
  givenUser(db, { roles: ['Tax Officer'], firstName, lastName: 'Audu', taxOfficeId });
const reason = 'She retires on Friday';

async function givenTaxpayers(count: number, officeId = 6): Promise<string[]> {
  const { rows } = await db.$client.query<{ tpui: string }>(
    `insert into taxpayers (tpui, name, phone, category_id, standing, registered_on, home_office_id, home_office_source)
     select next_tpui(), 'Payer ' || n, '', 1, 'known', '2026-01-01', $2, 'confirmed' from generate_series(1, $1) n returning tpui`,
    [count, officeId],
  );
  return rows.map(({ tpui }) => tpui);
}
const sizeOf = async (id: string) =>
  (await call('GET', `/tax-managers/${id}`, { as: boss })).json().portfolioSize as number;
const add = (id: string, tpuis: readonly string[]) =>
  call('POST', `/tax-managers/${id}/portfolio`, { as: boss, body: { tpuis, reason } });

/** A case in somebody's hands, with its clock running. */
async function givenCase(tpui: string, assigneeId: string): Promise<void> {
  const id = await db.transaction((tx) =>
    caseload.open(tx, {
      kind: 'declaration-check',
      subject: `declaration:${randomUUID()}`,
      reference: 'CD',
      officeId: 6,
      tpui,
    }),
  );
  await db.$client.query(
    'insert into work_assignments (item_id, assignee_id, assigned_by, at) values ($1, $2, $2, now())',
    [id, assigneeId],
  );
}
const clocksOf = async (assigneeId: string) =>
  (
    await db.$client.query(
      `select w.id, d.started_on, d.due_on, d.ended_at from work_items w join deadlines d on d.id = w.deadline_id
       where w.assignee_id = $1 order by w.id`,
      [assigneeId],
    )
  ).rows;

it('a portfolio of 500 moves whole to a colleague with its open cases, whose clocks run on', async () => {
  const [ladi, musa] = [await officer('Ladi'), await officer('Musa')];
  const tpuis = await givenTaxpayers(500);
  for (const from of [0, 200, 400]) expect((await add(ladi, tpuis.slice(from, from + 200))).statusCode).toBe(200);
  for (const tpui of tpuis.slice(0, 40)) await givenCase(tpui, ladi);
  const clocks = await clocksOf(ladi);
  expect(clocks).toHaveLength(40);

  const answer = await call('POST', `/tax-managers/${ladi}/portfolio/transfers`, {
    as: boss,
    body: { toUserId: musa, reason },
  });
  expect(answer.json()).toEqual({ taxpayers: 500, cases: 40, casesLeft: 0 });
  expect([await sizeOf(ladi), await sizeOf(musa)]).toEqual([0, 500]);
  expect(await clocksOf(musa)).toEqual(clocks);
  expect((await call('GET', `/tax-managers/${musa}`, { as: boss })).json().moves[0]).toMatchObject({
    ...{ taxpayers: 500, from: 'Ladi Audu', to: 'Musa Audu', reason },
  });
  const { rows } = await db.$client.query(`select kind from notices where user_id = $1`, [musa]);
  expect(rows).toEqual([{ kind: 'portfolio.given' }]);
  const again = await call('POST', `/tax-managers/${ladi}/portfolio/transfers`, {
    as: boss,
    body: { toUserId: musa, reason },
  });
  expect(again.json().code).toBe('tax-manager.portfolio-empty');
});

it('nobody gets more than the limit, or somebody of another office; nothing of it happens then', async () => {
  const [small, other] = [await officer('Sani'), await officer('Binta', 8)];
  const limits = { staffNumber: 'KD/12', grade: 'GL 09', portfolioLimit: 3, delegationLimitKobo: 0, reason };
  expect((await call('PUT', `/tax-managers/${small}`, { as: boss, body: limits })).statusCode).toBe(200);
  const tpuis = await givenTaxpayers(4);
  expect((await add(small, tpuis)).json().code).toBe('tax-manager.full');
  expect((await add(other, tpuis)).json().code).toBe('tax-manager.other-office');
  expect((await add(small, ['KD-9999-9999-99'])).json().code).toBe('taxpayer.not-found');
  expect(await sizeOf(small)).toBe(0);
  const filled = await call('POST', `/tax-managers/${small}/portfolio/fills`, { as: boss, body: { most: 50, reason } });
  expect(filled.json()).toEqual({ taxpayers: 3 });
  await expect(db.$client.query('delete from portfolio_entries where manager_id = $1', [small])).rejects.toMatchObject({
    constraint: 'portfolio_entries_by_moves',
  });
  const full = await call('GET', '/tax-managers?load=full&criteria=KD/12', { as: boss });
  expect(full.json().data).toMatchObject([{ id: small, portfolioSize: 3, portfolioLimit: 3, staffNumber: 'KD/12' }]);
});

it('limits are not set over what somebody else set meanwhile', async () => {
  const ladi = await officer('Amina');
  const limits = { staffNumber: 'KD/31', grade: 'GL 10', portfolioLimit: 5, delegationLimitKobo: 250_000_00 };
  const set = (asRead: string, to: typeof limits) =>
    call('PUT', `/tax-managers/${ladi}?asRead=${asRead}`, { as: boss, body: { ...to, reason } });
  const none = limitsAsRead((await call('GET', `/tax-managers/${ladi}`, { as: boss })).json());
  expect((await set(none, limits)).statusCode).toBe(200);
  expect((await set(none, { ...limits, grade: 'GL 11' })).json().code).toBe('request.changed-meanwhile');
  expect((await call('GET', `/tax-managers/${ladi}`, { as: boss })).json()).toMatchObject(limits);
  expect((await set(limitsAsRead(limits), { ...limits, grade: 'GL 12' })).statusCode).toBe(200);
});

it('who moves to another office leaves the portfolio, and that stands in it', async () => {
  const ladi = await officer('Rakiya');
  const [tpui = ''] = await givenTaxpayers(1);
  await add(ladi, [tpui]);
  await db.$client.query('update taxpayers set home_office_id = 8 where tpui = $1', [tpui]);
  expect(await sizeOf(ladi)).toBe(0);
  const { rows } = await db.$client.query('select to_id, moved_by from portfolio_moves where tpui = $1 order by id', [
    tpui,
  ]);
  expect(rows).toEqual([
    { to_id: ladi, moved_by: boss },
    { to_id: null, moved_by: null },
  ]);
});

it('a card says who it is and whether they are on duty today; taken back it says so at once, and each check is noted', async () => {
  const ladi = await officer('Zainab');
  const check = createOfficerCheck(db);
  const day = (await db.$client.query(`select (now() at time zone 'Africa/Lagos')::date + 30 as day`)).rows[0].day;
  const issued = await call('POST', `/tax-managers/${ladi}/card`, { as: boss, body: { validUntil: day } });
  const { code } = issued.json();
  expect(await check(code)).toMatchObject({ kind: 'officer', name: 'Zainab Audu', standing: 'active', code });
  await db.$client.query(
    `insert into work_covers (absent_id, cover_id, from_day, until_day, entered_by)
     select $1, $2, d.day, d.day, $2 from (select (now() at time zone 'Africa/Lagos')::date as day) d`,
    [ladi, await officer('Cover')],
  );
  expect(await check(code)).toMatchObject({ duty: { isOnDuty: false } });
  expect((await call('POST', `/tax-managers/${ladi}/card/revocation`, { as: boss, body: { reason } })).statusCode).toBe(
    200,
  );
  expect(await check(code)).toMatchObject({ standing: 'suspended', duty: { isOnDuty: false } });
  expect(await check('KO0000000000')).toBeUndefined();
  const { rowCount } = await db.$client.query(
    `select from activity_log where action = 'staff-card.checked' and subject = $1`,
    [`user:${ladi}`],
  );
  expect(rowCount).toBe(3);
  expect(
    (await call('POST', `/tax-managers/${ladi}/card/revocation`, { as: boss, body: { reason } })).json().code,
  ).toBe('staff-card.missing');
  expect(
    (await call('POST', `/tax-managers/${ladi}/card`, { as: boss, body: { validUntil: '2020-01-01' } })).json().code,
  ).toBe('staff-card.day-past');
});

it('knows nobody who is not of a tax office', async () => {
  expect((await call('GET', `/tax-managers/${boss}`, { as: boss })).statusCode).toBe(404);
});
