import { randomUUID } from 'node:crypto';
import type { WorkItem } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { readWorkQueue } from '../data/list-work.ts';
import { startCaseload } from '../testing/caseload-test-app.ts';

const { db } = await createTestDatabase();
const { call, caseload, given, givenHoliday, get, staffMember, effects, audited, noticesOf, setNow } =
  await startCaseload(db);
const [admin, plain] = [await staffMember('SuperAdmin'), await staffMember('Admin')];
const [chief, deputy] = [await staffMember('SuperAdmin'), await staffMember('SuperAdmin')];
const officer = await staffMember('Tax Officer');
const taxpayer = await staffMember('Individual');
const missing = '019aa000-0000-7000-8000-000000000000';

const move = async (id: string, as: string, body: object) =>
  call('POST', `/work/${id}/moves`, { as, body: { caseVersion: await caseVersionOf(db, id), ...body } });
const list = async (query: string, as = admin) =>
  (await call('GET', `/work?${query}${as === admin ? '&kind=declaration-check' : ''}`, { as })).json();
const references = ({ data }: { data: WorkItem[] }) => data.map(({ reference }) => reference);

describe('the queue', () => {
  it('lists open cases, the nearest deadline first, then the longest waiting, with pages and filters; kinds of others are not there', async () => {
    setNow('2026-11-23T09:00:00Z');
    const first = await given('CDFIRST');
    setNow('2026-11-23T09:00:01Z');
    await given('CDSECOND');
    setNow('2026-11-23T09:00:02Z');
    await givenHoliday(chief);

    expect(references(await list(''))).toEqual(['CDFIRST', 'CDSECOND']);
    expect(await list('pageSize=1')).toMatchObject({ totalRecords: 2, isBounded: false, before: null });
    expect(references(await list('sortOrder=desc&pageSize=1'))).toEqual(['CDSECOND']);
    expect(references(await list('criteria=cdsec'))).toEqual(['CDSECOND']);
    expect(references(await list('criteria=%25_'))).toEqual([]);
    expect(references(await list('', chief))).toEqual(['2027-03-10', 'CDFIRST', 'CDSECOND']);
    expect(references(await list('sortField=openedAt', chief))).toEqual(['CDFIRST', 'CDSECOND', '2027-03-10']);
    expect(references(await list('kind=holiday-release', chief))).toEqual(['2027-03-10']);
    expect(references(await list('kind=holiday-release', plain))).toEqual([]);
    expect(references(await list('', plain))).toEqual([]);
    expect(references(await list('', officer))).toEqual([]);
    expect(references(await list('assignee=nobody'))).toEqual(['CDFIRST', 'CDSECOND']);
    await move(first, admin, { move: 'confirm' });
    expect(references(await list(''))).toEqual(['CDSECOND']);
    expect(references(await list('standing=closed'))).toEqual(['CDFIRST']);
    expect(references(await list('standing=all&state=received'))).toEqual(['CDSECOND']);
  });

  it('shows an office the cases of that office alone, and those of no office to nobody there', async () => {
    const here = await given('CDOFFICE6', { officeId: 6 });
    await given('CDOFFICE7', { officeId: 7 });
    const { rows } = await db.$client.query('select office_id as office from work_items where id = $1', [here]);
    expect(rows).toEqual([{ office: 6 }]);
    const query = {
      pageNumber: 1,
      pageSize: 50,
      sortField: 'openedAt',
      sortOrder: 'asc',
      standing: 'all',
      criteria: '',
    } as const;
    const seenFrom = async (offices: readonly number[]) => {
      const reach = { kinds: ['declaration-check'], offices } as const;
      const { data } = await readWorkQueue(db, query, { today: '2026-11-23', userId: officer, coveredIds: [], reach });
      return data.map(({ reference }) => reference);
    };
    expect(await seenFrom([6])).toEqual(['CDOFFICE6']);
    expect(await seenFrom([6, 7])).toEqual(['CDOFFICE6', 'CDOFFICE7']);
    expect(await seenFrom([])).toEqual([]);
  });

  it.each([
    'pageSize=0',
    'sortField=subject',
    'kind=nothing',
    'standing=lost',
    'officeId=1;drop',
    'assignee=you',
    `criteria=${'x'.repeat(200)}`,
  ])('refuses %s', async (query) => {
    expect((await call('GET', `/work?${query}`, { as: admin })).statusCode).toBe(422);
  });

  it.each([
    ['GET', '', undefined],
    ['POST', '/moves', { move: 'confirm', caseVersion: 1 }],
    ['GET', '/assignees', undefined],
    ['POST', '/assignment', { assigneeId: null }],
  ] as const)('%s …%s is for staff whose case it is', async (method, part, body) => {
    const id = await givenHoliday(chief);
    const ask = async (which: string, as?: string) =>
      (await call(method, `/work/${which}${part}`, { ...(body && { body }), ...(as && { as }) })).statusCode;
    expect(await ask(id)).toBe(401);
    expect(await ask(id, taxpayer)).toBe(403);
    for (const as of [plain, officer]) expect(await ask(id, as)).toBe(404);
    expect(await ask(missing, chief)).toBe(404);
    expect(await ask('1', chief)).toBe(422);
    expect(await get(id, chief)).toMatchObject({ state: 'proposed', assignee: null });
  });
});

describe('a move', () => {
  it('is on record with who made it and why, has its effect, and closes the case', async () => {
    const subject = `declaration:${randomUUID()}`;
    const id = await given('CDMOVED', { subject });
    expect((await get(id, admin)).moves).toEqual([
      { move: 'confirm', needs: [] },
      { move: 'reject', needs: ['reason'] },
    ]);
    const answer = await move(id, admin, { move: 'confirm' });
    expect(answer.json()).toMatchObject({
      state: 'confirmed',
      isOpen: false,
      moves: [],
      steps: [
        { move: 'open', by: null, role: null },
        { move: 'confirm', to: 'confirmed', by: { id: admin }, role: 'SuperAdmin', reason: null },
      ],
    });
    expect(effects).toContain(subject);
    expect((await audited(`work:${id}`)).map(({ actor, action }) => [actor, action])).toEqual([
      ['system:caseload', 'work.opened'],
      [`user:${admin}`, 'work.moved'],
    ]);
  });

  it('that is not lawful is refused in words, and changes nothing', async () => {
    const id = await given();
    for (const [body, status, code] of [
      [{ move: 'reject' }, 422, 'work.reason-missing'],
      [{ move: 'release' }, 409, 'work.not-from-here'],
      [{ move: 'confirm', onBehalfOf: deputy }, 409, 'work.no-cover'],
      [{ move: '' }, 422, 'request.invalid'],
      [{ move: 'reject', reason: 'x'.repeat(2001) }, 422, 'request.invalid'],
    ] as const) {
      const answer = await move(id, admin, body);
      expect([answer.statusCode, answer.json().code], JSON.stringify(body).slice(0, 60)).toEqual([status, code]);
    }
    expect(await get(id, admin)).toMatchObject({ state: 'received', steps: [{ move: 'open' }] });
    await move(id, admin, { move: 'confirm' });
    expect((await move(id, admin, { move: 'confirm' })).json().code).toBe('work.not-from-here');
  });

  it('of two who make it at once is made by one', async () => {
    const id = await given();
    const answers = await Promise.all([1, 2, 3, 4].map(() => move(id, admin, { move: 'confirm' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('whose effect fails did not happen', async () => {
    const id = await given('CDBROKEN', { subject: 'declaration:broken' });
    expect((await move(id, admin, { move: 'confirm' })).statusCode).toBe(500);
    expect(await get(id, admin)).toMatchObject({ state: 'received' });
  });

  it('of two persons is told to the other, made by the other, and told to who began', async () => {
    const id = await givenHoliday(chief);
    expect((await get(id, chief)).moves.map(({ move: name }) => name)).toEqual(['withdraw']);
    expect((await get(id, deputy)).moves.map(({ move: name }) => name)).toEqual(['release', 'refuse']);
    const own = await move(id, chief, { move: 'release' });
    expect([own.statusCode, own.json().code]).toEqual([409, 'work.same-person']);
    expect(await noticesOf(deputy)).toContain('work.decision-needed');
    const before = (await noticesOf(chief)).length;
    expect((await move(id, deputy, { move: 'release' })).json().state).toBe('released');
    expect((await noticesOf(chief)).slice(before)).toEqual(['work.decided']);
  });

  it('is taken back by whoever proposed it, and refused by everybody else', async () => {
    const id = await givenHoliday(chief);
    const other = await move(id, deputy, { move: 'withdraw', reason: 'I thought again' });
    expect([other.statusCode, other.json().code]).toEqual([403, 'work.not-proposer']);
    const byHand = `insert into work_steps (item_id, number, move, to_state, user_id, reason) values ($1, 2, 'withdraw', '', $2, 'By hand')`;
    await expect(db.$client.query(byHand, [id, deputy])).rejects.toMatchObject({ constraint: 'work_items_proposer' });
    expect((await move(id, chief, { move: 'withdraw', reason: 'I thought again' })).json().state).toBe('withdrawn');
  });

  it('is made about what was read: after another step it is refused, and nothing changes', async () => {
    const id = await givenHoliday(chief);
    const { caseVersion } = await get(id, deputy);
    expect(caseVersion).toBe(1);
    for (const stale of [caseVersion - 1 || 7, caseVersion + 1]) {
      const late = await move(id, deputy, { move: 'release', caseVersion: stale });
      expect([late.statusCode, late.json().code]).toEqual([409, 'work.changed']);
    }
    for (const unread of [{}, { caseVersion: 0 }, { caseVersion: '1' }]) {
      const body = { move: 'release', ...unread };
      expect((await call('POST', `/work/${id}/moves`, { as: deputy, body })).statusCode).toBe(422);
    }
    const byHand = `insert into work_steps (item_id, number, move, to_state, user_id) values ($1, $2, 'release', '', $3)`;
    for (const number of [0, 1, 3])
      await expect(db.$client.query(byHand, [id, number, deputy])).rejects.toMatchObject({
        constraint: 'work_items_changed',
      });
    expect(await get(id, deputy)).toMatchObject({ state: 'proposed', caseVersion: 1 });
    expect((await move(id, deputy, { move: 'release', caseVersion })).json()).toMatchObject({ caseVersion: 2 });
  });

  it('with an endpoint of its own is neither offered nor made here', async () => {
    const id = await db.transaction((tx) =>
      caseload.open(tx, {
        kind: 'treasury-account',
        subject: 'treasury-account:x',
        reference: 'KADGIS',
        userId: chief,
      }),
    );
    expect((await get(id, deputy)).moves).toEqual([]);
    for (const name of ['approve', 'refuse', 'withdraw']) {
      const refused = await move(id, deputy, { move: name, reason: 'As the treasury wrote' });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'work.has-endpoint']);
    }
    expect(await get(id, deputy)).toMatchObject({ state: 'proposed', caseVersion: 1 });
  });

  it('leads whoever opened it to a screen they have, not to that of those who decide', async () => {
    const id = await db.transaction((tx) =>
      caseload.open(tx, {
        kind: 'instalment-plan',
        subject: `plan:${randomUUID()}`,
        reference: 'KDPLAN',
        officeId: 6,
        userId: taxpayer,
      }),
    );
    await db.transaction((tx) => caseload.move(tx, { id }, { move: 'withdraw' }));
    const pathOf = async (userId: string) =>
      (
        await db.$client.query(
          `select path from notices where user_id = $1 and kind = 'work.decided' order by at desc limit 1`,
          [userId],
        )
      ).rows[0]?.path;
    expect(await pathOf(taxpayer)).toBe('/user/e-services');
    const holiday = await givenHoliday(chief);
    await move(holiday, deputy, { move: 'release' });
    expect(await pathOf(chief)).toBe(`/admin/consult-connect?tab=releases&record=${holiday}`);
  });

  it('is told to open queues when it is committed', async () => {
    await db.$client.query(`delete from outbox where topic = 'live.changed'`);
    const id = await given('CDLIVE', { officeId: 6 });
    const { rows } = await db.$client.query(
      `select payload ->> 'audience' as audience from outbox where topic = 'live.changed' order by id`,
    );
    expect(rows.map(({ audience }) => audience)).toEqual(['work:all', 'work:office:6']);
    expect(id).toBeTruthy();
  });
});
