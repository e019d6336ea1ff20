import { plansOfHeadAsRead } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { givenBill } from '../../../../testing/given.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../calendar/index.ts';
import { caseloadModule, createCaseload } from '../../caseload/index.ts';
import { createHeadChangesRepository } from '../data/head-changes.repository.ts';
import { mdasModule } from '../index.ts';
import { proposeHead } from '../propose-head.ts';
import { headsOfToday } from '../release-heads.ts';

const { db } = await createTestDatabase();
const { call, staffMember, audited } = await startModule(db, new Date().toISOString(), (app, { clock }) => {
  const caseload = createCaseload({ db, clock });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  mdasModule(app, { db, clock, caseload });
});
const [admin, second, chief] = [
  await staffMember('Admin'),
  await staffMember('Admin'),
  await staffMember('SuperAdmin'),
];
const today = dayOf(new Date());
const tomorrow = addDays(today, 1);
const reason = 'Finance Law 2026, section 4';

const mda = async (id = 1) => (await call('GET', `/mdas/${id}`, { as: admin })).json();
const add = (change: object = {}, as = admin, id = 1) =>
  call('POST', `/mdas/${id}/revenue-heads`, {
    as,
    body: { code: '12019901', name: 'Kasuwa levy', fromDay: today, reason, ...change },
  });
const change = (id: number, to: object, as = admin) =>
  call('PUT', `/revenue-heads/${id}`, { as, body: { name: 'A levy', isActive: true, fromDay: today, reason, ...to } });
const decide = async (workId: string, move: string, as = second, caseVersion?: number) =>
  call('POST', `/work/${workId}/moves`, {
    as,
    body: { move, reason: 'As the gazette says', caseVersion: caseVersion ?? (await caseVersionOf(db, workId)) },
  });
const head = async (id: number) =>
  (
    await db.$client.query(
      `select h.code, h.name, h.is_active as "isActive", h.mda_id as "mdaId" from revenue_heads h where id = $1`,
      [id],
    )
  ).rows[0];
const idOf = async (code: string) =>
  (await db.$client.query('select id from revenue_heads where code = $1', [code])).rows[0]?.id;
const changeId = async (workId: string): Promise<string> =>
  (await db.$client.query('select subject from work_items where id = $1', [workId])).rows[0].subject.split(':')[1];
const heads = async () => (await db.$client.query('select * from revenue_heads order by id')).rows;

/** The same database on a later day. */
function daysLater(days: number): Database {
  return {
    ...db,
    transaction: ((work: Parameters<Database['transaction']>[0]) =>
      db.transaction(async (tx) => {
        await tx.execute(
          `select set_config('portal.clock_shift',
             (coalesce(nullif(current_setting('portal.clock_shift', true), ''), '0')::interval + interval '${days} days')::text, true)`,
        );
        return work(tx);
      })) as Database['transaction'],
  } as Database;
}
const dayComes = (days: number) => headsOfToday({ db: daysLater(days), heads: createHeadChangesRepository(db) });

describe('a new revenue head', () => {
  it('is there when a second administrator has released it, and not before', async () => {
    const { workId } = (await add()).json();
    expect(await idOf('12019901')).toBeUndefined();
    expect((await mda()).headChanges).toEqual([
      {
        ...{ workId, state: 'proposed', headId: null, code: '12019901', name: 'Kasuwa levy', isActive: true },
        fromDay: today,
      },
    ]);
    const found = await call('GET', `/revenue-heads/changes/${await changeId(workId)}`, { as: second });
    expect(found.json()).toMatchObject({
      ...{ state: 'proposed', code: '12019901', before: null, after: { name: 'Kasuwa levy', isActive: true } },
      ...{ fromDay: today, isInForce: false, reason, proposedBy: 'Ladi Admin' },
    });

    const alone = await decide(workId, 'release', admin);
    expect([alone.statusCode, alone.json().code]).toEqual([409, 'work.same-person']);
    expect(await idOf('12019901')).toBeUndefined();

    expect((await decide(workId, 'release')).json()).toMatchObject({ state: 'released', isOpen: false });
    const id = await idOf('12019901');
    expect(await mda()).toMatchObject({ headChanges: [] });
    expect((await mda()).heads).toContainEqual({
      ...{ id, code: '12019901', name: 'Kasuwa levy', isActive: true, isIllustrative: false, allowsPlans: false },
    });
    expect((await givenBill(db, { revenueHeadId: id })).id).not.toBe('');
    expect(await audited(`revenue-head:${await changeId(workId)}`)).toEqual([
      { actor: `user:${admin}`, action: 'revenue-head.proposed' },
      { actor: `user:${second}`, action: 'revenue-head.released' },
    ]);
    expect((await audited(`revenue-head:${id}`)).map(({ action }) => action)).toEqual(['revenue-head.created']);
  });

  it('begins on its day, by the clock of the portal', async () => {
    const { workId } = (await add({ code: '12019902', fromDay: tomorrow })).json();
    await decide(workId, 'release');
    await dayComes(0);
    expect(await idOf('12019902')).toBeUndefined();
    expect((await mda()).headChanges).toMatchObject([{ workId, state: 'released', fromDay: tomorrow }]);
    const again = await add({ code: '12019902' }, second);
    expect([again.statusCode, again.json().code]).toEqual([409, 'revenue-head.waits']);
    await dayComes(1);
    expect(await head(await idOf('12019902'))).toMatchObject({ name: 'Kasuwa levy', isActive: true, mdaId: 1 });
    await dayComes(2);
    expect((await audited(`revenue-head:${await idOf('12019902')}`)).map(({ action }) => action)).toEqual([
      'revenue-head.created',
    ]);
  });

  it('has a code nobody has', async () => {
    const taken = await add({ code: (await head(1)).code });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'revenue-head.code-taken']);
  });
});

describe('another name', () => {
  it('counts from its day; papers and periods before keep the name they had', async () => {
    const before = (await head(4)).name;
    const bill = await givenBill(db, { revenueHeadId: 4 });
    const paper = async () =>
      (await db.$client.query('select heads from reading.bill_heads where bill_id = $1', [bill.id])).rows[0].heads;
    const { workId } = (await change(4, { name: 'Market dues', fromDay: tomorrow })).json();
    expect((await mda((await head(4)).mdaId)).headChanges).toMatchObject([{ workId, headId: 4, name: 'Market dues' }]);
    await decide(workId, 'release');
    expect((await head(4)).name).toBe(before);
    await dayComes(1);
    expect((await head(4)).name).toBe('Market dues');
    expect(
      (await call('GET', `/revenue-heads/changes/${await changeId(workId)}`, { as: second })).json(),
    ).toMatchObject({
      ...{ state: 'released', isInForce: true, fromDay: tomorrow },
      ...{ before: { name: before, isActive: true }, after: { name: 'Market dues', isActive: true } },
    });
    expect(await paper()).toBe(before);
    const { rows } = await db.$client.query(
      'select head_name_on(4, $1) as past, head_name_on(4, $2) as "of", head_name_on(4, $3) as next',
      ['2020-01-01', today, tomorrow],
    );
    expect(rows).toEqual([{ past: before, of: before, next: 'Market dues' }]);
  });

  it('is none when the head is like this already', async () => {
    const { name, isActive } = await head(1);
    const same = await change(1, { name, isActive });
    expect([same.statusCode, same.json().code]).toEqual([409, 'revenue-head.same']);
  });
});

it('a head that has ended is billed by nobody; what was billed before stays, and it can begin again', async () => {
  const bill = await givenBill(db, { revenueHeadId: 3 });
  const { name } = await head(3);
  const ending = (await change(3, { name, isActive: false })).json();
  expect((await givenBill(db, { revenueHeadId: 3 })).id).not.toBe('');
  await decide(ending.workId, 'release');
  await expect(givenBill(db, { revenueHeadId: 3 })).rejects.toMatchObject({ constraint: 'bill_lines_head_active' });
  const { rows } = await db.$client.query('select standing from bills where id = $1', [bill.id]);
  expect(rows).toEqual([{ standing: 'open' }]);
  await decide((await change(3, { name, isActive: true })).json().workId, 'release');
  expect((await givenBill(db, { revenueHeadId: 3 })).id).not.toBe('');
});

describe('a proposal', () => {
  it('is one at a time, also of two who ask at once', async () => {
    const before = await head(5);
    const asked = await Promise.all([change(5, { name: 'One' }), change(5, { name: 'Other' }, second)]);
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const made = await Promise.all([add({ code: '12019903' }), add({ code: '12019903' }, second, 2)]);
    expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    for (const answer of [...asked, ...made].filter(({ statusCode }) => statusCode === 409))
      expect(answer.json().code).toBe('revenue-head.waits');
    expect(await head(5)).toEqual(before);
  });

  it('is refused by another or withdrawn by whoever made it, and changes nothing; then it may be made again', async () => {
    const before = await head(6);
    const ask = async () => (await change(6, { name: 'Other dues' })).json().workId;
    const refused = await ask();
    expect((await decide(refused, 'refuse', admin)).json().code).toBe('work.same-person');
    expect((await decide(refused, 'withdraw', second)).statusCode).not.toBe(200);
    expect((await decide(refused, 'refuse', chief)).json()).toMatchObject({ state: 'refused' });
    const withdrawn = await ask();
    expect((await decide(withdrawn, 'withdraw', admin)).json()).toMatchObject({ state: 'withdrawn' });
    expect((await decide(withdrawn, 'release')).statusCode).not.toBe(200);
    expect(await head(6)).toEqual(before);
    const { headChanges } = await mda(before.mdaId);
    expect(headChanges.filter(({ headId }: { headId: number | null }) => headId === 6)).toEqual([]);
  });

  it('is decided by whoever read it as it is', async () => {
    const before = await head(7);
    const { workId } = (await change(7, { name: 'Read before' })).json();
    const late = await decide(workId, 'release', second, 5);
    expect([late.statusCode, late.json().code]).toEqual([409, 'work.changed']);
    expect(await head(7)).toEqual(before);
  });

  it('is no longer released when its day is over; it is refused, and made again with another day', async () => {
    const before = await head(8);
    const repository = createHeadChangesRepository(db);
    const { workId } = await daysLater(-1).transaction((tx) =>
      proposeHead({ caseload: createCaseload({ db, clock: { now: () => new Date() } }), heads: repository }, tx, {
        ...{ headId: 8, mdaId: before.mdaId, code: before.code, name: 'Too late', isActive: true },
        ...{ fromDay: addDays(today, -1), reason, by: admin },
      }),
    );
    const late = await decide(workId, 'release');
    expect([late.statusCode, late.json().code]).toEqual([409, 'revenue-head.too-late']);
    expect((await decide(workId, 'refuse')).json()).toMatchObject({ state: 'refused' });
    expect(await head(8)).toEqual(before);
    expect((await change(8, { name: 'In time' })).statusCode).toBe(200);
  });
});

it('heads are paid in parts once a SuperAdmin allows it, and nobody else', async () => {
  const allow = (allowsPlans: boolean, as: string, id = 2) =>
    call('PUT', `/revenue-heads/${id}/plans`, { as, body: { allowsPlans } });
  const allows = async () =>
    (await db.$client.query('select allows_plans as allows from revenue_heads where id = 2')).rows[0].allows;
  expect((await allow(true, admin)).statusCode).toBe(403);
  expect(await allows()).toBe(false);
  expect((await allow(true, chief)).statusCode).toBe(200);
  expect((await allow(true, chief, 999_999)).statusCode).toBe(404);
  expect(await allows()).toBe(true);
  // Whoever read that they may not be paid in parts, and allows it, is told that somebody did.
  const late = `/revenue-heads/2/plans?asRead=${plansOfHeadAsRead(false)}`;
  const told = await call('PUT', late, { as: chief, body: { allowsPlans: true } });
  expect([told.statusCode, told.json().code]).toEqual([409, 'request.changed-meanwhile']);
  const inTime = `/revenue-heads/2/plans?asRead=${plansOfHeadAsRead(true)}`;
  expect((await call('PUT', inTime, { as: chief, body: { allowsPlans: false } })).statusCode).toBe(200);
  expect(await allows()).toBe(false);
});

it('heads are proposed by nobody who may not, and wrong proposals change nothing', async () => {
  const before = await heads();
  const { headChanges } = await mda();
  expect((await add({ code: '12019904' }, '')).statusCode).toBe(401);
  expect((await change(1, {}, '')).statusCode).toBe(401);
  for (const role of ['MDA User', 'Governor', 'Expert System', 'Tax Office Director'] as const) {
    const as = await staffMember(role);
    expect((await add({ code: '12019904' }, as)).statusCode).toBe(403);
    expect((await change(1, { isActive: false }, as)).statusCode).toBe(403);
    expect((await call('PUT', '/revenue-heads/1/plans', { as, body: { allowsPlans: true } })).statusCode).toBe(403);
  }
  for (const wrong of [{ code: '123' }, { name: '' }, { fromDay: '31/12/2026' }, { reason: 'Law' }])
    expect((await add({ code: '12019904', ...wrong })).statusCode).toBe(422);
  for (const wrong of [{ name: 'x' }, { isActive: 'no' }, { fromDay: '' }, { reason: '' }])
    expect((await change(1, wrong)).statusCode).toBe(422);
  const yesterday = addDays(today, -1);
  for (const late of [await add({ code: '12019904', fromDay: yesterday }), await change(1, { fromDay: yesterday })])
    expect([late.statusCode, late.json().code]).toEqual([409, 'revenue-head.too-late']);
  expect((await add({ code: '12019904' }, admin, 999)).statusCode).toBe(404);
  expect((await change(999_999, {})).statusCode).toBe(404);
  expect(await heads()).toEqual(before);
  expect((await mda()).headChanges).toEqual(headChanges);
});
