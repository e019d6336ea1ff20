import type { LeaveCover } from '@portal/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '../../../../testing/all-pages.ts';
import { asFounded } from '../../../../testing/as-founded.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startCaseload } from '../testing/caseload-test-app.ts';

const { db } = await createTestDatabase();
const { call, given, givenHoliday, get, staffMember, setNow } = await startCaseload(db);
const [manager, officer, elsewhere] = [
  await staffMember('Tax Office Manager', 6),
  await staffMember('Tax Officer', 6),
  await staffMember('Tax Office Manager', 7),
];
const director = await staffMember('Tax Office Director', 7);
const [chief, deputy, third] = [
  await staffMember('SuperAdmin'),
  await staffMember('SuperAdmin'),
  await staffMember('SuperAdmin'),
];
const admin = await staffMember('Admin');
const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
beforeAll(() => setNow(`${today}T09:00:00Z`));

const cover = (as: string, absentId: string, coverId: string, fromDay = today, untilDay = today) =>
  call('POST', '/work/covers', { as, body: { absentId, coverId, fromDay, untilDay } });
const listed = async (as: string): Promise<string[]> =>
  (await call('GET', '/work/covers', { as })).json().data.map(({ id }: LeaveCover) => id);

describe('leave cover', () => {
  it('is entered for oneself, and by those who lead for their people; it ends when the person is back', async () => {
    const own = (await cover(manager, manager, elsewhere)).json();
    expect(own).toMatchObject({ absent: { id: manager }, cover: { id: elsewhere }, fromDay: today });
    expect((await cover(manager, officer, manager)).statusCode).toBe(200);
    expect((await cover(director, officer, manager)).statusCode).toBe(200);
    for (const as of [officer, elsewhere]) {
      expect((await cover(as, manager, director)).statusCode, as).toBe(403);
    }
    expect(await listed(elsewhere)).toEqual([own.id]);
    expect(await listed(chief)).toContain(own.id);
    const end = (as: string) => call('POST', `/work/covers/${own.id}/end`, { as, body: {} });
    expect((await end(officer)).json().code).toBe('work.cover-not-found');
    expect((await end(manager)).statusCode).toBe(200);
    expect((await end(manager)).json().code).toBe('work.cover-not-found');
    expect(await listed(elsewhere)).toEqual([]);
  });

  it('is listed whole, however many are away, of one office or of all', async () => {
    await db.$client.query(
      `insert into work_covers (absent_id, cover_id, from_day, until_day, entered_by)
       select $1, $2, $3::date + n, $3::date + n, $1 from generate_series(1, 201) n`,
      [manager, elsewhere, today],
    );
    const all = (of: string) =>
      allPages<LeaveCover>((query) => call('GET', `/work/covers${query || '?'}&${of}`, { as: chief }));
    const { items, told } = await all('officeId=6');
    expect([told, items.length]).toEqual([items.length, new Set(items.map(({ id }) => id)).size]);
    expect(items.filter(({ absent }) => absent.id === manager)).toHaveLength(201);
    const days = items.map(({ fromDay }) => fromDay);
    expect(days).toEqual(days.toSorted());
    expect((await all('officeId=7')).items).toEqual([]);
    expect((await call('GET', '/work/covers?officeId=Zaria', { as: chief })).statusCode).toBe(422);
  });

  it('is by nobody of another house or a lower role, and in order of days', async () => {
    for (const wrong of [officer, admin, manager]) {
      expect((await cover(manager, manager, wrong)).json().code).toBe('work.cover-unsuitable');
    }
    expect((await cover(manager, manager, elsewhere, today, '2020-01-01')).statusCode).toBe(422);
    expect((await call('POST', '/work/covers', { body: {} })).statusCode).toBe(401);
  });

  it('lets somebody act in the place of another, with both names, and never for one’s own second signature', async () => {
    expect((await cover(chief, chief, deputy)).statusCode).toBe(200);
    const move = async (id: string, as: string, body: object) =>
      call('POST', `/work/${id}/moves`, { as, body: { caseVersion: await caseVersionOf(db, id), ...body } });
    const prepared = await givenHoliday(chief);
    const sameAgain = await move(prepared, deputy, { move: 'release', onBehalfOf: chief });
    expect(sameAgain.json().code).toBe('work.same-person');
    expect((await move(prepared, deputy, { move: 'release' })).json().state).toBe('released');

    const ofThird = await givenHoliday(third);
    expect((await move(ofThird, deputy, { move: 'release', onBehalfOf: chief })).json()).toMatchObject({
      state: 'released',
      steps: [{}, { by: { id: deputy }, onBehalfOf: { id: chief } }],
    });
    const other = await givenHoliday(third);
    expect((await move(other, chief, { move: 'release', onBehalfOf: deputy })).json().code).toBe('work.no-cover');
  });

  it('puts the cases of who is away into the cover’s list, while it lasts', async () => {
    const id = await given('CDCOVERED');
    await call('POST', `/work/${id}/assignment`, { as: chief, body: { assigneeId: chief } });
    const covered = async (as: string) =>
      (await call('GET', '/work?assignee=covered', { as }))
        .json()
        .data.map(({ reference }: { reference: string }) => reference);
    expect(await covered(deputy)).toEqual(['CDCOVERED']);
    expect(await covered(third)).toEqual([]);
    expect(await get(id, deputy)).toMatchObject({ assignee: { id: chief } });
  });
});

describe('capacities', () => {
  const ask = (path: string, as: string, userId: string) =>
    call('POST', `/work/capacities${path}`, { as, body: { userId, capacity: 'legal' } });

  it('are listed, and taken by one SuperAdmin', async () => {
    await asFounded(db, `insert into work_capacities (user_id, capacity, given_by) values ($1, 'legal', $2)`, [
      director,
      chief,
    ]);
    const list = async () => (await call('GET', '/work/capacities', { as: chief })).json();
    expect(await list()).toMatchObject([{ userId: director, capacity: 'legal' }]);
    expect((await ask('/withdrawals', chief, director)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });
});
