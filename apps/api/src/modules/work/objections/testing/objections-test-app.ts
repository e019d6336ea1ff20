import type { ObjectionDetail, OwnObjection } from '@portal/contracts';
import { expect } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { objectionsModule } from '../index.ts';

export const fiveItems = {
  issues: [{ text: 'Refunds to guests were counted as sales', valueKobo: 60_000_000 }],
  amendment: 'The tax should be what my books say',
  justification: 'The papers of the bank show each refund',
  incomeKobo: 2_080_000_000,
  admittedKobo: 40_000_000,
  isTrue: true,
};

/** The module with the cases it moves. */
export async function startObjections(db: Database) {
  const parts: { work?: ModuleWork } = {};
  const app = await startModule(db, new Date().toISOString(), (server, { clock }) => {
    const caseload = createCaseload({ db, clock });
    caseloadModule(server, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    parts.work = objectionsModule(server, { db, clock, caseload, askAboutBill: async () => {} });
  });
  const caseOf = async (id: string) =>
    (await db.$client.query<{ id: string }>('select id from work_items where subject = $1', [`objection:${id}`]))
      .rows[0]?.id ?? '';
  const lodge = (assessment: string, as: string, more: object = {}) =>
    app.call('POST', '/account/objections', { as, body: { ...fiveItems, assessment, ...more } });
  const move = async (id: string, made: string, as: string, reason = 'As the papers show') =>
    app.call('POST', `/work/${await caseOf(id)}/moves`, {
      as,
      body: { move: made, reason, caseVersion: await caseVersionOf(db, await caseOf(id)) },
    });
  const propose = async (id: string, as: string, body: object) =>
    app.call('POST', `/objections/${id}/proposal`, {
      as,
      body: {
        reasons: 'The refunds are shown by the bank',
        caseVersion: await caseVersionOf(db, await caseOf(id)),
        ...body,
      },
    });
  return {
    ...app,
    caseOf,
    lodge,
    move,
    propose,
    follow: () => parts.work?.periodic?.[0]?.run(new AbortController().signal),
    async lodged(assessment: string, as: string, more: object = {}): Promise<OwnObjection> {
      const answer = await lodge(assessment, as, more);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    own: async (id: string, as: string) =>
      (await app.call('GET', `/account/objections/${id}`, { as })).json() as OwnObjection,
    detail: async (id: string, as: string) =>
      (await app.call('GET', `/objections/${id}`, { as })).json() as ObjectionDetail,
    /** Of the bills of an objection, by reference: how they stand and from when they may be demanded. */
    async billOf(reference: string | undefined) {
      const { rows } = await db.$client.query(
        `select b.standing, l.demandable_from as "from", l.released_at is not null as "isReleased", b.total_kobo::float8 as kobo
           from bills b join law_bills l on l.bill_id = b.id where b.reference = $1`,
        [reference],
      );
      return rows[0];
    },
  };
}

/** Somebody of an office, by which lodging goes to it. */
export async function givenHome(owner: Database, tpui: string): Promise<void> {
  await owner.$client.query(
    `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = $1`,
    [tpui],
  );
}

/** So many days have gone by since it was lodged: nobody but the owner of the tables can say so. */
export async function daysGoBy(owner: Database, id: string, days: number): Promise<void> {
  await owner.$client.query(
    `do $$ begin
       alter table objections disable trigger objections_guard;
       update objections set lodged_at = lodged_at - interval '${days} days', lodged_on = lodged_on - ${days}, last_day = last_day - ${days} where id = '${id}';
       alter table objections enable trigger objections_guard;
     end $$`,
  );
}
