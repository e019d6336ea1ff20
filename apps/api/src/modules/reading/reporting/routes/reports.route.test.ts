import { collectionReport, invoiceReport, type moneyFilters } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenClearance } from '../../../../testing/given-clearance.ts';
import { givenDemand } from '../../../../testing/given-demand.ts';
import { givenDiscrepancy } from '../../../../testing/given-discrepancy.ts';
import { givenEnforcement } from '../../../../testing/given-enforcement.ts';
import { givenFiledReturn } from '../../../../testing/given-filed-return.ts';
import { givenLead } from '../../../../testing/given-lead.ts';
import { givenPenalty } from '../../../../testing/given-penalty.ts';
import { givenObjection } from '../../../../testing/given-served-assessment.ts';
import { givenTerminal } from '../../../../testing/given-terminal.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { reportingModule } from '../reporting.module.ts';
import { scopes, startReporting } from '../testing/reporting-test-app.ts';
import { reportBindings } from './reports.route.ts';

const { db, owner, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
// The demonstration has no employer who files.
const employer = await givenUser(db, { roles: ['Corporate'] });
await db.$client.query(
  `
  with draft as (
    insert into paye_schedules (tpui, month, version, employees, before_kobo, saved_by, saved_at)
    select tpui, '2026-09-01', 1, 1, 0, $1, now() from taxpayers limit 1 returning id
  )
  insert into paye_rows (schedule_id, position, staff_number, name, tax_id, state_id, gross_kobo, pension_kobo, housing_fund_kobo,
    health_insurance_kobo, yearly_rent_kobo, deducted_kobo, law_kobo, due_kobo)
  select id, 1, '1', 'Employee', '', (select min(id) from states), 0, 0, 0, 0, 0, 0, 0, 0 from draft`,
  [employer],
);
await db.$client.query(
  `update paye_schedules set state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = now()`,
);
await db.$client.query(
  `
  with draft as (
    insert into withholding_schedules (tpui, month, version, payer, payments, gross_kobo, before_kobo, saved_by, saved_at)
    select tpui, '2026-09-01', 1, 'company', 1, 100, 0, $1, now() from taxpayers limit 1 returning id
  )
  insert into withholding_rows (schedule_id, position, name, tax_id, payee, transaction, state_id, invoice, gross_kobo, deducted_kobo,
    rate_ppm, is_doubled, law_kobo, due_kobo)
  select id, 1, 'A company', '', 'resident-company', 'other-services', (select min(id) from states), '', 100, 0, 0, false, 0, 0 from draft`,
  [employer],
);
await db.$client.query(
  `update withholding_schedules set state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = now()`,
);

// Nor an objection.
const { rows: known } = await db.$client.query<{ tpui: string }>('select tpui from taxpayers order by tpui limit 1');
await givenObjection(db, { tpui: known[0]?.tpui ?? '', lodgedBy: employer });

const [someone] = (await db.$client.query<{ tpui: string }>('select tpui from taxpayers order by tpui limit 1')).rows;
const filed = await givenFiledReturn(db, {
  ...{ tpui: someone?.tpui ?? '', by: employer },
  ...{ periodFrom: '2026-09-01', dueOn: '2026-10-20', filedOn: '2026-10-12' },
});
await givenDiscrepancy(db, { tpui: someone?.tpui ?? '', returnId: filed });

// Nor does anybody look for leads, or take payments at a terminal.
const director = await givenUser(db, { roles: ['Tax Office Director'] });
await givenLead(db, { by: employer, other: director });
await givenTerminal(db, { serial: 'PAX-0001', by: employer, addedAt: '2026-08-01T09:00:00Z' });

// Nor does an office assess anybody.
await db.$client.query(
  `insert into assessments (number, tpui, office_id, revenue_head_id, return_kind, period_from, period_to, basis, method, reason, sources, comparables,
     lines, tax_kobo, proposed_by, proposed_at)
   select next_assessment_number(), t.tpui, 6, h.id, 'consumption-tax', m::date, (m + interval '1 month - 1 day')::date, 'best-of-judgement', 'records',
     'No return came in for this month', '[{"from": "Visit", "day": "2026-05-04", "says": ""}]', '[]',
     '[{"says": "Tax", "how": "", "amountKobo": 500000, "counts": "added"}]', 500000, $1::uuid, '2026-06-05T09:00Z'
   from (select tpui from taxpayers order by tpui limit 1) t, (select id from revenue_heads where code = '12010107') h,
     generate_series('2026-01-01'::timestamp, '2026-03-01', '1 month') m`,
  [employer],
);

// Nor a demand notice.
const { rows: owing } = await db.$client.query<{ tpui: string }>('select min(tpui) as tpui from taxpayers');
await givenDemand(db, { tpui: owing[0]?.tpui ?? '', by: employer });

await givenEnforcement({ db, owner }, { tpui: owing[0]?.tpui ?? '', by: employer });

// Nor anybody who asked for clearance.
await givenClearance(db, { tpui: owing[0]?.tpui ?? '', officeId: 6, askedBy: employer });

// Nor anybody who was charged for being late.
const { rows: late } = await db.$client.query<{ tpui: string }>('select tpui from taxpayers limit 1');
await givenPenalty(db, { tpui: late[0]?.tpui ?? '' });

// Nor a counter: one of MDA 2 raised sixty of its bills.
const clerk = await givenUser(db, { roles: ['MDA User'], mdaId: 2 });
const counterId: number = (
  await db.$client.query(
    `insert into mda_counters (mda_id, name, place) values (2, 'Zaria desk', 'Ground floor') returning id`,
  )
).rows[0].id;
await db.$client.query(
  `with chosen as (
    select id, issued_on from bills b where mda_id = 2 and issued_on between '2025-03-01' and '2026-10-31' and not exists (
      select from bill_lines l join revenue_heads h on h.id = l.revenue_head_id where l.bill_id = b.id and h.mda_id <> 2)
    order by id limit 60
  ), terms as (
    insert into bill_line_terms (bill_id, position, tariff_id, answers, working)
    select l.bill_id, l.position, (select t.id from head_tariffs t where t.revenue_head_id = l.revenue_head_id
      and t.released_at is not null and c.issued_on between t.valid_from and coalesce(t.valid_to, 'infinity')), '{}', '{}'
    from chosen c join bill_lines l on l.bill_id = c.id
  )
  insert into counter_bills (bill_id, mda_id, raised_by, counter_id) select id, 2, $1, $2 from chosen`,
  [clerk, counterId],
);

// Nor a payment that was found late: the books have ten of last year's since this year. Receipts never change, so their guards rest meanwhile.
await owner.$client.query(
  `begin;
   alter table receipts disable trigger user;
   alter table collection_lines disable trigger user;
   create temporary table found_late on commit drop as select id from receipts where issued_at < '2025-12-01' order by id limit 10;
   update receipts set issued_at = '2026-02-03T10:00:00Z' where id in (select id from found_late);
   update collection_lines set booked_on = '2026-02-03' where receipt_id in (select id from found_late) and not is_void;
   alter table receipts enable trigger user;
   alter table collection_lines enable trigger user;
   commit`,
);

const wholeTime = 'minDate=2025-01-01&maxDate=2026-12-31';

async function oracle<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await db.$client.query<Row>(text, [...values])).rows;
}

/** For each filter, what the tables say without any view. */
const oracles = {
  invoices: {
    table: 'bills b',
    day: 'b.issued_on',
    // What is cancelled is not billed.
    sum: "case when b.standing <> 'cancelled' then b.total_kobo else 0 end",
    filters: {
      mdaId: 'b.mda_id = $1',
      toId: 'b.tax_office_id = $1',
      lgaId: 'b.payer_lga_id = $1',
      tpcId: 'b.payer_category_id = $1',
      esId: 'b.expert_system_id = $1',
      engineCodeId: 'b.engine_code_id = $1',
      rhId: 'exists (select from bill_lines where bill_id = b.id and revenue_head_id = $1)',
      pcId: 'exists (select from receipts r join payments p on p.id = r.payment_id join payment_channels c on c.code = p.channel where r.bill_id = b.id and c.id = $1)',
      counterId: 'exists (select from counter_bills where bill_id = b.id and counter_id = $1)',
      pgId: 'exists (select from receipts r join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id where r.bill_id = b.id and i.gateway_id = $1)',
    },
  },
  collections: {
    table:
      '(select l.*, k.counter_id, case when v.is_void then w.voided_at else r.issued_at end as booked_at, b.mda_id, b.tax_office_id, b.payer_lga_id, b.payer_category_id, b.expert_system_id, b.engine_code_id, p.channel, i.gateway_id, v.is_void, case when v.is_void then w.voided_at else p.paid_at end as at, case when v.is_void then -l.amount_kobo else l.amount_kobo end as kobo from receipts r join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id join bills b on b.id = r.bill_id join bill_lines l on l.bill_id = b.id left join counter_bills k on k.bill_id = b.id left join receipt_voids w on w.receipt_id = r.id cross join (values (false), (true)) v (is_void) where not v.is_void or w.receipt_id is not null) b',
    day: `(b.at at time zone 'Africa/Lagos')::date`,
    sum: 'b.kobo',
    filters: {
      mdaId: 'b.mda_id = $1',
      toId: 'b.tax_office_id = $1',
      lgaId: 'b.payer_lga_id = $1',
      tpcId: 'b.payer_category_id = $1',
      esId: 'b.expert_system_id = $1',
      engineCodeId: 'b.engine_code_id = $1',
      rhId: 'b.revenue_head_id = $1',
      pcId: 'b.channel = (select code from payment_channels where id = $1)',
      counterId: 'b.counter_id = $1',
      pgId: 'b.gateway_id = $1',
      booked: `$1 = 'after-closing' and (b.booked_at at time zone 'Africa/Lagos')::date
        > (date_trunc('month', b.at at time zone 'Africa/Lagos') + interval '1 month 9 days')::date`,
    },
  },
} as const;
const sumOf = { invoices: 'totalKobo', collections: 'amountKobo' } as const;
const samples: Readonly<Record<keyof typeof moneyFilters | 'counterId' | 'booked', string | number>> = {
  mdaId: 2,
  toId: 38,
  lgaId: 9,
  tpcId: 2,
  rhId: 3,
  esId: 2,
  engineCodeId: 5,
  pcId: 9,
  pgId: 'interswitch',
  counterId,
  booked: 'after-closing',
};

const reports = [invoiceReport, collectionReport] as const;
const everyFilter = reports.flatMap((report) =>
  report.filters.map((filter) => [report.id as 'invoices' | 'collections', filter] as const),
);

describe('a report', () => {
  it.each(everyFilter)('%s, narrowed by %s, counts and adds up what the tables hold', async (id, filter) => {
    const { table, day, sum } = oracles[id];
    const filters: Readonly<Partial<Record<typeof filter, string>>> = oracles[id].filters;
    const [told] = await oracle<{ count: number; kobo: number }>(
      `select count(*)::int as count, coalesce(sum(${sum}), 0)::bigint as kobo from ${table}
       where ${filters[filter]} and ${day} between '2025-03-01' and '2026-10-31'`,
      [samples[filter]],
    );
    const path = `/reports/${id}?minDate=2025-03-01&maxDate=2026-10-31&${filter}=${samples[filter]}`;
    const answer = await read(path);
    expect(told?.count).toBeGreaterThan(0);
    expect([answer.totalRecords, answer.totals[sumOf[id]]]).toEqual([told?.count, told?.kobo]);
    expect(await read(path.replace('?', '/totals?'))).toMatchObject({
      totalRecords: told?.count,
      totals: { [sumOf[id]]: told?.kobo },
    });
  });

  it.each(
    reportBindings
      .filter(([report]) => (report.access as readonly string[]).includes('SuperAdmin'))
      // The demonstration writes no log, refunds nothing and has no settlement file: their own modules' tests open those.
      // What coverage counts is nobody's row, and no partner of the demonstration has a share: exports.test.ts reads those.
      .filter(
        ([{ id }]) =>
          !['audit', 'activity', 'refunds', 'payouts', 'settlement-differences', 'coverage', 'share-lines'].includes(
            id,
          ),
      )
      .map(([report]) => [report.id] as const),
  )('%s opens any of its rows by its id, in whatever period it stands, and none that is not there', async (id) => {
    const { data } = await read(`/reports/${id}?${wholeTime}&pageSize=3`);
    const row = data.at(-1);
    const found = await read(
      `/reports/${id}?minDate=2026-01-01&maxDate=2026-11-20&record=${encodeURIComponent(row.id)}`,
    );
    expect(found.data.map((one: { id: string }) => one.id)).toEqual([row.id]);
    for (const none of ['KD00000000000000', "';--", '99999999999999999999'])
      expect((await read(`/reports/${id}?record=${encodeURIComponent(none)}`)).data).toEqual([]);
  });

  it('opens no row of somebody else’s', async () => {
    const { data } = await read(`/reports/invoices?${wholeTime}&mdaId=2`);
    const own = await read(`/reports/invoices?${wholeTime}`, 'MDA User');
    const opened = async (row: { id: string }) =>
      (await read(`/reports/invoices?record=${row.id}`, 'MDA User')).data.length;
    expect(await opened(data[0])).toBe(0);
    expect(await opened(own.data[0])).toBe(1);
  });

  it.each(reports.map(({ id }) => [id]))('%s names the counter of a bill that was raised at one', async (id) => {
    const { data } = await read(`/reports/${id}?${wholeTime}&mdaId=2&pageSize=100&counterId=${counterId}`);
    expect(new Set(data.map((row: { counter: string | null }) => row.counter))).toEqual(new Set(['Zaria desk']));
    const foreign = await read(`/reports/${id}?${wholeTime}&counterId=${counterId}`, 'MDA User');
    expect(foreign.totalRecords).toBe(0);
  });

  it('speaks of one month until today unless asked otherwise, and says so', async () => {
    expect(await read('/reports/invoices')).toMatchObject({
      period: { minDate: '2026-10-20', maxDate: '2026-11-20' },
      asOf: '2026-11-20T09:00:00.000Z',
      pageSize: 50,
    });
    expect((await read('/reports/invoices?maxDate=2026-03-31')).period).toEqual({
      minDate: '2026-02-28',
      maxDate: '2026-03-31',
    });
    expect((await read('/reports/collections?minDate=2026-12-24')).period).toEqual({
      minDate: '2026-12-24',
      maxDate: '2026-12-24',
    });
  });

  it('every status of a bill is found, each bill in one of them; what several have in common adds up', async () => {
    const rows = await oracle<{ status: string; count: number }>(
      'select status, count(*)::int as count from bill_overviews group by 1',
    );
    const inAll = (statuses: readonly string[]) =>
      rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
    const several: Readonly<Record<string, readonly string[]>> = {
      outstanding: ['unpaid', 'expired'],
      billed: ['unpaid', 'expired', 'paid', 'under-review', 'void'],
    };
    const found: Record<string, number> = {};
    for (const asked of Object.keys(invoiceReport.statuses ?? {})) {
      const { totalRecords, data } = await read(`/reports/invoices?${wholeTime}&status=${asked}`);
      const meant = several[asked] ?? [asked];
      for (const row of data) expect(meant).toContain(row.status);
      expect([asked, totalRecords]).toEqual([asked, inAll(meant)]);
      if (!(asked in several)) found[asked] = totalRecords;
    }
    expect(found).toEqual(Object.fromEntries(rows.map(({ status, count }) => [status, count])));
  });

  it('the collected total is receipts less voids, and the voids stand apart', async () => {
    const all = await read(`/reports/collections?${wholeTime}`);
    const receipts = await read(`/reports/collections?${wholeTime}&status=receipt`);
    const voids = await read(`/reports/collections?${wholeTime}&status=void`);
    expect(voids.totals.amountKobo).toBeLessThan(0);
    expect(all.totals).toEqual({
      amountKobo: receipts.totals.amountKobo + voids.totals.amountKobo,
      voidedKobo: -voids.totals.amountKobo,
    });
    const [books] = await oracle<{ kobo: number }>(
      `select -sum(amount_kobo)::bigint as kobo from ledger_entries where account like 'revenue:%'`,
    );
    expect(all.totals.amountKobo).toBe(books?.kobo);
  });

  it('finds by reference, RRR, receipt number, TPUI, telephone and words of a name', async () => {
    const [paid] = await oracle<{
      reference: string;
      rrr: string;
      receipt: string;
      tpui: string;
      phone: string;
      first: string;
      last: string;
    }>(
      `select b.reference, i.provider_ref as rrr, r.receipt_number as receipt, b.payer_tpui as tpui, b.payer_phone as phone, b.payer_first_name as first, b.payer_last_name as last
       from bills b join receipts r on r.bill_id = b.id join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id
       where i.provider = 'remita' and b.payer_category_id = 1 and b.payer_phone like '0%' order by b.issued_on desc limit 1`,
    );
    if (!paid) throw new Error('no bill was paid');
    for (const typed of [
      paid.reference.toLowerCase(),
      paid.rrr,
      paid.receipt,
      paid.tpui,
      `${paid.last} ${paid.first}`,
      `${paid.first} ${paid.last}`,
    ]) {
      const found = await read(`/reports/invoices?${wholeTime}&criteria=${encodeURIComponent(typed)}`);
      expect(
        found.data.map((row: { billReference: string }) => row.billReference),
        typed,
      ).toContain(paid.reference);
      const money = await read(`/reports/collections?${wholeTime}&criteria=${encodeURIComponent(typed)}`);
      expect(
        money.data.map((row: { billReference: string }) => row.billReference),
        typed,
      ).toContain(paid.reference);
    }
    expect((await read(`/reports/invoices?${wholeTime}&criteria=${paid.reference}`)).totalRecords).toBe(1);
  });

  it.each([
    ['the end before the beginning', 'minDate=2026-11-02&maxDate=2026-11-01', 'maxDate'],
    ['a beginning before the portal', 'minDate=1066-10-14&maxDate=2026-11-01', 'minDate'],
    ['what may be a NIN', 'criteria=12345678901', 'criteria'],
    ['two letters', 'criteria=ab', 'criteria'],
    ['an unknown column to sort by', 'sortField=payer', 'sortField'],
    ['10,000 characters', `criteria=${'x'.repeat(10_000)}`, 'criteria'],
    ['a status of none', 'status=part-paid', 'status'],
    ['a page beyond the numbered ones', 'pageNumber=201', 'pageNumber'],
  ])('refuses %s, and says where', async (_what, query, field) => {
    const { status, body } = await call(`/reports/invoices?${query}`, 'SuperAdmin');
    expect([status, Object.keys(body.fieldErrors)]).toEqual([422, [field]]);
  });

  it.each(['%', '_%_%', '\\', "'; drop table bills; --", '"quoted"', "O'Neil", '%_\\'.repeat(30)])(
    'takes %s for letters and nothing else',
    async (typed) => {
      const { status, body } = await call(
        `/reports/invoices?${wholeTime}&criteria=${encodeURIComponent(`${typed}zzz`)}`,
        'SuperAdmin',
      );
      expect([status, body.totalRecords]).toEqual([200, 0]);
    },
  );

  it('a page beyond the end is empty; a cursor of another order is refused', async () => {
    expect((await read('/reports/invoices?pageNumber=200&maxDate=2026-11-20')).data).toEqual([]);
    const { after } = await read(`/reports/invoices?${wholeTime}&sortField=totalKobo`);
    const { status, body } = await call(`/reports/invoices?${wholeTime}&after=${after}`, 'SuperAdmin');
    expect([status, body.code]).toEqual([422, 'list.cursor-invalid']);
  });

  it('answers its readers, nobody else', async () => {
    for (const { id } of reports)
      for (const path of [`/reports/${id}`, `/reports/${id}/totals`]) {
        expect((await call(path)).status).toBe(401);
        expect((await call(path, 'Governor')).status).toBe(403);
        expect((await call(path, 'Tax Officer')).status).toBe(200);
      }
  });
});

describe('whose rows', () => {
  it.each(['MDA User', 'Tax Officer', 'Tax Office Director', 'Expert System'] as const)(
    '%s gets their own and no others',
    async (role) => {
      const scope = scopes[role];
      const own =
        scope.kind === 'mda'
          ? `mda_id = ${scope.mdaId}`
          : scope.kind === 'expert-system'
            ? `expert_system_id = ${scope.expertSystemId}`
            : scope.reach === 'all'
              ? 'true'
              : `tax_office_id = ${scope.taxOfficeId}`;
      const [told] = await oracle<{ count: number }>(`select count(*)::int as count from bills where ${own}`);
      const answer = await read(`/reports/invoices?${wholeTime}`, role);
      expect(told?.count).toBeGreaterThan(10);
      expect(answer.totalRecords).toBe(told?.count);
      // Asking for somebody else's finds nothing.
      const foreign =
        scope.kind === 'mda'
          ? 'mdaId=2'
          : scope.kind === 'expert-system'
            ? 'esId=2'
            : scope.reach === 'all'
              ? 'toId=99'
              : 'toId=38';
      expect((await read(`/reports/invoices?${wholeTime}&${foreign}`, role)).totalRecords).toBe(0);
    },
  );
});

it('the parts add up to the whole: all MDAs, all offices, all channels, all gateways, all categories', async () => {
  const whole = (await read(`/reports/collections?${wholeTime}`)).totals.amountKobo;
  for (const [filter, ids] of [
    ['mdaId', 'select id::text from mdas'],
    ['toId', 'select id::text from tax_offices'],
    ['pcId', 'select id::text from payment_channels'],
    ['pgId', 'select id from payment_gateways'],
    ['tpcId', 'select id::text from taxpayer_categories'],
  ] as const) {
    let sum = 0;
    for (const { id } of await oracle<{ id: string }>(ids))
      sum += (await read(`/reports/collections?${wholeTime}&${filter}=${id}`)).totals.amountKobo;
    expect(sum, filter).toBe(whole);
  }
}, 30_000);
