import type { OwnRequest, Role, Scope } from '@portal/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import { allPages } from '../../../testing/all-pages.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createDeadlines } from '../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../ground/caseload/index.ts';
import { taxpayersModule } from './index.ts';

const { db, owner } = await createTestDatabase();
const clock = { now: () => new Date('2026-11-23T08:00:00Z') };
const people = new Map<string, { id: string; role: Role; scope: Scope }>();
const app = await createHttpServer({
  identify: async (token) => {
    const person = people.get(token);
    return person && { id: person.id, sessionId: person.id, roles: [person.role], scope: person.scope };
  },
});
const caseload = createCaseload({ db, clock });
taxpayersModule(app, { db, clock, caseload });
caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
await app.ready();
afterAll(() => app.close());

async function taxpayer(office: number | null = 6): Promise<{ id: string; tpui: string }> {
  const id = await givenUser(db, { roles: ['Individual'] });
  const { rows } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [id]);
  const tpui = rows[0]?.tpui ?? '';
  await db.$client.query(
    `update taxpayers set home_office_id = $2::smallint, home_office_source = case when $2 is null then null else 'confirmed' end where tpui = $1`,
    [tpui, office],
  );
  people.set(id, { id, role: 'Individual', scope: { kind: 'taxpayer', tpui } });
  return { id, tpui };
}
async function staff(role: Role): Promise<string> {
  const id = await givenUser(db, { roles: [role], taxOfficeId: 6 });
  const reach = role === 'Tax Office Director' ? 'all' : 'own';
  people.set(id, { id, role, scope: { kind: 'tax-offices', taxOfficeId: 6, name: 'An office', reach } });
  return id;
}
async function call(method: 'GET' | 'POST', path: string, as?: string, payload?: object) {
  const answer = await app.inject({
    ...{ method, url: `/api/v1${path}` },
    headers: as ? { authorization: as } : {},
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const ask = (who: { id: string }, taxOfficeId = 7) =>
  call('POST', '/account/office-changes', who.id, { taxOfficeId, reason: 'I have moved there' });
const requests = async (who: { id: string }) => (await call('GET', '/account/requests', who.id)).body.data;
const officeOf = async (tpui: string) =>
  (await db.$client.query('select home_office_id as office from taxpayers where tpui = $1', [tpui])).rows[0].office;

describe('a request for another tax office', () => {
  it('stands with the office that is left, with a clock of five working days, one at a time', async () => {
    const who = await taxpayer();
    const answers = await Promise.all([ask(who), ask(who)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await requests(who)).toMatchObject([
      { kind: 'office-change', state: 'requested', isOpen: true, canWithdraw: true, deadline: { dueOn: '2026-11-30' } },
    ]);
    const officer = await staff('Tax Officer');
    const queue = (await call('GET', '/work?kind=office-change', officer)).body.data;
    const [mine] = queue.filter((item: { reference: string }) => item.reference === who.tpui);
    const change = await call('GET', `/office-changes/${mine.subject.split(':')[1]}`, officer);
    expect(change.body).toMatchObject({ tpui: who.tpui, reason: 'I have moved there' });
    expect(await officeOf(who.tpui)).toBe(6);
  });

  it('is granted by a Director: the taxpayer moves, and is told', async () => {
    const who = await taxpayer();
    await ask(who);
    const [{ id }] = await requests(who);
    const refused = await call('POST', `/work/${id}/moves`, await staff('Tax Office Manager'), {
      caseVersion: await caseVersionOf(db, id),
      move: 'grant',
    });
    expect(refused.body.code).toBe('work.not-yours');
    expect(await officeOf(who.tpui)).toBe(6);
    const director = await staff('Tax Office Director');
    expect(
      (await call('POST', `/work/${id}/moves`, director, { caseVersion: await caseVersionOf(db, id), move: 'grant' }))
        .status,
    ).toBe(200);
    expect(await officeOf(who.tpui)).toBe(7);
    expect(await requests(who)).toMatchObject([{ id, state: 'granted', isOpen: false, canWithdraw: false }]);
    const { rows } = await db.$client.query(`select kind from notices where user_id = $1`, [who.id]);
    expect(rows).toEqual([{ kind: 'work.decided' }]);
  });

  it('is refused with a reason that is read, and taken back by whoever asked', async () => {
    const who = await taxpayer();
    await ask(who);
    const [{ id }] = await requests(who);
    const manager = await staff('Tax Office Manager');
    expect(
      (await call('POST', `/work/${id}/moves`, manager, { caseVersion: await caseVersionOf(db, id), move: 'refuse' }))
        .status,
    ).toBe(422);
    await call('POST', `/work/${id}/moves`, manager, {
      caseVersion: await caseVersionOf(db, id),
      move: 'refuse',
      reason: 'You live in our area',
    });
    expect(await requests(who)).toMatchObject([{ state: 'refused', answer: 'You live in our area' }]);

    await ask(who);
    const [open] = await requests(who);
    const other = await taxpayer();
    expect((await call('POST', `/account/requests/${open.id}/withdrawal`, other.id)).body.code).toBe('work.not-found');
    expect((await call('POST', `/account/requests/${open.id}/withdrawal`, who.id)).status).toBe(200);
    expect((await call('POST', `/account/requests/${open.id}/withdrawal`, who.id)).body.code).toBe(
      'work.not-from-here',
    );
    expect(await officeOf(who.tpui)).toBe(6);
  });

  it('is reached in the list, however many there were, those that are open first', async () => {
    const who = await taxpayer();
    await ask(who);
    const [open] = await requests(who);
    await owner.$client.query('alter table work_items disable trigger user');
    await owner.$client.query(
      `insert into work_items (kind, state, subject, reference, office_id, tpui, opened_at, since, closed_at)
       select kind, 'withdrawn', 'office-change:' || gen_random_uuid(), 'No. ' || n, office_id, tpui, opened_at + make_interval(mins => n), since, now()
       from work_items, generate_series(1, 51) n where id = $1`,
      [open.id],
    );
    await owner.$client.query('alter table work_items enable trigger user');
    const { items, told } = await allPages<OwnRequest>(async (query) => {
      const { body } = await call('GET', `/account/requests${query}`, who.id);
      return { json: () => body };
    });
    expect([told, items.length, items[0]?.id]).toEqual([52, 52, open.id]);
    expect(items.slice(1).map(({ reference }) => reference)).toEqual(
      Array.from({ length: 51 }, (_, at) => `No. ${51 - at}`),
    );
    expect((await call('GET', '/account/requests?after=x', who.id)).status).toBe(422);
  });

  it.each([
    ['the same office', 6, 6, 'office-change.same-office'],
    ['without an office', null, 7, 'office-change.no-office'],
    ['an office that is none', 6, 999, 'request.invalid'],
  ])('for %s is none', async (_what, now, wanted, code) => {
    expect((await ask(await taxpayer(now), wanted)).body.code).toBe(code);
  });

  it('is a matter of taxpayers', async () => {
    expect((await call('GET', '/account/requests')).status).toBe(401);
    expect((await call('GET', '/account/requests', await staff('Tax Officer'))).status).toBe(403);
    expect(
      (await call('POST', '/account/office-changes', (await taxpayer()).id, { taxOfficeId: 7, reason: 'x' })).status,
    ).toBe(422);
  });
});
