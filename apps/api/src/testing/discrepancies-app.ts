import type { DiscrepancyDetail, OwnDiscrepancy } from '@portal/contracts';
import { expect } from 'vitest';
import { createDeadlines } from '../modules/ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../modules/ground/caseload/index.ts';
import { assessmentsModule } from '../modules/work/assessments/index.ts';
import { discrepanciesModule } from '../modules/work/discrepancies/index.ts';
import { startReturns } from '../modules/work/returns/testing/returns-test-app.ts';
import type { ModuleWork } from '../platform/jobs/module-work.ts';
import { caseVersionOf } from './case-version-of.ts';
import { startModule } from './module-app.ts';
import type { createTestDatabase } from './test-database.ts';

/** The module with the returns and the PAYE it compares; people of one office. */
export async function startDiscrepancies({ db, owner }: Awaited<ReturnType<typeof createTestDatabase>>) {
  const parts: { work?: ModuleWork } = {};
  const app = await startModule(db, new Date().toISOString(), (server, { clock }) => {
    const caseload = createCaseload({ db, clock });
    caseloadModule(server, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    assessmentsModule(server, { db, clock, caseload });
    parts.work = discrepanciesModule(server, { db, clock, caseload });
  });
  const returns = await startReturns(db);
  const [officer, manager, director] = [
    await app.staffMember('Tax Officer'),
    await app.staffMember('Tax Office Manager'),
    await app.staffMember('Tax Office Director'),
  ];
  const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await db.$client.query<R>(text, [...values])).rows;

  /** A taxpayer of office 6 whom both apps know. */
  async function person(): Promise<{ readonly id: string; readonly tpui: string; readonly name: string }> {
    const id = await returns.taxpayer();
    const tpui = await returns.tpuiOf(id);
    app.signIn(id, 'Individual', { tpui });
    const [{ name } = { name: '' }] = await query<{ name: string }>(
      `update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = $1 returning name`,
      [tpui],
    );
    return { id, tpui, name };
  }

  /** An employer files October 2025 of somebody: gross and deducted in kobo. */
  async function employs(of: { tpui: string; name: string }, grossKobo: number, deductedKobo = 0): Promise<void> {
    const employer = await returns.taxpayer();
    const row = {
      ...{
        staffNumber: '1',
        name: of.name,
        taxId: of.tpui,
        stateId: 19,
        grossKobo,
        pensionKobo: 0,
        housingFundKobo: 0,
      },
      ...{ healthInsuranceKobo: 0, yearlyRentKobo: 0, deductedKobo },
    };
    const draft = await returns.call('PUT', '/paye/draft', { as: employer, body: { month: '2025-10', rows: [row] } });
    expect(draft.statusCode, draft.body).toBe(200);
    const { id, dueKobo, savedAt } = draft.json();
    const filing = { scheduleId: id, dueKobo, savedAt, declarationVersion: 1 };
    expect((await returns.call('POST', '/paye/filings', { as: employer, body: filing })).statusCode).toBe(200);
  }

  /** Their return of 2025: a shop alone, unless said. */
  async function files(id: string, answers: object = {}): Promise<void> {
    const shop = {
      ref: 'shop',
      name: 'Shop',
      kind: 'trade',
      incomeKobo: 500_000_000,
      costsKobo: 0,
      lossBroughtKobo: 0,
    };
    const opened = (await returns.open(id, { kind: 'direct-assessment', period: '2025' })).json();
    const reasons = Object.fromEntries(
      (opened.origins ?? []).map(({ path }: { path: string }) => [
        path.split('.').slice(0, 2).join('.'),
        'I was not paid it',
      ]),
    );
    const said = {
      kind: 'direct-assessment',
      period: '2025',
      answers: { livedHere: true, sources: [shop], ...answers },
      reasons,
    } as const;
    const filed = await returns.file(id, await returns.lookedAt(id, said));
    expect(filed.statusCode, filed.body).toBe(200);
  }

  const workOf = async (id: string) =>
    (await query<{ id: string }>('select id from work_items where subject = $1', [`discrepancy:${id}`]))[0]?.id ?? '';
  const versionOf = async (id: string) => caseVersionOf(db, await workOf(id));

  return {
    ...app,
    ...{ returns, officer, manager, director, query, person, employs, files, workOf },
    compare: () => parts.work?.periodic?.[0]?.run(new AbortController().signal),
    /** Another day: the comparison of this one is of yesterday, as the owner of the tables alone can say. */
    nextNight: () => owner.$client.query(`update return_comparisons set started_at = started_at - interval '1 day'`),
    found: (tpui: string) =>
      query<{
        id: string;
        rule: string;
        state: string;
        declared: number;
        found: number;
        effect: number;
        confidence: string;
      }>(
        `select id, rule, state, declared_kobo::float8 as declared, found_kobo::float8 as found, effect_kobo::float8 as effect, confidence
           from discrepancies where tpui = $1 order by rule`,
        [tpui],
      ),
    detail: async (id: string, as = officer) =>
      (await app.call('GET', `/discrepancies/${id}`, { as })).json() as DiscrepancyDetail,
    own: async (id: string, as: string) =>
      (await app.call('GET', `/cases/discrepancies/${id}`, { as })).json() as OwnDiscrepancy,
    ask: async (id: string, as = manager, more: object = {}) =>
      app.call('POST', `/discrepancies/${id}/query`, {
        as,
        body: { caseVersion: await versionOf(id), question: 'Why is your pay not in the return?', days: 7, ...more },
      }),
    explain: (id: string, as: string, text = 'I left that employer in January') =>
      app.call('POST', `/cases/discrepancies/${id}/explanation`, { as, body: { text } }),
    assess: async (id: string, as = officer) =>
      app.call('POST', `/discrepancies/${id}/assessment`, {
        as,
        body: { caseVersion: await versionOf(id), reason: 'The employer’s books show the pay' },
      }),
    move: async (id: string, move: string, as: string, reason = 'As the papers say') =>
      app.call('POST', `/work/${await workOf(id)}/moves`, {
        as,
        body: { move, reason, caseVersion: await versionOf(id) },
      }),
    /** The question was asked so many days ago, as the owner of the tables alone can say. */
    askedDaysAgo: (id: string, days: number) =>
      owner.$client.query(
        `do $$ begin alter table discrepancies disable trigger discrepancies_guard;
           update discrepancies set queried_at = queried_at - interval '${days} days', answer_by = answer_by - ${days} where id = '${id}';
           alter table discrepancies enable trigger discrepancies_guard; end $$`,
      ),
  };
}
