import type { DemandDetail } from '@portal/contracts';
import { createAskedProvider } from '../../../../testing/asked-provider.ts';
import { givenBill } from '../../../../testing/given.ts';
import { startModule } from '../../../../testing/module-app.ts';
import type { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { demandsModule } from '../index.ts';

type Db = Awaited<ReturnType<typeof createTestDatabase>>['db'];

/** The module with people of one office, and taxpayers who owe by returns they filed. */
export async function startDemands(db: Db) {
  const provider = createAskedProvider(db);
  const app = await startModule(db, new Date().toISOString(), (api, { clock }) => {
    const caseload = createCaseload({ db, clock });
    caseloadModule(api, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    demandsModule(api, { db, caseload, askAboutBill: (reference) => provider.asked(reference) });
  });
  const [officer, manager, director] = [
    await app.staffMember('Tax Officer'),
    await app.staffMember('Tax Office Manager'),
    await app.staffMember('Tax Office Director'),
  ];
  const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await db.$client.query<R>(text, [...values])).rows;

  /** A taxpayer of office 6. */
  async function given(): Promise<{ readonly id: string; readonly tpui: string }> {
    const id = await app.taxpayer();
    const [{ tpui } = { tpui: '' }] = await query<{ tpui: string }>('select tpui from users where id = $1', [id]);
    await query(`update taxpayers set home_office_id = 6, home_office_source = 'confirmed' where tpui = $1`, [tpui]);
    return { id, tpui };
  }

  /** By a return that was filed for a year, or of the law's half: due a month ago, or not yet. */
  async function owes(tpui: string, { kobo = 500_000, year = 2025, isDue = true, isOfLaw = false } = {}) {
    const bill = await givenBill(db, {
      ...{ tpui, lines: [kobo], issuedOn: isDue ? await dayFromToday(-40) : await dayFromToday(0) },
      dueAfterDays: 10,
    });
    if (isOfLaw) {
      await query(`select mark_law_bill($1, 'assessment', gen_random_uuid(), lagos_today())`, [bill.id]);
      return bill;
    }
    await query(
      `insert into filed_returns (tpui, kind, period_from, version, submission_id, content_digest, answers, changes, figures, lateness, tax_kobo,
         credit_kobo, balance_kobo, over_kobo, due_on, amendment_reason, declaration_version, is_for_another, filed_by, filed_at, bill_id, replaced_kobo)
       values ($1, 'direct-assessment', make_date($4, 1, 1), 1, gen_random_uuid(), '', '{}', '[]', '{}', '{}', $2, 0, $2, 0, lagos_today(), '', 1, false,
         (select id from users where tpui = $1), clock_timestamp(), $3, 0)`,
      [tpui, kobo, bill.id, year],
    );
    return bill;
  }
  const dayFromToday = async (days: number) =>
    (await query<{ day: string }>('select (lagos_today() + $1::int)::text as day', [days]))[0]?.day ?? '';

  const prepare = (tpui: string, billIds: readonly string[], as = officer) =>
    app.call('POST', '/demand-notices', { as, body: { tpui, billIds: [...billIds] } });
  const read = async (id: string, as = officer) =>
    (await app.call('GET', `/demand-notices/${id}`, { as })).json() as DemandDetail;
  const versionOf = async (id: string) =>
    (await query<{ version: number }>('select version from work_items where subject = $1', [`demand:${id}`]))[0]
      ?.version ?? 1;
  const move = async (id: string, made: string, as = manager, reason?: string) =>
    app.call('POST', `/demand-notices/${id}/moves`, {
      as,
      body: { move: made, caseVersion: await versionOf(id), ...(reason && { reason }) },
    });
  const serve = async (id: string, service: object = {}, as = officer) =>
    app.call('POST', `/demand-notices/${id}/service`, {
      as,
      body: { caseVersion: await versionOf(id), how: 'electronic', at: null, place: '', proof: '', ...service },
    });

  /** A notice for these bills, moved as far as asked. */
  async function demanded(
    tpui: string,
    billIds: readonly string[],
    until: 'prepared' | 'approved' | 'issued' | 'served',
  ) {
    const { id } = (await prepare(tpui, billIds)).json() as { id: string };
    const steps = ['approve', 'issue'].slice(0, { prepared: 0, approved: 1, issued: 2, served: 2 }[until]);
    for (const step of steps) {
      const made = await move(id, step);
      if (made.statusCode !== 200) throw new Error(`${step}: ${made.body}`);
    }
    if (until === 'served') {
      const made = await serve(id);
      if (made.statusCode !== 200) throw new Error(`serve: ${made.body}`);
    }
    return id;
  }

  /** Served so many days earlier than it was, as the owner of the database alone can say. */
  async function servedDaysAgo(owner: Db, id: string, days: number): Promise<void> {
    await owner.$client.query(`alter table demand_notices disable trigger demand_notices_guard`);
    await owner.$client.query(
      `update demand_notices set served_on = lagos_today() - $2::int, served_at = now() - make_interval(days => $2::int) where id = $1`,
      [id, days],
    );
    await owner.$client.query(`alter table demand_notices enable trigger demand_notices_guard`);
  }

  return {
    ...app,
    provider,
    officer,
    manager,
    director,
    query,
    given,
    owes,
    prepare,
    read,
    move,
    serve,
    demanded,
    servedDaysAgo,
    versionOf,
  };
}
