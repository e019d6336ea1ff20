import { describe, expect, it } from 'vitest';
import { becomeReader, readerOf } from '../../../platform/scope/read-as.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { remindEmployers } from './data/remind-employers.ts';
import { payeRow, startPaye } from './testing/paye-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startPaye(db);
const { clock } = app;
const officer = await app.staffMember('Tax Officer');
const elsewhere = await app.staffMember('Tax Officer', 7);
const admin = await app.staffMember('Admin');

const row = (staffNumber: string, grossKobo = 10_000_000, change: object = {}) =>
  payeRow({ staffNumber, name: `Employee ${staffNumber}`, grossKobo, ...change });
const all = async (query: string, ...values: unknown[]) => (await db.$client.query(query, values)).rows;

/** Of office 6. */
async function employer() {
  const id = await app.taxpayer();
  const { rows } = await owner.$client.query<{ tpui: string }>(
    `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where user_id = $1 returning tpui`,
    [id],
  );
  return { id, tpui: rows[0]?.tpui ?? '' };
}
const { filed } = app;
const filing = (as: string, tpui: string, month = '2026-10') =>
  app.call('GET', `/paye/employers/${tpui}/months/${month}`, { as });
const ask = (as: string, scheduleId: string, staffNumber: string | null = '1') =>
  app.call('POST', '/paye/queries', { as, body: { scheduleId, staffNumber, text: 'Why did this pay double?' } });
const answer = (as: string, id: string) =>
  app.call('POST', `/paye/queries/${id}/answers`, { as, body: { text: 'It was a bonus of the year' } });
const own = async (as: string) => (await app.call('GET', '/paye/queries?month=2026-10', { as })).json();
const move = async (as: string, id: string, name: string) => {
  const [work] = await all(`select id from work_items where subject = $1`, `paye-query:${id}`);
  return app.call('POST', `/work/${work.id}/moves`, {
    as,
    body: { caseVersion: await caseVersionOf(db, work.id), move: name, reason: 'We looked at it again' },
  });
};

describe('what changed since the month before', () => {
  it('names who came, went, earns a third more or less, or lacks tax; of a first month nobody is new', async () => {
    const { id } = await employer();
    const first = await filed(id, '2026-09', [row('1'), row('2'), row('3'), row('4'), row('5')]);
    expect(first).toMatchObject({ comparedWith: null, changes: [] });
    const second = await filed(id, '2026-10', [
      ...[row('1'), row('2', 13_333_334), row('3', 6_666_666), row('5', 13_333_333, { deductedKobo: 0 }), row('6')],
    ]);
    expect(second.comparedWith).toBe('2026-09');
    expect(
      second.changes.map(({ staffNumber, signs }: { staffNumber: string; signs: string[] }) => [staffNumber, ...signs]),
    ).toEqual([
      ['4', 'gone'],
      ['6', 'new'],
      ['2', 'up'],
      ['3', 'down'],
      ['5', 'no-tax'],
    ]);
  });
});

describe('an office', () => {
  it('reads what its employers filed, never a draft; each reading is noted', async () => {
    const { id, tpui } = await employer();
    await app.call('PUT', '/paye/draft', { as: id, body: { month: '2026-10', rows: [row('1')] } });
    expect((await filing(officer, tpui)).json()).toMatchObject({ tpui, schedule: null, queries: [] });
    const { id: scheduleId } = await filed(id, '2026-10', [row('1')]);
    for (const reader of [officer, admin])
      expect((await filing(reader, tpui)).json().schedule).toMatchObject({ id: scheduleId, state: 'filed' });
    expect(await all('select actor from activity_log where subject = $1', `paye:${scheduleId}`)).toEqual([
      { actor: `user:${officer}` },
      { actor: `user:${admin}` },
    ]);
    expect((await filing(elsewhere, tpui)).json()).toMatchObject({ code: 'paye.not-found' });
    expect((await filing(officer, 'KD-0000-0000-00')).statusCode).toBe(404);
    expect((await filing(id, tpui)).statusCode).toBe(403);
  });

  it('has months in the report by its own policy of the database as well, drafts in none', async () => {
    const { id, tpui } = await employer();
    await filed(id, '2026-09', [row('1')]);
    await app.call('PUT', '/paye/draft', { as: id, body: { month: '2026-10', rows: [row('1')] } });
    const months = async (taxOfficeId: number) => {
      const client = await db.$client.connect();
      try {
        await client.query('begin');
        const scope = { kind: 'tax-offices', taxOfficeId, name: '', reach: 'own' } as const;
        await becomeReader(client, readerOf(scope), 5_000);
        const { rows } = await client.query(
          'select month, status, payment, employees, open_queries from reading.paye_months where tpui = $1 order by month',
          [tpui],
        );
        await expect(client.query('select from paye_rows')).rejects.toMatchObject({ code: '42501' });
        return rows;
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    expect((await months(6)).slice(0, 2)).toMatchObject([
      { month: '2026-09', payment: 'unpaid', employees: 1, open_queries: 0 },
      { month: '2026-10', payment: null, employees: 0, open_queries: 0 },
    ]);
    expect(await months(7)).toEqual([]);
  });
});

describe('a question about a row', () => {
  it('is told to the employer, answered in place, asked again and settled', async () => {
    const { id, tpui } = await employer();
    const { id: scheduleId } = await filed(id, '2026-10', [row('1')]);
    const { id: query } = (await ask(officer, scheduleId)).json();
    expect(await all(`select kind, path from notices where user_id = $1 and kind = 'paye.asked'`, id)).toEqual([
      { kind: 'paye.asked', path: '/user/paye-manager?month=2026-10' },
    ]);
    expect(await own(id)).toMatchObject([
      { id: query, staffNumber: '1', employee: 'Employee 1', state: 'asked', words: [{ side: 'office' }] },
    ]);
    expect((await answer(await app.taxpayer(), query)).json()).toMatchObject({ code: 'paye.not-found' });
    expect((await answer(id, query)).json()).toMatchObject({ state: 'answered' });
    expect((await answer(id, query)).json()).toMatchObject({ code: 'work.not-from-here' });
    expect(await all(`select kind from notices where user_id = $1 and kind = 'paye.answered'`, officer)).toHaveLength(
      1,
    );
    expect((await move(officer, query, 'again')).statusCode).toBe(200);
    expect((await answer(id, query)).statusCode).toBe(200);
    expect((await move(elsewhere, query, 'settle')).statusCode).toBe(404);
    expect((await move(officer, query, 'settle')).json()).toMatchObject({ code: 'work.same-person' });
    expect((await move(await app.staffMember('Tax Officer'), query, 'settle')).statusCode).toBe(200);
    const read = (await app.call('GET', `/paye/queries/${query}`, { as: officer })).json();
    expect(read).toMatchObject({ tpui, state: 'settled', line: { staffNumber: '1', lawKobo: 500_000 } });
    expect(read.words.map(({ side }: { side: string }) => side)).toEqual(['office', 'employer', 'office', 'employer']);
    expect((await app.call('GET', `/paye/queries/${query}`, { as: elsewhere })).statusCode).toBe(404);
  });

  it.each([
    ['of another office', (scheduleId: string) => ask(elsewhere, scheduleId), 404],
    ['about a row that is not there', (scheduleId: string) => ask(officer, scheduleId, '99'), 404],
    ['by an administrator', (scheduleId: string) => ask(admin, scheduleId), 403],
    [
      'without words',
      (scheduleId: string) =>
        app.call('POST', '/paye/queries', { as: officer, body: { scheduleId, staffNumber: null, text: ' ' } }),
      422,
    ],
  ])('%s is refused, and nothing is asked', async (_what, act, status) => {
    const { id } = await employer();
    const { id: scheduleId } = await filed(id, '2026-10', [row('1')]);
    expect((await act(scheduleId)).statusCode).toBe(status);
    expect(await own(id)).toEqual([]);
  });

  it('about a draft is refused', async () => {
    const { id } = await employer();
    const draft = (
      await app.call('PUT', '/paye/draft', { as: id, body: { month: '2026-10', rows: [row('1')] } })
    ).json();
    expect((await ask(officer, draft.id)).statusCode).toBe(404);
  });
});

describe('an employer', () => {
  it('is reminded a week and a day before the tenth, and when a month is late, each once', async () => {
    const { id } = await employer();
    await filed(id, '2026-09', [row('1')]);
    const told = async (now: string) => {
      app.setNow(now);
      await remindEmployers({ db, clock });
      await remindEmployers({ db, clock });
      const notices = await all(
        `select kind, facts ->> 'day' as day from notices where user_id = $1 and kind in ('paye.due', 'paye.late') order by id`,
        id,
      );
      return notices.map(({ kind, day }) => `${kind} ${day}`);
    };
    const due = 'paye.due 2026-11-10';
    expect(await told('2026-11-02T08:00:00Z')).toEqual([]);
    expect(await told('2026-11-03T08:00:00Z')).toEqual([due]);
    expect(await told('2026-11-09T08:00:00Z')).toEqual([due, due]);
    expect(await told('2026-11-12T08:00:00Z')).toEqual([due, due]);
    expect(await told('2026-11-13T08:00:00Z')).toEqual([due, due, 'paye.late 2026-11-10']);
    await filed(id, '2026-10', [row('1')]);
    expect(await told('2026-11-20T08:00:00Z')).toHaveLength(3);
  });
});
