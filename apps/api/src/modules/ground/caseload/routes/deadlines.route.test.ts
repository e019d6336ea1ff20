import type { WorkItem } from '@portal/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startCaseload } from '../testing/caseload-test-app.ts';

const { db } = await createTestDatabase();
const { call, given, givenHoliday, get, staffMember, setNow, tellDeadlines, audited } = await startCaseload(db);
const [admin, plain] = [await staffMember('SuperAdmin'), await staffMember('Admin')];
const chief = await staffMember('SuperAdmin');
const officer = await staffMember('Tax Officer');
const manager = await staffMember('Tax Office Manager');
const monday = '2026-11-23T09:00:00Z';
beforeEach(() => setNow(monday));

const change = (id: string, part: string, body: object, as = admin) =>
  call('POST', `/work/${id}/${part}`, { as, body });
const because = { reason: 'The operator was asked for drawings' };

describe('the deadline of a case', () => {
  it('begins with the case, stands in the queue with the nearest first, and ends with it', async () => {
    const slow = await given('CDSLOW');
    expect((await get(slow, admin)).deadline).toEqual({
      rule: 'declaration.check',
      title: { en: 'Check of a declaration', ha: 'Duba bayanin kai' },
      source: 'Promise of the service',
      isLaw: false,
      startedOn: '2026-11-23',
      dueOn: '2026-12-07',
      standing: 'running',
    });
    const soon = await givenHoliday(chief);
    const { data } = (await call('GET', '/work', { as: chief })).json();
    expect(data.map(({ id }: WorkItem) => id)).toEqual([soon, slow]);
    const pages: string[] = [];
    for (let after = ''; ; ) {
      const page = (await call('GET', `/work?pageSize=1${after && `&after=${after}`}`, { as: chief })).json();
      pages.push(...page.data.map(({ id }: WorkItem) => id));
      if (page.after === null) break;
      after = page.after;
    }
    expect(pages).toEqual([soon, slow]);
    await call('POST', `/work/${slow}/moves`, {
      as: admin,
      body: { caseVersion: await caseVersionOf(db, slow), move: 'confirm' },
    });
    expect((await get(slow, admin)).deadline).toMatchObject({ dueOn: '2026-12-07', standing: 'ended' });
    expect((await change(slow, 'extension', { days: 1, ...because })).json().code).toBe('work.no-deadline');
  });

  it('is suspended and runs again, and is extended, each with its reason on record', async () => {
    const id = await given();
    setNow('2026-11-25T09:00:00Z');
    const paused = (await change(id, 'suspension', because)).json();
    expect(paused.deadline).toMatchObject({ dueOn: null, standing: 'paused' });
    expect((await change(id, 'suspension', because)).json().code).toBe('work.deadline-paused');
    setNow('2026-11-30T09:00:00Z');
    // Two of ten days had counted; the other eight begin on Monday the 30th.
    const running = (await change(id, 'resumption', {})).json();
    expect(running.deadline).toMatchObject({ dueOn: '2026-12-10', standing: 'running' });
    expect((await change(id, 'resumption', {})).json().code).toBe('work.deadline-runs');
    const extended = (await change(id, 'extension', { days: 2, reason: 'Many sites' })).json();
    expect(extended.deadline.dueOn).toBe('2026-12-14');
    expect(extended.deadlineChanges).toMatchObject([
      { kind: 'pause', fromDay: '2026-11-25', untilDay: '2026-11-30', reason: because.reason, by: { id: admin } },
      { kind: 'extension', days: 2, reason: 'Many sites', by: { id: admin } },
    ]);
    const actions = (await audited(`work:${id}`)).map(({ action }) => action);
    expect(actions.slice(1)).toEqual(['work.deadline-suspended', 'work.deadline-resumed', 'work.deadline-extended']);
  });

  it('is changed by nobody where the rule does not allow it, and not after it has passed', async () => {
    const holiday = await givenHoliday(chief);
    for (const [part, body] of [
      ['suspension', because],
      ['extension', { days: 5, ...because }],
    ] as const)
      expect((await change(holiday, part, body, chief)).json().code).toBe('work.deadline-fixed');
    const id = await given();
    setNow('2026-12-08T09:00:00Z');
    for (const [part, body] of [
      ['suspension', because],
      ['extension', { days: 5, ...because }],
    ] as const)
      expect((await change(id, part, body)).json().code).toBe('work.deadline-passed');
    expect((await get(id, admin)).deadline).toMatchObject({ dueOn: '2026-12-07', standing: 'passed' });
  });

  it.each([
    ['suspension', because, { reason: ' ' }],
    ['resumption', {}, undefined],
    ['extension', { days: 5, ...because }, { days: 0, ...because }],
    ['extension', { days: 5, ...because }, { days: 366, ...because }],
  ] as const)('%s is for those who lead, of their own cases, with a reason', async (part, body, wrong) => {
    const id = await givenHoliday(chief);
    expect((await call('POST', `/work/${id}/${part}`, { body })).statusCode).toBe(401);
    expect((await change(id, part, body, officer)).statusCode).toBe(403);
    for (const as of [plain, manager]) expect((await change(id, part, body, as)).statusCode).toBe(404);
    if (wrong) expect((await change(id, part, wrong, chief)).statusCode).toBe(422);
    expect((await get(id, chief)).deadlineChanges).toEqual([]);
  });
});

describe('people are told', () => {
  it('at two thirds, nine tenths and when it has passed, once each: who has the case, who stands in, then who leads', async () => {
    const [mine, standIn] = [await staffMember('SuperAdmin'), await staffMember('SuperAdmin')];
    const id = await given('CDTOLD');
    await call('POST', `/work/${id}/assignment`, { as: mine, body: { assigneeId: mine } });
    await call('POST', '/work/covers', {
      as: mine,
      body: { absentId: mine, coverId: standIn, fromDay: '2026-12-01', untilDay: '2026-12-03' },
    });
    const told = async (day: string) => {
      setNow(`${day}T09:00:00Z`);
      await db.$client.query('delete from notices');
      for (const _ of [1, 2]) await tellDeadlines();
      const { rows } = await db.$client.query<{ userId: string; kind: string }>(
        `select user_id as "userId", kind from notices where facts ->> 'reference' = 'CDTOLD'`,
      );
      const toldTo = (userId: string) => rows.filter((row) => row.userId === userId).map(({ kind }) => kind);
      return { mine: toldTo(mine), standIn: toldTo(standIn), chief: toldTo(chief), others: rows.length };
    };
    // From 23 November to 7 December: two thirds are reached on 3 December, nine tenths on the 6th.
    const nothing = { mine: [], standIn: [], chief: [], others: 0 };
    const [near, passed] = [['deadline.near'], ['deadline.passed']];
    expect(await told('2026-12-02')).toEqual(nothing);
    expect(await told('2026-12-03')).toEqual({ mine: near, standIn: near, chief: [], others: 2 });
    expect(await told('2026-12-04')).toEqual(nothing);
    expect(await told('2026-12-06')).toEqual({ mine: near, standIn: near, chief: near, others: 4 });
    expect(await told('2026-12-08')).toEqual({ mine: passed, standIn: passed, chief: passed, others: 4 });
    expect(await told('2026-12-20')).toEqual(nothing);
  });

  it('of a case nobody has are those whose screen has it; of one that is closed or suspended nobody', async () => {
    const reader = await staffMember('SuperAdmin');
    const withoutScreen = await staffMember('Admin');
    const [open, closed, paused] = [await given('CDOPEN'), await given('CDCLOSED'), await given('CDPAUSED')];
    await call('POST', `/work/${closed}/moves`, {
      as: admin,
      body: { caseVersion: await caseVersionOf(db, closed), move: 'confirm' },
    });
    await change(paused, 'suspension', because);
    setNow('2026-12-08T09:00:00Z');
    await db.$client.query('delete from notices');
    await tellDeadlines();
    const { rows } = await db.$client.query(
      `select facts ->> 'reference' as reference, facts ->> 'day' as day from notices where user_id = $1
         and facts ->> 'reference' in ('CDOPEN', 'CDCLOSED', 'CDPAUSED')`,
      [reader],
    );
    expect(rows).toEqual([{ reference: 'CDOPEN', day: '07/12/2026' }]);
    expect(open).toBeTruthy();
    const { rowCount } = await db.$client.query('select from notices where user_id = $1', [withoutScreen]);
    expect(rowCount).toBe(0);
  });

  it('again when the end has moved', async () => {
    const reader = await staffMember('SuperAdmin');
    const id = await given('CDMOVES');
    setNow('2026-12-04T09:00:00Z');
    await tellDeadlines();
    await change(id, 'extension', { days: 10, ...because });
    const told = async (day: string) => {
      setNow(`${day}T09:00:00Z`);
      await db.$client.query('delete from notices');
      await tellDeadlines();
      const { rows } = await db.$client.query(
        `select facts ->> 'day' as day from notices where user_id = $1 and facts ->> 'reference' = 'CDMOVES'`,
        [reader],
      );
      return rows;
    };
    expect(await told('2026-12-07')).toEqual([]);
    expect(await told('2026-12-18')).toEqual([{ day: '21/12/2026' }]);
  });
});

it('keeps a deadline that is counted, whoever writes', async () => {
  const id = await given();
  await expect(db.$client.query('update work_items set deadline_id = null where id = $1', [id])).rejects.toMatchObject({
    constraint: 'work_items_deadline_kept',
  });
});
