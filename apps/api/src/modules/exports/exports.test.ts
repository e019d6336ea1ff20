import { reports } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { noteActivity, writeAudit } from '../audit/index.ts';
import { plainNaira, reportOf } from './domain/file-head.ts';
import { csvOf, everything, startExports } from './testing/exports-test-app.ts';
import { xlsxOf } from './testing/xlsx-of.ts';

const { db, url } = await createTestDatabase();
const world = await startExports(db, url);
await world.foldTotals();
const chief = await world.signIn('SuperAdmin');
for (const action of ['role.assigned', 'role.unassigned', 'user.suspended']) {
  const subject = `user:${chief}`;
  await db.transaction((tx) =>
    writeAudit(tx, { actor: { userId: chief }, action, subject, detail: { note: '=1+1, "so"' } }),
  );
  await noteActivity(db, { actor: { userId: chief }, action, subject });
}

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

describe('an export', () => {
  it.each(reports.map(({ id }) => id))(
    '%s holds the rows, the order, the count and the totals of its report',
    async (report) => {
      const asked = { ...everything, sortOrder: 'asc' as const };
      // Before the file is made: making it is itself written down in the audit log.
      const listed = await world.rowsOf(report, chief, asked);
      const counted = (
        await world.call(
          'GET',
          `/reports/${report}/totals?minDate=${everything.minDate}&maxDate=${everything.maxDate}`,
          chief,
        )
      ).json();

      const { bytes, export: made } = await world.made(chief, { report, asked });
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

  it('as a workbook holds the same rows, amounts as numbers', async () => {
    const csv = csvOf((await world.made(chief, { report: 'collections', asked: everything })).bytes);
    const sheet = await xlsxOf(
      (await world.made(chief, { report: 'collections', asked: everything, format: 'xlsx' })).bytes,
    );
    const start = sheet.rows.findIndex(([first]) => first === 'Receipt number');
    const amount = sheet.rows[start]?.indexOf('Amount (₦)') ?? -1;
    const rows = sheet.rows.slice(start + 1);
    expect(rows).toHaveLength(csv.rows.length);
    expect(rows.map((row) => row.map((cell) => String(cell ?? '')))).toEqual(
      csv.rows.map((row) => row.map((cell, index) => (index === amount ? String(Number(cell)) : cell))),
    );
    expect(typeof rows[0]?.[amount]).toBe('number');
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
