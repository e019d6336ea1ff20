import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asFounded } from '../../../../testing/as-founded.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startCaseload } from '../testing/caseload-test-app.ts';

const { db } = await createTestDatabase();
const { call, caseload, givenHoliday, get, staffMember, audited, noticesOf } = await startCaseload(db);
const [amina, bala] = [await staffMember('Admin'), await staffMember('Administrator')];
const [chief, deputy] = [await staffMember('SuperAdmin'), await staffMember('SuperAdmin')];
const director = await staffMember('Tax Office Director');
const officer = await staffMember('Tax Officer');
const provider = await staffMember('Expert System');
const missing = '019aa000-0000-7000-8000-000000000000';

/** A case that Admin has too. */
const given = () =>
  db.transaction((tx) =>
    caseload.open(tx, {
      ...{ kind: 'redirect-release', subject: `redirect:${randomUUID()}`, reference: 'https://levy.example' },
      userId: provider,
    }),
  );
const assign = (id: string, as: string, assigneeId: string | null) =>
  call('POST', `/work/${id}/assignment`, { as, body: { assigneeId } });
const transfer = (as: string, fromUserId: string, toUserId: string) =>
  call('POST', '/work/transfers', { as, body: { fromUserId, toUserId, reason: 'Leaves the service' } });

describe('assigning', () => {
  it('gives a case to somebody who may have it, tells them, and keeps who gave it', async () => {
    const id = await given();
    const people = (await call('GET', `/work/${id}/assignees`, { as: amina })).json();
    expect(people.map((one: { id: string }) => one.id).sort()).toEqual([amina, bala, chief, deputy].sort());
    expect((await assign(id, amina, bala)).json()).toMatchObject({ assignee: { id: bala } });
    expect(await noticesOf(bala)).toEqual(['work.decision-needed', 'work.assigned']);
    expect((await assign(id, bala, null)).json().assignee).toBeNull();
    expect((await assign(id, bala, bala)).json()).toMatchObject({ assignee: { id: bala } });
    expect(await noticesOf(bala)).toEqual(['work.decision-needed', 'work.assigned']);
    const { rows } = await db.$client.query(
      'select assignee_id, assigned_by from work_assignments where item_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { assignee_id: bala, assigned_by: amina },
      { assignee_id: null, assigned_by: bala },
      { assignee_id: bala, assigned_by: bala },
    ]);
    expect((await audited(`work:${id}`)).filter(({ action }) => action === 'work.assigned')).toHaveLength(3);
  });

  it('reaches everybody who may have it, however many they are', async () => {
    await asFounded(
      db,
      `with made as (
         insert into users (email, first_name, last_name, email_verified_at)
         select 'case-' || n || '@demo.test', 'Aisha', 'Of many ' || n, now() from generate_series(1, 200) n returning id)
       insert into user_roles (user_id, role_name, position) select id, 'Admin', 1 from made`,
    );
    const last = await givenUser(db, { roles: ['Admin'], firstName: 'Zainab', lastName: 'Yusuf' });
    const id = await given();
    const people = (await call('GET', `/work/${id}/assignees`, { as: amina })).json();
    expect(people.length).toBeGreaterThan(201);
    expect(people.slice(200).map((one: { id: string }) => one.id)).toContain(last);
    expect((await assign(id, amina, last)).json()).toMatchObject({ assignee: { id: last } });
    expect(await noticesOf(last)).toEqual(['work.decision-needed', 'work.assigned']);
  });

  it('gives it to nobody else, and a closed one to nobody', async () => {
    const id = await givenHoliday(chief);
    for (const wrong of [amina, director, officer, missing]) {
      expect((await assign(id, deputy, wrong)).json().code).toBe('work.assignee-unsuitable');
    }
    await call('POST', `/work/${id}/moves`, {
      as: deputy,
      body: { caseVersion: await caseVersionOf(db, id), move: 'release' },
    });
    expect((await assign(id, deputy, chief)).json().code).toBe('work.closed');
    expect(await get(id, chief)).toMatchObject({ assignee: null });
  });
});

describe('transferring', () => {
  it('moves what the other may have, and leaves the rest where it is', async () => {
    const leaving = await staffMember('SuperAdmin');
    const [mine, alsoMine] = [await given(), await given()];
    const holiday = await givenHoliday(chief);
    for (const id of [mine, alsoMine, holiday]) await assign(id, chief, leaving);
    expect((await transfer(chief, leaving, bala)).json()).toEqual({ transferred: 2, stayed: 1 });
    for (const id of [mine, alsoMine]) expect((await get(id, chief)).assignee?.id).toBe(bala);
    expect((await get(holiday, chief)).assignee?.id).toBe(leaving);
    expect((await transfer(chief, leaving, officer)).json().code).toBe('work.assignee-unsuitable');
  });

  it('is for those who lead, with a reason', async () => {
    for (const as of [officer, amina]) expect((await transfer(as, amina, bala)).statusCode).toBe(403);
    const body = { fromUserId: amina, toUserId: bala, reason: ' ' };
    expect((await call('POST', '/work/transfers', { as: chief, body })).statusCode).toBe(422);
    expect((await call('POST', '/work/transfers', { body })).statusCode).toBe(401);
  });

  it('moves nothing of what the one who asks does not see', async () => {
    const id = await givenHoliday(chief);
    await assign(id, chief, deputy);
    expect((await transfer(director, deputy, chief)).json().code).toBe('work.assignee-unsuitable');
    expect((await get(id, chief)).assignee?.id).toBe(deputy);
  });
});

describe('taking the next case', () => {
  const take = (as: string, body: object = {}) => call('POST', '/work/next', { as, body });
  const givenMove = async (officeId: number) => {
    const { rows } = await db.$client.query<{ tpui: string }>(
      `insert into taxpayers (tpui, name, phone, category_id, standing, registered_on)
       values (next_tpui(), 'Gamji Guest House', '08030000001', 2, 'known', '2026-01-05') returning tpui`,
    );
    const tpui = rows[0]?.tpui ?? '';
    return db.transaction((tx) =>
      caseload.open(tx, {
        ...{
          kind: 'identity-confirmation',
          subject: `identity:${randomUUID()}`,
          reference: tpui,
          officeId,
          userId: officer,
        },
      }),
    );
  };

  it('gives the longest waiting of those that nobody has, each once, and none of another office', async () => {
    const [first, second] = [await givenMove(6), await givenMove(6)];
    await givenMove(8);
    const [here, colleague] = [await staffMember('Tax Officer', 6), await staffMember('Tax Officer', 6)];
    const counted = async (as: string) =>
      (await call('GET', '/work/kinds', { as }))
        .json()
        .find(({ kind }: { kind: string }) => kind === 'identity-confirmation');
    expect(await counted(here)).toMatchObject({ open: 2, waiting: 2 });
    const taken = await Promise.all([here, colleague].map((as) => take(as, { kind: 'identity-confirmation' })));
    expect(taken.map((answer) => answer.json().id).sort()).toEqual([first, second].sort());
    expect(await counted(here)).toMatchObject({ open: 2, waiting: 0 });
    const none = await take(here, { kind: 'identity-confirmation' });
    expect([none.statusCode, none.json().code]).toEqual([404, 'work.nothing-waits']);
    expect((await take(here, { kind: 'nothing' })).statusCode).toBe(422);
    expect((await take(chief)).statusCode).toBe(403);
  });
});
