import { reports, taxpayerRoles } from '@portal/contracts';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { createReadAs, type ReadAs } from '../../../platform/scope/read-as.ts';
import { givenClearance } from '../../../testing/given-clearance.ts';
import { givenCoverage } from '../../../testing/given-coverage.ts';
import { givenDemand } from '../../../testing/given-demand.ts';
import { givenDiscrepancy } from '../../../testing/given-discrepancy.ts';
import { givenEnforcement } from '../../../testing/given-enforcement.ts';
import { givenFiledReturn } from '../../../testing/given-filed-return.ts';
import { givenFollowedLead } from '../../../testing/given-followed-lead.ts';
import { givenLead } from '../../../testing/given-lead.ts';
import { givenPartnerRequest } from '../../../testing/given-partner-request.ts';
import { givenPenalty } from '../../../testing/given-penalty.ts';
import { givenReminder } from '../../../testing/given-reminders.ts';
import { givenObjection } from '../../../testing/given-served-assessment.ts';
import { givenShare } from '../../../testing/given-share.ts';
import { givenTip } from '../../../testing/given-tip.ts';
import { givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { readReport } from './data/read-report.ts';
import { reportingModule } from './reporting.module.ts';
import { reportBindings } from './routes/reports.route.ts';
import { type Reader, scopes, startReporting, today } from './testing/reporting-test-app.ts';

// The first lock is taken off, but to hold both answers against each other: no list says whose rows it wants.
const locks = vi.hoisted(() => ({ isFirstOn: false }));
vi.mock('../../../platform/scope/own-rows.ts', async (original) => {
  const { ownRows } = await original<typeof import('../../../platform/scope/own-rows.ts')>();
  return { ownRows: (...given: Parameters<typeof ownRows>) => (locks.isFirstOn ? ownRows(...given) : undefined) };
});
// Files that run in this process after this one have the modules with this mock in them: the lock is put back on.
afterAll(() => {
  locks.isFirstOn = true;
});

const { db, owner, url } = await createTestDatabase();
const { read } = await startReporting(db, url, reportingModule);
const readAs = createReadAs(db);
// Whose rows they are is asked here, with the first lock off and no statistics: not whether a list has them in five seconds.
const reader = {
  readAs: ((scope, work) => readAs(scope, work, { timeoutMs: 120_000 })) satisfies ReadAs,
  clock: { now: () => today },
};
const wholeTime = 'minDate=2025-01-01&maxDate=2026-12-31';

const own: Readonly<Partial<Record<Reader, string>>> = {
  'MDA User': 'mda_id = 1',
  'Tax Officer': 'tax_office_id = 8',
  'Tax Office Director': 'true',
  'Expert System': 'expert_system_id = 1',
  SuperAdmin: 'true',
};

/** What the demonstration has none of: confirmed home offices, and employers who file, one of the officer's office and one of another. */
async function givenFilings() {
  await db.$client.query(
    `update taxpayers t set home_office_source = 'confirmed',
       home_office_id = case when o.n % 2 = 0 then 8 else (select min(id) from tax_offices where id <> 8) end
     from (select tpui, row_number() over (order by tpui) as n from taxpayers) o where o.tpui = t.tpui`,
  );
  const by = await givenUser(db, { roles: ['Corporate'] });
  await db.$client.query(
    `with payers as (
       (select tpui from taxpayers where home_office_id = 8 limit 1) union all (select tpui from taxpayers where home_office_id <> 8 limit 1)
     ), draft as (
       insert into paye_schedules (tpui, month, version, employees, before_kobo, saved_by, saved_at)
       select tpui, '2026-09-01', 1, 1, 0, $1, now() from payers returning id
     )
     insert into paye_rows (schedule_id, position, staff_number, name, tax_id, state_id, gross_kobo, pension_kobo, housing_fund_kobo,
       health_insurance_kobo, yearly_rent_kobo, deducted_kobo, law_kobo, due_kobo)
     select id, 1, '1', 'Employee', '', (select min(id) from states), 0, 0, 0, 0, 0, 0, 0, 0 from draft`,
    [by],
  );
  await db.$client.query(
    `update paye_schedules set state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = now()`,
  );
  await db.$client.query(
    `with payers as (
       (select tpui from taxpayers where home_office_id = 8 limit 1) union all (select tpui from taxpayers where home_office_id <> 8 limit 1)
     ), draft as (
       insert into withholding_schedules (tpui, month, version, payer, payments, gross_kobo, before_kobo, saved_by, saved_at)
       select tpui, '2026-09-01', 1, 'company', 1, 100, 0, $1, now() from payers returning id
     )
     insert into withholding_rows (schedule_id, position, name, tax_id, payee, transaction, state_id, invoice, gross_kobo, deducted_kobo,
       rate_ppm, is_doubled, law_kobo, due_kobo)
     select id, 1, 'A company', '', 'resident-company', 'other-services', (select min(id) from states), '', 100, 0, 0, false, 0, 0 from draft`,
    [by],
  );
  await db.$client.query(
    `update withholding_schedules set state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = now()`,
  );
  const { rows } = await db.$client.query<{ tpui: string }>(
    `(select tpui from taxpayers where home_office_id = 8 limit 1) union all (select tpui from taxpayers where home_office_id <> 8 limit 1)`,
  );
  for (const { tpui } of rows)
    await givenFiledReturn(db, {
      ...{ tpui, by, periodFrom: '2026-09-01' },
      ...{ dueOn: '2026-10-20', filedOn: '2026-10-12' },
    });
}
await givenFilings();
const superuserUrl = Object.assign(new URL(inject('postgres').superuserUrl), { pathname: new URL(url).pathname }).href;

/** And assessments with objections, penalties and demand notices: of the officer’s office, and of another. */
const { rows: owing } = await db.$client.query<{ tpui: string; officeId: number }>(
  `(select tpui, home_office_id as "officeId" from taxpayers where home_office_id = 8 order by tpui limit 1)
   union all (select tpui, home_office_id from taxpayers where home_office_id <> 8 order by tpui limit 1)`,
);
for (const one of owing) {
  const by = await givenUser(db, { roles: ['Tax Officer'] });
  await givenDemand(db, { ...one, by });
  await givenEnforcement({ db, owner }, { ...one, by });
  await givenObjection(db, { ...one, lodgedBy: by });
  await givenClearance(db, { ...one, askedBy: by });
  await givenPenalty(db, { ...one, month: '2025-05-01' });
  const filed = { tpui: one.tpui, by, periodFrom: '2025-08-01', dueOn: '2025-09-20', filedOn: '2025-09-12' };
  await givenDiscrepancy(db, { ...one, returnId: await givenFiledReturn(db, filed) });
  const other = await givenUser(db, { roles: ['Tax Office Director'] });
  await givenLead(db, { by, other, officeId: one.officeId });
  await givenFollowedLead({ db, owner }, { ...one, by, other, endedOn: '2026-01-05' });
  await givenTip(db, { officeId: one.officeId });
  await givenCoverage(superuserUrl, one.officeId);
  await givenReminder(db, { ...one, by: other, writtenBy: by });
}

/** Calls of the reader's expert system, and of another one. */
const asking = await givenUser(db, { roles: ['Expert System'] });
for (const expertSystemId of [1, 2])
  await givenPartnerRequest(db, { expertSystemId, by: asking, at: '2026-11-02T09:00:00Z' });

/** And shares of both. */
const approving = await givenUser(db, { roles: ['SuperAdmin'] });
for (const expertSystemId of [1, 2]) await givenShare(db, { expertSystemId, by: asking, other: approving });

const scopedReaders = ['MDA User', 'Tax Officer', 'Tax Office Director', 'Expert System'] as const;
const readersOf = ({ access }: { readonly access: readonly string[] }) =>
  scopedReaders.filter((role) => access.includes(role));
const isOfTaxpayers = ({ access }: { readonly access: readonly string[] }) =>
  access.every((role) => taxpayerRoles.some((own) => own === role));
const staffBindings = reportBindings.filter(([report]) => !isOfTaxpayers(report));
/** Of names that everybody may read: whose the sums beside them are is what policies decide. */
const ofNames: readonly string[] = ['revenue-heads', 'tax-offices', 'mdas', 'expert-systems'];
const scopedBindings = staffBindings.filter(([report]) => readersOf(report).length > 0);

/** As a reader of the database, whatever the endpoint says of roles. */
async function answerOf([report, binding]: (typeof reportBindings)[number], role: Reader) {
  const asked = { criteria: '', minDate: '2025-01-01', maxDate: '2026-12-31' };
  const sorted = { pageNumber: 1, pageSize: 200, sortField: report.sorts[0], sortOrder: 'desc' as const };
  const { totalRecords, totals, data } = await readReport(
    reader,
    binding,
    { ...asked, ...sorted } as never,
    scopes[role],
  );
  return { totalRecords, totals, ids: data.map((row: { id: unknown }) => row.id) };
}

async function withBothLocks<T>(read: () => Promise<T>): Promise<T> {
  locks.isFirstOn = true;
  try {
    return await read();
  } finally {
    locks.isFirstOn = false;
  }
}

describe('every report of the registry', () => {
  it('is one of those below', () => {
    expect(reportBindings.map(([{ id }]) => id)).toEqual(reports.map(({ id }) => id));
    // Of one taxpayer: own-rows-of-taxpayers.test.ts.
    expect(reports.filter(isOfTaxpayers).map(({ id }) => id)).toEqual([
      'own-invoices',
      'own-receipts',
      'own-attempts',
      'own-statement',
    ]);
  });

  it.each(scopedBindings.filter(([{ id }]) => !ofNames.includes(id)).map((one) => [one[0].id, one] as const))(
    '%s has the same rows for each reader without the list saying whose',
    async (_id, one) => {
      const counts = [];
      for (const role of readersOf(one[0])) {
        const both = await withBothLocks(() => answerOf(one, role));
        expect([role, await answerOf(one, role)]).toEqual([role, both]);
        counts.push(both.totalRecords);
      }
      // There is something to see, and something that is not for everybody.
      expect(Math.max(...counts)).toBeGreaterThan(0);
      // Tips are for Managers and Directors: the Director of this test reads those of all offices.
      if (readersOf(one[0]).some((role) => own[role] !== 'true'))
        expect((await answerOf(one, 'SuperAdmin')).totalRecords).toBeGreaterThan(Math.min(...counts));
    },
  );

  it.each(scopedBindings.filter(([{ id }]) => ofNames.includes(id)).map((one) => [one[0].id, one] as const))(
    '%s adds up nothing of anybody else’s without the list saying whose',
    async (_id, one) => {
      for (const role of readersOf(one[0])) {
        const both = await withBothLocks(() => answerOf(one, role));
        expect([role, (await answerOf(one, role)).totals]).toEqual([role, both.totals]);
        expect(Object.values(both.totals ?? {}).some((sum) => sum > 0)).toBe(true);
      }
    },
  );

  it.each(
    staffBindings
      .filter(([report]) => readersOf(report).length === 0)
      .filter(([{ id }]) => !ofNames.includes(id))
      .map((one) => [one[0].id, one] as const),
  )('%s is for the state alone: the database has nothing of it for anybody else', async (_id, one) => {
    for (const role of scopedReaders)
      expect([role, await answerOf(one, role).catch(({ code }) => code)]).toEqual([role, '42501']);
  });
});

describe('row-level security alone', () => {
  it.each(Object.entries(own) as [Reader, string][])(
    'shows %s their own rows and no others',
    async (role, condition) => {
      for (const [report, table] of [
        ['invoices', 'bills'],
        ['collections', 'collection_lines'],
      ]) {
        const { rows } = await db.$client.query<{ count: number }>(
          `select count(*)::int as count from ${table} where ${condition}`,
        );
        const answer = await read(`/reports/${report}?${wholeTime}`, role);
        expect([report, answer.totalRecords]).toEqual([report, rows[0]?.count]);
      }
    },
  );

  it.each(['MDA User', 'Tax Officer', 'Expert System'] as const)(
    'finds nothing of anybody else by name, RRR or receipt number for %s',
    async (role) => {
      const { rows } = await db.$client.query<{ name: string; rrr: string; receipt: string; reference: string }>(
        `select b.payer_last_name || ' ' || b.payer_first_name as name, i.provider_ref as rrr, r.receipt_number as receipt, b.reference
       from bills b join receipts r on r.bill_id = b.id join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id
       where not (${own[role]}) and i.provider = 'remita' and b.payer_category_id = 1 limit 20`,
      );
      expect(rows.length).toBe(20);
      for (const { name, rrr, receipt, reference } of rows)
        for (const criteria of [name, rrr, receipt, reference]) {
          const answer = await read(`/reports/invoices?${wholeTime}&criteria=${encodeURIComponent(criteria)}`, role);
          const { rows: mine } = await db.$client.query<{ count: number }>(
            `select count(*)::int as count from bills where reference = any ($1) and ${own[role]}`,
            [answer.data.map((row: { billReference: string }) => row.billReference)],
          );
          expect(answer.data.length).toBe(mine[0]?.count);
        }
    },
  );
});

/** A connection as one of the readers. */
async function asReader<T>(
  reader: string,
  settings: Readonly<Record<string, string>>,
  work: (query: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, true)', [name, value]);
    await client.query(`set local role portal_read_${reader}`);
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
const readers = ['state', 'totals', 'mda', 'offices', 'expert_system', 'taxpayer'] as const;

/** Names for ids, opening nobody's matters: every reader may see all of them. */
const names = [
  'engine_codes',
  'industries',
  'lgas',
  'mda_counters',
  'mdas',
  'payment_channels',
  'payment_gateways',
  'revenue_heads',
  'tax_offices',
  'taxpayer_categories',
];

describe('what a reader may see', () => {
  it('is under a policy, every table of it, or is a list of names', async () => {
    const { rows } = await db.$client.query<{ table: string }>(
      `select distinct c.relname as table from pg_class c join pg_roles r on r.rolname like 'portal\\_read\\_%'
       where c.relkind in ('r', 'p', 'm', 'f') and c.relnamespace in ('public'::regnamespace, 'reading'::regnamespace)
         and has_any_column_privilege(r.rolname, c.oid, 'select') and not c.relrowsecurity order by 1`,
    );
    // Days of the law are everybody's, and of nobody.
    const days = ['due_extensions', 'due_rules'];
    expect(rows.map(({ table }) => table)).toEqual([...days, ...[...names, 'expert_systems'].toSorted()]);
  });

  it('is nothing of work and notices: those are read by their own rules, by nobody else', async () => {
    const { rows } = await db.$client.query(
      `select c.relname from pg_class c join pg_roles r on r.rolname like 'portal\\_read\\_%'
       where c.relkind = 'r' and (c.relname like 'work\\_%' or c.relname like '%notices' and c.relname <> 'demand_notices')
         and has_any_column_privilege(r.rolname, c.oid, 'select')`,
    );
    expect(rows).toEqual([]);
  });

  it('is read with the reader’s rights in every view, and never written', async () => {
    const { rows: views } = await db.$client.query(
      `select relname from pg_class where relkind = 'v' and relnamespace = 'reading'::regnamespace
         and not coalesce(reloptions, '{}') @> array['security_invoker=true']`,
    );
    expect(views).toEqual([]);
    const { rows: rights } = await db.$client.query(
      `select r.rolname, c.relname from pg_class c join pg_roles r on r.rolname like 'portal\\_read\\_%'
       where c.relkind in ('r', 'v') and c.relnamespace in ('public'::regnamespace, 'reading'::regnamespace)
         and has_table_privilege(r.rolname, c.oid, 'insert, update, delete, truncate')`,
    );
    expect(rights).toEqual([]);
  });

  it.each(readers.filter((reader) => reader !== 'state' && reader !== 'totals'))(
    'is nothing at all for %s when nobody says whose',
    async (reader) => {
      for (const settings of [
        {},
        { 'portal.mda': '', 'portal.offices': '', 'portal.expert_system': '', 'portal.tpui': '' },
      ])
        for (const table of ['bills', 'bill_lines', 'collection_lines', 'reading.invoices', 'reading.collections'])
          expect(await asReader(reader, settings, (query) => query(`select 1 from ${table} limit 1`)), table).toEqual(
            [],
          );
    },
  );

  it('is totals and nothing else for the Governor', async () => {
    for (const table of [
      'bills',
      'bill_lines',
      'collection_lines',
      'users',
      'receipts',
      'reading.invoices',
      'reading.collections',
      'totals_queue',
    ])
      await expect(
        asReader('totals', {}, (query) => query(`select from ${table}`)),
        table,
      ).rejects.toMatchObject({ code: '42501' });
    for (const table of [
      'daily_totals',
      'monthly_collections',
      'monthly_payers',
      'revenue_targets',
      'payer_snapshots',
      'arrears_snapshots',
      'told_parts',
      'treasury_mda_snapshots',
      'treasury_snapshots',
    ])
      await asReader('totals', {}, (query) => query(`select from ${table} limit 1`));
  });

  it('of the totals is the reader’s own dimension', async () => {
    const kinds = (reader: string, settings: Record<string, string>) =>
      asReader(reader, settings, (query) =>
        query(
          `select distinct dimension, key from daily_totals where dimension in ('all', 'mda', 'office', 'expert-system', 'lga') order by 1, 2`,
        ),
      );
    expect(await kinds('mda', { 'portal.mda': '2' })).toEqual([{ dimension: 'mda', key: '2' }]);
    expect(await kinds('offices', { 'portal.offices': '{8,9}' })).toEqual([
      { dimension: 'office', key: '8' },
      { dimension: 'office', key: '9' },
    ]);
    expect(await kinds('expert_system', { 'portal.expert_system': '3' })).toEqual([
      { dimension: 'expert-system', key: '3' },
    ]);
    // Of everything and of whole MDAs; of parts what the night has judged, which here it has not.
    const ofTotals = await kinds('totals', {});
    expect(new Set(ofTotals.map(({ dimension }) => dimension))).toEqual(new Set(['all', 'mda']));
  });

  it('of a part is what may be told of a month, for the Governor’s reader, whatever a query forgets', async () => {
    const parts = () =>
      asReader('totals', {}, (query) =>
        query(`select distinct dimension, key, date_trunc('month', day::timestamp)::date::text as month, measure
               from daily_totals where dimension not in ('all', 'mda') order by 1, 2`),
      );
    expect(await parts()).toEqual([]);
    const { rows } = await db.$client.query<{ key: string }>(
      `select distinct key from daily_totals where dimension = 'head' and measure = 'collected' and day between '2026-10-01' and '2026-10-31' order by 1 limit 2`,
    );
    const [told, withheld] = rows;
    await db.$client.query(
      `insert into told_parts values ('2026-10-01', 'head', $1, true), ('2026-10-01', 'head', $2, false)`,
      [told?.key, withheld?.key],
    );
    expect(await parts()).toEqual([{ dimension: 'head', key: told?.key, month: '2026-10-01', measure: 'collected' }]);
    for (const table of ['monthly_collections', 'monthly_payers'])
      expect(await asReader('totals', {}, (query) => query(`select from ${table} limit 1`))).toEqual([]);
  });

  it('ends with the transaction: the next one on the connection is nobody', async () => {
    const client = await db.$client.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('portal.mda', '1', true), set_config('role', 'portal_read_mda', true)`);
      await client.query('commit');
      const { rows } = await client.query(
        `select current_user = session_user as same, nullif(current_setting('portal.mda', true), '') as mda`,
      );
      expect(rows).toEqual([{ same: true, mda: null }]);
    } finally {
      client.release();
    }
  });
});
