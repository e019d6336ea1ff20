import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { payeRow as row, startPaye } from './testing/paye-test-app.ts';

const { db } = await createTestDatabase();
const app = await startPaye(db, '2027-01-20T08:00:00Z');
const post = (as: string, path: string, body: object) => app.call('POST', path, { as, body });
const declared = async (table: 'paye_schedules' | 'paye_returns', as: string) =>
  (
    await db.$client.query(
      `select declaration_version as version, filed_by as by, filed_at as at from ${table} where filed_by = $1 order by filed_at`,
      [as],
    )
  ).rows;
const at = new Date('2027-01-20T08:00:00Z');

/** Without it, of a wording that is none of ours, and as if a tick were enough. */
const without = [{}, { declarationVersion: 0 }, { declarationVersion: 2 }, { declarationVersion: true }];

describe('whoever files declares that it is true', () => {
  it('of a month: nothing is filed without it, and who declared which wording when is kept', async () => {
    const employer = await app.taxpayer();
    const { id, dueKobo, savedAt } = (await app.save(employer, '2026-12', [row()])).json();
    const body = { scheduleId: id, dueKobo, savedAt };
    for (const missing of without) {
      const refused = await post(employer, '/paye/filings', { ...body, ...missing });
      expect([refused.statusCode, Object.keys(refused.json().fieldErrors)]).toEqual([422, ['declarationVersion']]);
    }
    expect(await declared('paye_schedules', employer)).toEqual([]);
    expect((await post(employer, '/paye/filings', { ...body, declarationVersion: 1 })).statusCode).toBe(200);
    expect(await declared('paye_schedules', employer)).toEqual([{ version: 1, by: employer, at }]);
    const { rows } = await db.$client.query(`select detail from audit_log where action = 'paye.filed' and actor = $1`, [
      `user:${employer}`,
    ]);
    expect(rows).toMatchObject([{ detail: { declarationVersion: 1 } }]);
  });

  it('of a month in which nobody was paid, and of a year', async () => {
    const employer = await app.taxpayer();
    const year = { year: 2026, employees: 0, dueKobo: 0, signedAs: 'owner', projectedKobo: 0 };
    for (const missing of without) {
      expect((await post(employer, '/paye/filings/nil', { month: '2026-12', ...missing })).statusCode).toBe(422);
      expect((await post(employer, '/paye/returns', { ...year, ...missing })).statusCode).toBe(422);
    }
    expect(await declared('paye_schedules', employer)).toEqual([]);
    const nil = await post(employer, '/paye/filings/nil', { month: '2026-12', declarationVersion: 1 });
    expect(nil.statusCode).toBe(200);
    expect((await post(employer, '/paye/returns', { ...year, declarationVersion: 1 })).statusCode).toBe(200);
    expect(await declared('paye_schedules', employer)).toEqual([{ version: 1, by: employer, at }]);
    expect(await declared('paye_returns', employer)).toEqual([{ version: 1, by: employer, at }]);
  });

  it('whoever writes to the database', async () => {
    const employer = await app.taxpayer();
    const { id } = (await app.save(employer, '2026-12', [row({ stateId: 1 })])).json();
    const file = `update paye_schedules set state = 'filed', filed_by = saved_by, filed_at = now() where id = $1`;
    await expect(db.$client.query(file, [id])).rejects.toMatchObject({ constraint: 'paye_schedules_declared' });
    await post(employer, '/paye/filings/nil', { month: '2026-11', declarationVersion: 1 });
    await expect(
      db.$client.query(
        `insert into paye_returns (tpui, year, version, employees, gross_kobo, deducted_kobo, law_kobo, due_kobo, projected_kobo, signed_as, filed_by, filed_at)
         select tpui, 2026, 1, 0, 0, 0, 0, 0, 0, 'owner', id, now() from users where id = $1`,
        [employer],
      ),
    ).rejects.toMatchObject({ constraint: 'paye_returns_declared' });
  });

  it('looks at the sum in words of their own language first', async () => {
    const employer = await app.taxpayer();
    const rows = [row({ deductedKobo: 1_200_050 })];
    await app.save(employer, '2026-12', rows);
    const inWords = async (path: string, language: 'en' | 'ha') =>
      (await app.call('GET', path, { as: employer, language })).json();
    expect((await inWords('/paye/schedule?month=2026-12', 'en')).schedule.toBillInWords).toBe(
      'Twelve Thousand Naira And Fifty Kobo Only',
    );
    expect((await inWords('/paye/schedule?month=2026-12', 'ha')).schedule.toBillInWords).toMatch(/^Naira dubu/);
    await app.filed(employer, '2026-12', rows);
    expect((await inWords('/paye/return?year=2026', 'en')).dueInWords).toBe(
      'Twelve Thousand Naira And Fifty Kobo Only',
    );
  });
});
