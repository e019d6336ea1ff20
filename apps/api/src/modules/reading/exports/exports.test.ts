import { reports } from '@portal/contracts';
import { describe, expect, inject, it } from 'vitest';
import { givenClearance } from '../../../testing/given-clearance.ts';
import { givenCoverage } from '../../../testing/given-coverage.ts';
import { givenDemand } from '../../../testing/given-demand.ts';
import { givenDesk } from '../../../testing/given-desk.ts';
import { givenDiscrepancy } from '../../../testing/given-discrepancy.ts';
import { givenEnforcement } from '../../../testing/given-enforcement.ts';
import { givenFiledReturn } from '../../../testing/given-filed-return.ts';
import { givenFollowedLead } from '../../../testing/given-followed-lead.ts';
import { givenLead } from '../../../testing/given-lead.ts';
import { givenPartnerRequest } from '../../../testing/given-partner-request.ts';
import { givenPenalty } from '../../../testing/given-penalty.ts';
import { givenRefunds } from '../../../testing/given-refunds.ts';
import { givenReminder } from '../../../testing/given-reminders.ts';
import { givenObjection } from '../../../testing/given-served-assessment.ts';
import { givenShare } from '../../../testing/given-share.ts';
import { givenTerminal } from '../../../testing/given-terminal.ts';
import { givenTip } from '../../../testing/given-tip.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { noteActivity, writeAudit } from '../../ground/audit/index.ts';
import { plainNaira, reportOf } from './domain/file-head.ts';
import { csvOf, everything, startExports } from './testing/exports-test-app.ts';
import { xlsxOf } from './testing/xlsx-of.ts';

const { db, owner, url } = await createTestDatabase();
const world = await startExports(db, url);
await world.foldTotals();
const chief = await world.signIn('SuperAdmin');
const { rows: richest } = await db.$client.query<{ tpui: string }>(
  `select payer_tpui as tpui from bills where payer_tpui not in (select tpui from users where tpui is not null)
   group by payer_tpui order by count(*) desc limit 1`,
);
const payer = await world.signIn('Individual', { tpui: richest[0]?.tpui ?? '' });
const director = await world.signIn('Tax Office Director');
const partner = await world.signIn('Expert System');
/** Somebody who may read it. */
function readerOf(report: (typeof reports)[number]['id']): string {
  const { access } = reportOf(report);
  if (access.includes('SuperAdmin')) return chief;
  if (access.includes('Expert System')) return partner;
  return access.includes('Individual') ? payer : director;
}
for (const action of ['role.assigned', 'role.unassigned', 'user.suspended'] as const) {
  const subject = `user:${chief}`;
  await db.transaction((tx) =>
    writeAudit(tx, { actor: { userId: chief }, action, subject, detail: { note: '=1+1, "so"' } }),
  );
  await noteActivity(db, { actor: { userId: chief }, action, subject });
}

const desk = await givenDesk(db);
const refunds = await givenRefunds(db, desk);
const { rows: receipted } = await db.$client.query<{ id: string }>(
  `select r.id from receipts r join payments p on p.id = r.payment_id where p.disposition = 'receipted'
     and not exists (select from receipt_voids v where v.receipt_id = r.id) order by r.amount_kobo limit 3`,
);
for (const { id } of receipted) await refunds.request(id);
// Three payouts of money nobody here knows: three differences.
await db.$client.query(
  `with file as (
     insert into settlement_files (source_id, sha256, name, bytes, storage_key)
     values ('remita', repeat('0', 64), 'list.csv', 1, 'settlement/none') returning id
   ), batches as (
     insert into settlement_batches (provider, reference, value_date)
     select 'remita', 'RMT-' || number, $1::date from generate_series(1, 3) number returning id, reference
   )
   insert into settlement_lines (batch_id, file_id, row, provider, reference, gross_kobo, fee_kobo, paid_on, line_hash)
   select batches.id, file.id, 2, 'remita', 'unknown ' || reference, 50000, 100, $1::date, reference from file, batches`,
  [everything.maxDate],
);
await db.$client.query('select reconcile($1::date)', [everything.maxDate]);

// An employer's first month of PAYE: the months after it are expected of them.
await db.$client.query(
  `with one as (
     insert into paye_schedules (tpui, month, version, before_kobo, saved_by, saved_at)
     select tpui, '2026-05-01', 1, 0, $1::uuid, now() from taxpayers order by tpui limit 1 returning id
   )
   insert into paye_rows (schedule_id, position, staff_number, name, tax_id, state_id, gross_kobo, pension_kobo, housing_fund_kobo,
     health_insurance_kobo, yearly_rent_kobo, deducted_kobo, law_kobo, due_kobo)
   select id, 1, '1', 'Amina Bello', '', 19, 7000000, 0, 0, 0, 0, 0, 0, 0 from one`,
  [chief],
);
await db.$client.query(
  `update paye_schedules set employees = 1, gross_kobo = 7000000, state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = '2026-06-05T09:00Z'`,
);

// Three months that a payer filed as withheld, with nothing due to the state.
await db.$client.query(
  `with months as (
     insert into withholding_schedules (tpui, month, version, payer, before_kobo, saved_by, saved_at)
     select t.tpui, m::date, 1, 'company', 0, $1::uuid, now()
     from (select tpui from taxpayers order by tpui limit 1) t, generate_series('2026-03-01'::timestamp, '2026-05-01', '1 month') m returning id
   )
   insert into withholding_rows (schedule_id, position, name, tax_id, payee, transaction, state_id, invoice, gross_kobo, deducted_kobo,
     rate_ppm, is_doubled, law_kobo, due_kobo)
   select id, 1, 'A company', '', 'resident-company', 'other-services', 19, '', 7000000, 0, 0, false, 0, 0 from months`,
  [chief],
);
await db.$client.query(
  `update withholding_schedules set payments = 1, gross_kobo = 7000000, state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = '2026-06-05T09:00Z'`,
);

// Objections to assessments, of three taxpayers.
for (const { tpui } of (await db.$client.query<{ tpui: string }>('select tpui from taxpayers order by tpui limit 3'))
  .rows)
  await givenObjection(db, { tpui, lodgedBy: chief });

const [someone] = (await db.$client.query<{ tpui: string }>('select tpui from taxpayers order by tpui limit 1')).rows;
for (const month of ['03', '04', '05']) {
  const returnId = await givenFiledReturn(db, {
    ...{ tpui: someone?.tpui ?? '', by: chief, periodFrom: `2026-${month}-01` },
    ...{ dueOn: '2026-05-20', filedOn: '2026-06-01' },
  });
  await givenDiscrepancy(db, { tpui: someone?.tpui ?? '', returnId });
}

// Three calls of a partner's machine.
for (const hour of ['08', '09', '10'])
  await givenPartnerRequest(db, { expertSystemId: 1, by: partner, at: `2026-06-02T${hour}:00:00Z` });

// A terminal with a month's volume; the months after it have none.
await givenTerminal(db, {
  ...{ serial: 'PAX-0001', by: chief, addedAt: '2026-08-01T09:00:00Z' },
  days: [{ day: '2026-08-14', payments: 2, kobo: 123_456 }],
});

// Three leads, of different worth, a list with rows of three areas, and shares of three partners.
for (const lowKobo of [1, 2, 3]) await givenLead(db, { by: chief, other: director, lowKobo: lowKobo * 100_000 });
await givenCoverage(Object.assign(new URL(inject('postgres').superuserUrl), { pathname: new URL(url).pathname }).href);
for (const expertSystemId of [1, 2, 3]) await givenShare(db, { expertSystemId, by: chief, other: director });

// Three that were followed, and three tips.
const { rows: followed } = await db.$client.query<{ tpui: string }>('select tpui from taxpayers order by tpui limit 3');
for (const { tpui } of followed) {
  await givenFollowedLead({ db, owner }, { tpui, by: chief, other: director, endedOn: '2026-01-05' });
  await givenTip(db);
}

// Three months that an office assesses.
await db.$client.query(
  `insert into assessments (number, tpui, office_id, revenue_head_id, return_kind, period_from, period_to, basis, method, reason, sources, comparables,
     lines, tax_kobo, proposed_by, proposed_at)
   select next_assessment_number(), t.tpui, 6, h.id, 'consumption-tax', m::date, (m + interval '1 month - 1 day')::date, 'best-of-judgement', 'records',
     'No return came in for this month', '[{"from": "Visit", "day": "2026-05-04", "says": ""}]', '[]',
     '[{"says": "Tax", "how": "", "amountKobo": 500000, "counts": "added"}]', 500000, $1::uuid, '2026-06-05T09:00Z'
   from (select tpui from taxpayers order by tpui limit 1) t, (select id from revenue_heads where code = '12010107') h,
     generate_series('2025-01-01'::timestamp, '2025-03-01', '1 month') m`,
  [director],
);

// Demand notices of three years of one taxpayer.
for (const year of [2022, 2023, 2024]) await givenDemand(db, { tpui: richest[0]?.tpui ?? '', by: director, year });

// Enforcements of three other years.
for (const year of [2019, 2020, 2021])
  await givenEnforcement({ db, owner }, { tpui: richest[0]?.tpui ?? '', by: director, year });

// Three who asked for clearance.
const { rows: asking } = await db.$client.query<{ tpui: string }>('select tpui from taxpayers order by tpui limit 3');
for (const { tpui } of asking) await givenClearance(db, { tpui, officeId: 6, askedBy: director });

// Three reminders, each to one of them.
for (const { tpui } of asking) await givenReminder(db, { tpui, by: director, writtenBy: chief });

// Three penalties, of each something to be remitted.
const { rows: late } = await db.$client.query<{ tpui: string }>('select tpui from taxpayers order by tpui limit 1');
for (const month of ['2025-07-01', '2025-08-01', '2025-09-01'])
  await givenPenalty(db, { tpui: late[0]?.tpui ?? '', month });

/** A cell of the list as a file shows it, written down a second time. */
function cellOf(report: (typeof reports)[number]['id'], name: string, value: unknown): string {
  const column = reportOf(report).columns[name];
  if (value === null) return '';
  if (column?.kind === 'kobo') return plainNaira(Number(value));
  if (column?.kind === 'share') return (Number(value) * 100).toFixed(2);
  if (column?.kind === 'choice') return column.words?.[String(value)]?.en ?? String(value);
  if (column?.kind === 'moment')
    return new Date(Date.parse(String(value)) + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  return String(value);
}

/** A cell of a workbook as CSV has it: amounts with their kobo, days and moments as text. */
function asInCsv(cell: unknown): string {
  if (typeof cell === 'number') return cell.toFixed(2);
  if (!(cell instanceof Date)) return String(cell ?? '');
  const text = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return text.replace(' 00:00:00', '');
}

describe('an export', () => {
  it.each(reports.map(({ id }) => id))(
    '%s holds the rows, the order, the count and the totals of its report',
    async (report) => {
      // Lists of what is there now know no days.
      const isDated = !['users', 'roles', 'coverage'].includes(report);
      const asked = { ...(isDated && everything), sortOrder: 'asc' as const };
      const reader = readerOf(report);
      // Before the file is made: making it is itself written down in the audit log.
      const listed = await world.rowsOf(report, reader, asked);
      const counted = (
        await world.call(
          'GET',
          isDated
            ? `/reports/${report}/totals?minDate=${everything.minDate}&maxDate=${everything.maxDate}`
            : `/reports/${report}/totals`,
          reader,
        )
      ).json();

      const { bytes, export: made } = await world.made(reader, { report, asked });
      const { title, head, labels, rows } = csvOf(bytes);
      const { columns, totals, title: titles } = reportOf(report);
      expect(listed.length).toBeGreaterThan(2);
      expect(title).toBe(titles.en);
      expect(labels?.map((label) => label.replace(/ \([₦%]\)$/, ''))).toEqual(
        Object.values(columns).map(({ label }) => label.en),
      );
      expect(rows).toEqual(listed.map((row) => Object.keys(columns).map((name) => cellOf(report, name, row[name]))));
      expect(head).toContainEqual(['Rows', String(counted.totalRecords)]);
      expect(made).toMatchObject({ state: 'done', rows: listed.length, rowsDone: listed.length, bytes: bytes.length });
      for (const [name, { kind, label }] of Object.entries(totals)) {
        const value = counted.totals[name];
        expect(head).toContainEqual(
          kind === 'kobo' ? [`${label.en} (₦)`, plainNaira(value)] : [label.en, String(value)],
        );
      }
    },
  );

  it('gives the monthly list of terminals as a workbook and on paper', async () => {
    const asked = { minDate: '2026-08-01', maxDate: '2026-08-31' };
    const book = await world.made(chief, { report: 'terminal-months', asked, format: 'xlsx' });
    const cells = (await xlsxOf(book.bytes)).rows.map((row) => row.map(String).join(' | '));
    expect(
      cells.some((row) => row.includes('PAX-0001') && row.includes('Access Bank') && row.includes('1234.56')),
    ).toBe(true);
    const paper = await world.made(chief, { report: 'terminal-months', asked, format: 'pdf' });
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(paper.export).toMatchObject({ state: 'done', rows: 1 });
  });

  it('says what was chosen in words, who took it out, whose rows they are and as of when', async () => {
    const asked = {
      minDate: '2026-10-01',
      maxDate: '2026-10-31',
      mdaId: 1,
      tpcId: 1,
      status: 'paid',
      criteria: 'amina',
    };
    const { bytes, name } = await world.made(chief, { asked, language: 'en' });
    const { head } = csvOf(bytes);
    const { rows } = await db.$client.query<{ mda: string; category: string }>(
      `select (select name from mdas where id = 1) as mda, (select name from taxpayer_categories where id = 1) as category`,
    );
    expect(head).toEqual(
      expect.arrayContaining([
        ['Issued on', '2026-10-01 to 2026-10-31'],
        ['MDA', rows[0]?.mda],
        ['Taxpayer category', rows[0]?.category],
        ['Status', 'Paid'],
        ['Search', 'amina'],
        ['Sorted by', 'Issued on, descending'],
        ['Taken out by', 'Ladi Sani (SuperAdmin)'],
        ['Covers', 'The whole state'],
        ['As of', '2026-11-20 10:00:00 (Lagos time)'],
      ]),
    );
    expect(name).toContain('invoices-2026-10-01-to-2026-10-31.csv');
    const hausa = csvOf((await world.made(chief, { asked, language: 'ha' })).bytes);
    expect(hausa.title).toBe('Rahoton takardun biyan kuɗi');
    expect(hausa.head).toContainEqual(['Matsayi', 'An biya']);
  });

  it('holds the columns that were chosen, in that order', async () => {
    const { bytes } = await world.made(chief, { asked: everything, columns: ['status', 'billReference'] });
    const { labels, rows } = csvOf(bytes);
    expect(labels).toEqual(['Status', 'Bill reference']);
    expect(rows[0]?.[1]).toMatch(/^KD/);
  });

  it('of many rows names the revenue heads of each as the list does', async () => {
    const { bytes } = await world.made(chief, { asked: everything, columns: ['billReference', 'heads'] });
    const named = csvOf(bytes).rows as [string, string][];
    expect(named.length).toBeGreaterThan(1_000);
    const { rows } = await db.$client.query<{ reference: string; heads: string }>(
      'select reference, heads from reading.invoices where reference = any ($1)',
      [named.map(([reference]) => reference)],
    );
    expect(rows.some(({ heads }) => heads.includes(', '))).toBe(true);
    expect(new Map(named)).toEqual(new Map(rows.map(({ reference, heads }) => [reference, heads])));
  });

  it('disarms in CSV and in a workbook what a spreadsheet would calculate, and quotes what would break a line', async () => {
    const hostile = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '  =cmd()', '＝1', 'a";=1', "it's \\ $1", 'plain'];
    const { rows: bills } = await db.$client.query<{ reference: string }>(
      `select reference from bills where issued_on between '2026-06-01' and '2026-11-20' and standing = 'open' order by id limit $1`,
      [hostile.length],
    );
    for (const [index, name] of hostile.entries())
      await db.$client.query(`update bills set payer_first_name = $2, payer_last_name = '' where reference = $1`, [
        bills[index]?.reference,
        name,
      ]);
    expect(bills).toHaveLength(hostile.length);
    const references = bills.map(({ reference }) => reference);
    const { rows: shown } = await db.$client.query<{ reference: string; payer: string }>(
      'select reference, payer from reading.invoices where reference = any ($1)',
      [references],
    );
    const payerOf = new Map(shown.map(({ reference, payer }) => [reference, payer]));
    const asked = { minDate: '2026-06-01', maxDate: '2026-11-20' };
    const columns = ['billReference', 'payer'];

    const csv = new Map(csvOf((await world.made(chief, { asked, columns })).bytes).rows as [string, string][]);
    for (const reference of references) {
      const payer = payerOf.get(reference) ?? '';
      const isFormula = /^\s*[=+\-@＝]/.test(payer);
      expect(csv.get(reference)).toBe(isFormula ? `'${payer}` : payer);
    }
    expect([...csv.values()].filter((cell) => /^[=+\-@\t\r＝]/.test(cell))).toEqual([]);

    const sheet = await xlsxOf((await world.made(chief, { asked, columns, format: 'xlsx' })).bytes);
    expect(sheet.formulas).toBe(0);
    const cells = new Map(sheet.rows.map(([reference, payer]) => [reference, payer]));
    for (const reference of references) expect(cells.get(reference)).toBe(payerOf.get(reference));
  });

  it('as a workbook holds the same rows, amounts and days as numbers, totals that add up', async () => {
    const csv = csvOf((await world.made(chief, { report: 'collections', asked: everything })).bytes);
    const sheet = await xlsxOf(
      (await world.made(chief, { report: 'collections', asked: everything, format: 'xlsx' })).bytes,
    );
    const [labels = [], ...rest] = sheet.rows;
    const rows = rest.slice(0, csv.rows.length);
    const amount = labels.indexOf('Amount (₦)');
    expect(labels).toEqual(csv.labels);
    expect(rows.map((row) => row.map(asInCsv))).toEqual(csv.rows);
    expect(typeof rows[0]?.[amount]).toBe('number');
    const sum = rows.reduce((all, row) => all + Math.round(Number(row[amount]) * 100), 0);
    const [collected] = rest.slice(csv.rows.length).filter(([, label]) => label === 'Collected (₦)');
    expect(plainNaira(sum)).toBe(Number(collected?.[amount]).toFixed(2));
    expect(csv.head).toContainEqual(['Collected (₦)', plainNaira(sum)]);
  });

  it('as a PDF is a document of pages with the columns of the screen', async () => {
    const asked = { minDate: '2026-11-01', maxDate: '2026-11-20' };
    const { bytes, export: made } = await world.made(chief, { asked, format: 'pdf', language: 'ha' });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
    expect(made.columns).not.toContain('taxOffice');
    expect(made.columns).toContain('billReference');
  });
});
