import type { Database } from '../../../../platform/db/database.ts';

interface Filed {
  readonly tpui: string;
  /** `2026-03`. */
  readonly month: string;
  /** A day at noon in Lagos. */
  readonly on: string;
  readonly by: string;
}

/** A month of PAYE in which nobody was paid, filed. */
export async function givenFiledPaye(
  { $client }: Pick<Database, '$client'>,
  { tpui, month, on, by }: Filed,
): Promise<void> {
  const { rows } = await $client.query<{ id: string }>(
    `insert into paye_schedules (tpui, month, version, before_kobo, saved_by, saved_at)
     select $1, ($2 || '-01')::date, count(*) + 1, 0, $3, now() from paye_schedules where tpui = $1 and month = ($2 || '-01')::date returning id`,
    [tpui, month, by],
  );
  await $client.query(
    `update paye_schedules set state = 'filed', declaration_version = 1, filed_by = $2, filed_at = ($3 || 'T11:00:00Z')::timestamptz where id = $1`,
    [rows[0]?.id, by, on],
  );
}

/** A month in which a company was paid and nothing was due, filed. */
export async function givenFiledWithholding(
  { $client }: Pick<Database, '$client'>,
  { tpui, month, on, by }: Filed,
): Promise<void> {
  const { rows } = await $client.query<{ id: string }>(
    `with draft as (
       insert into withholding_schedules (tpui, month, version, payer, payments, gross_kobo, before_kobo, saved_by, saved_at)
       values ($1, ($2 || '-01')::date, 1, 'company', 1, 100, 0, $3, now()) returning id
     )
     insert into withholding_rows (schedule_id, position, name, tax_id, payee, transaction, state_id, invoice, gross_kobo, deducted_kobo,
       rate_ppm, is_doubled, law_kobo, due_kobo)
     select id, 1, 'A company', '', 'resident-company', 'other-services', (select min(id) from states), '', 100, 0, 0, false, 0, 0 from draft
     returning schedule_id as id`,
    [tpui, month, by],
  );
  await $client.query(
    `update withholding_schedules set state = 'filed', declaration_version = 1, filed_by = $2, filed_at = ($3 || 'T11:00:00Z')::timestamptz where id = $1`,
    [rows[0]?.id, by, on],
  );
}
