import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startIntelligence } from './testing/intelligence-test-app.ts';

const app = await startIntelligence(await createTestDatabase());
const { officer, manager, query, source, look } = app;
const year = (await query<{ y: number }>(`select extract(year from lagos_today() - interval '15 months')::int as y`))[0]
  ?.y;

const leadsOf = (sourceId: string) =>
  query<{ name: string; reason: string; tpui: string | null; low: number; office: number; id: string }>(
    `select id, name, reason, tpui, low_kobo as low, office_id as office from leads where source_id = $1 order by name`,
    [sourceId],
  );

async function registered(name: string, phone: string): Promise<string> {
  const [row] = await query<{ tpui: string }>(
    `select tpui from register_known_taxpayers(jsonb_build_array(jsonb_build_object('key', 'k', 'name', $1::text, 'phone', $2::text, 'categoryId', 1,
       'lgaId', (select id from lgas where name = 'Zaria'), 'officeId', 6)))`,
    [name, phone],
  );
  return row?.tpui ?? '';
}

const employer = await registered('Sample Textiles', '08031119001');
const known = await registered('Ladi Knownsample', '08031119002');

/** A month of PAYE of the employer: name, number, pay and what was deducted, in kobo. */
async function filedPaye(month: number, rows: readonly (readonly [string, string, number, number])[], version = 1) {
  const [made] = await query<{ id: string }>(
    `insert into paye_schedules (tpui, month, version, before_kobo, saved_by, saved_at)
     values ($1, make_date($2, $3, 1), $4, 0, $5, now()) returning id`,
    [employer, year, month, version, manager],
  );
  for (const [index, [name, taxId, gross, deducted]] of rows.entries())
    await query(
      `insert into paye_rows (schedule_id, position, staff_number, name, tax_id, state_id, gross_kobo, pension_kobo, housing_fund_kobo,
         health_insurance_kobo, yearly_rent_kobo, deducted_kobo, law_kobo, due_kobo)
       values ($1, $2, $3, $4, $5, 19, $6, 0, 0, 0, 0, $7, 0, 0)`,
      [made?.id, index + 1, String(index + 1), name, taxId, gross, deducted],
    );
  await query(
    `update paye_schedules set employees = $2, gross_kobo = $3, deducted_kobo = $4, state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = now()
     where id = $1`,
    [
      ...[made?.id, rows.length, rows.reduce((sum, [, , gross]) => sum + gross, 0)],
      rows.reduce((sum, [, , , deducted]) => sum + deducted, 0),
    ],
  );
}

it('opens leads of whom employers paid, by the newest version of each month, once', async () => {
  await filedPaye(3, [
    ['Danladi Undersample', '', 900_000_000, 0],
    ['Rhoda Fullsample', '', 900_000_000, 900_000_000],
    ['Ladi Knownsample', known, 900_000_000, 0],
  ]);
  // What was filed first of a month does not count beside what replaced it.
  await filedPaye(4, [['Musa Replacedsample', '', 900_000_000, 0]]);
  await filedPaye(4, [['Danladi Undersample', '', 100_000_000, 0]], 2);
  const id = await source('paye-rows');
  await look();
  const rows = await query<{ name: string; facts: object; outcome: string }>(
    `select name, facts, outcome from source_rows where source_id = $1 order by name`,
    [id],
  );
  expect(rows).toEqual([
    expect.objectContaining({ name: 'Danladi Undersample', outcome: 'apart' }),
    expect.objectContaining({ name: 'Ladi Knownsample', outcome: 'joined' }),
    expect.objectContaining({ name: 'Rhoda Fullsample', outcome: 'apart' }),
  ]);
  expect(rows[0]?.facts).toEqual({ yearKobo: 1_000_000_000, deductedKobo: 0, payers: 1, year });
  const leads = await leadsOf(id);
  expect(leads).toEqual([
    expect.objectContaining({ name: 'Danladi Undersample', reason: 'not-registered', tpui: null, office: 6 }),
    expect.objectContaining({ name: 'Ladi Knownsample', reason: 'files-nothing', tpui: known }),
  ]);
  for (const { low } of leads) expect(low).toBeGreaterThan(0);
  const shown = (await app.call('GET', `/leads/${leads[0]?.id}`, { as: officer })).json();
  expect(shown).toMatchObject({ sourceKind: 'paye-rows', rowNumber: 0, fileName: '', acts: expect.any(Array) });
  expect(shown.working.map(({ says }: { says: string }) => says)).toContain('Pay by employers');
  await look();
  expect(await leadsOf(id)).toHaveLength(2);
});

it('opens leads of individuals from whom tax was withheld, and asks no income tax of companies', async () => {
  const [made] = await query<{ id: string }>(
    `insert into withholding_schedules (tpui, month, version, payer, before_kobo, saved_by, saved_at)
     values ($1, make_date($2, 5, 1), 1, 'company', 0, $3, now()) returning id`,
    [employer, year, manager],
  );
  await query(
    `insert into withholding_rows (schedule_id, position, name, tax_id, payee, transaction, state_id, invoice, gross_kobo, deducted_kobo, rate_ppm,
       is_doubled, law_kobo, due_kobo)
     values ($1, 1, 'Withheld Sampleman', '', 'resident-individual', 'other-services', 19, 'A1', 5000000000, 0, 0, false, 0, 0),
       ($1, 2, 'Sample Works Limited', '', 'resident-company', 'other-services', 19, 'A2', 5000000000, 0, 0, false, 0, 0)`,
    [made?.id],
  );
  await query(
    `update withholding_schedules set payments = 2, gross_kobo = 10000000000, state = 'filed', declaration_version = 1, filed_by = saved_by,
       filed_at = now() where id = $1`,
    [made?.id],
  );
  const id = await source('withholding-rows');
  await look();
  const leads = await leadsOf(id);
  expect(leads.map(({ name, reason }) => [name, reason])).toEqual([
    ['Sample Works Limited', 'not-registered'],
    ['Withheld Sampleman', 'not-registered'],
  ]);
  expect(leads[0]?.low).toBe(0);
  expect(leads[1]?.low).toBeGreaterThan(0);
});
