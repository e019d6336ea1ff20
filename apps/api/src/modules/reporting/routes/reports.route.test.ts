import { type choiceFilters, collectionReport, invoiceReport } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { reportingModule } from '../reporting.module.ts';
import { scopes, startReporting } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const wholeTime = 'minDate=2025-01-01&maxDate=2026-12-31';

async function oracle<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await db.$client.query<Row>(text, [...values])).rows;
}

/** For each filter, what the tables say without any view. */
const oracles = {
  invoices: {
    table: 'bills b',
    day: 'b.issued_on',
    sum: 'b.total_kobo',
    filters: {
      mdaId: 'b.mda_id = $1',
      toId: 'b.tax_office_id = $1',
      lgaId: 'b.payer_lga_id = $1',
      tpcId: 'b.payer_category_id = $1',
      esId: 'b.expert_system_id = $1',
      engineCodeId: 'b.engine_code_id = $1',
      rhId: 'exists (select from bill_lines where bill_id = b.id and revenue_head_id = $1)',
      pcId: 'exists (select from receipts r join payments p on p.id = r.payment_id join payment_channels c on c.code = p.channel where r.bill_id = b.id and c.id = $1)',
      pgId: 'exists (select from receipts r join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id where r.bill_id = b.id and i.gateway_id = $1)',
    },
  },
  collections: {
    table:
      '(select l.*, b.mda_id, b.tax_office_id, b.payer_lga_id, b.payer_category_id, b.expert_system_id, b.engine_code_id, p.channel, i.gateway_id, v.is_void, case when v.is_void then w.voided_at else p.paid_at end as at, case when v.is_void then -l.amount_kobo else l.amount_kobo end as kobo from receipts r join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id join bills b on b.id = r.bill_id join bill_lines l on l.bill_id = b.id left join receipt_voids w on w.receipt_id = r.id cross join (values (false), (true)) v (is_void) where not v.is_void or w.receipt_id is not null) b',
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
      pgId: 'b.gateway_id = $1',
    },
  },
} as const;
const sumOf = { invoices: 'totalKobo', collections: 'amountKobo' } as const;
const samples: Readonly<Record<keyof typeof choiceFilters, string | number>> = {
  mdaId: 2,
  toId: 38,
  lgaId: 9,
  tpcId: 2,
  rhId: 3,
  esId: 2,
  engineCodeId: 5,
  pcId: 9,
  pgId: 'interswitch',
};

const reports = [invoiceReport, collectionReport] as const;
const everyFilter = reports.flatMap((report) =>
  report.filters.map((filter) => [report.id as 'invoices' | 'collections', filter] as const),
);

describe('a report', () => {
  it.each(everyFilter)('%s, narrowed by %s, counts and adds up what the tables hold', async (id, filter) => {
    const { table, day, sum, filters } = oracles[id];
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

  it('every status of a bill is found, each bill in one of them', async () => {
    const counts = await Promise.all(
      Object.keys(invoiceReport.statuses ?? {}).map(async (status) => {
        const { totalRecords, data } = await read(`/reports/invoices?${wholeTime}&status=${status}`);
        for (const row of data) expect(row.status).toBe(status);
        return [status, totalRecords] as const;
      }),
    );
    const rows = await oracle<{ status: string; count: number }>(
      'select status, count(*)::int as count from bill_overviews group by 1',
    );
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(rows.map(({ status, count }) => [status, count])));
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
              ? 'tax_office_id is not null'
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
