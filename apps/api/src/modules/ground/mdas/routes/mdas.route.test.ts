import { describe, expect, it } from 'vitest';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createCaseload } from '../../caseload/index.ts';
import { mdasModule } from '../index.ts';

const { db } = await createTestDatabase();
const clock = { now: () => new Date('2026-11-23T09:00:00Z') };
const { call, staffMember, audited } = await startModule(db, '2026-11-23T09:00:00Z', (app) =>
  mdasModule(app, { db, clock, caseload: createCaseload({ db, clock }) }),
);
const admin = await staffMember('Admin');
const chief = await staffMember('SuperAdmin');
const post = (path: string, body: object, as = admin) => call('POST', path, { as, body });
const mda = async () => (await call('GET', '/mdas/1', { as: admin })).json();

describe('an MDA', () => {
  it('is registered with a code nobody has, by the SuperAdmin alone', async () => {
    const created = await post('/mdas', { code: 'KADSEMA', name: 'Emergency Management Agency' }, chief);
    expect(created.statusCode).toBe(200);
    const { id } = created.json();
    expect((await call('GET', `/mdas/${id}`, { as: admin })).json()).toMatchObject({
      ...{ code: 'KADSEMA', name: 'Emergency Management Agency', heads: [], people: [], targets: [] },
    });
    expect((await audited(`mda:${id}`)).map(({ action }) => action)).toEqual(['mda.created']);
    const taken = await post('/mdas', { code: 'KADSEMA', name: 'Another one' }, chief);
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'mda.code-taken']);
    expect((await post('/mdas', { code: 'small', name: 'Another one' }, chief)).statusCode).toBe(422);
    expect((await post('/mdas', { code: 'OTHER', name: 'Another one' }, admin)).statusCode).toBe(403);
    expect((await post('/mdas', { code: 'OTHER', name: 'Another one' }, '')).statusCode).toBe(401);
    const { rows } = await db.$client.query('select count(*)::int as n from mdas where id >= $1', [id]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('has another name when a SuperAdmin says so, and the log has both', async () => {
    const rename = (as: string, id = 7, name = 'Ministry of Works and Housing') =>
      call('PUT', `/mdas/${id}`, { as, body: { name } });
    const before = (await call('GET', '/mdas/7', { as: admin })).json().name;
    expect((await rename(admin)).statusCode).toBe(403);
    expect((await rename(chief, 7, 'x')).statusCode).toBe(422);
    expect((await rename(chief, 9999)).statusCode).toBe(404);
    expect((await rename(chief)).statusCode).toBe(200);
    expect((await call('GET', '/mdas/7', { as: admin })).json().name).toBe('Ministry of Works and Housing');
    expect((await audited('mda:7')).map(({ action }) => action)).toEqual(['mda.renamed']);
    const { rows } = await db.$client.query(`select detail from audit_log where action = 'mda.renamed'`);
    expect(rows).toMatchObject([{ detail: { from: before, to: 'Ministry of Works and Housing' } }]);
  });

  it('is seen by its own people with the newest target of the year, by nobody else', async () => {
    const clerk = await staffMember('MDA User', 6, 5);
    const own = async () => (await call('GET', '/mdas/own', { as: clerk })).json();
    expect(await own()).toMatchObject({ id: 5, target: null, people: [{ name: 'Ladi MDA User' }] });
    for (const [version, month, kobo] of [
      [1, null, 900_00],
      [2, 1, 500_00],
      [2, 2, 700_00],
    ])
      await db.$client.query(
        `insert into revenue_targets (year, mda_id, month, kobo, version, source, entered_by) values (2026, 5, $1, $2, $3, 'Law', 'test')`,
        [month, kobo, version],
      );
    expect((await own()).target).toEqual({ year: 2026, version: 2, kobo: 1_200_00, source: 'Law' });
    expect((await call('GET', '/mdas/own', { as: chief })).statusCode).toBe(403);
    expect((await call('GET', '/mdas/own')).statusCode).toBe(401);
  });
});

it('shows the targets that were entered, the newest version first', async () => {
  const enter = (version: number, kobo: number) =>
    db.$client.query(
      `insert into revenue_targets (year, mda_id, kobo, version, source, entered_by) values (2027, 1, $2, $1, 'Budget 2027', $3)`,
      [version, kobo, `user:${chief}`],
    );
  await enter(1, 500_000_00);
  await enter(2, 600_000_00);
  expect((await mda()).targets).toMatchObject([
    { year: 2027, version: 2, parts: [{ month: null, kobo: 600_000_00 }], enteredBy: 'Ladi SuperAdmin' },
    { year: 2027, version: 1, parts: [{ month: null, kobo: 500_000_00 }], source: 'Budget 2027' },
  ]);
});
