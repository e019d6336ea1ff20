import { randomBytes } from 'node:crypto';
import { makeBillReference } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';

const billsAtOnce = 2_000;
/** Bytes a reference is made from. */
const referenceBytes = 13;

/** Writes the good rows of a released import: first the taxpayers who are new, then a bill for each amount, dated today. */
export async function applyImport(tx: Transaction, id: string): Promise<void> {
  await inParts(tx, id, sql`tpui is null`, (numbers) => addTaxpayers(tx, id, numbers));
  await inParts(tx, id, sql`bill_id is null and (facts ->> 'amountKobo')::bigint > 0`, (numbers) =>
    addBills(tx, id, numbers),
  );
}

/** No statement takes long, however many rows there are. */
async function inParts(
  tx: Transaction,
  id: string,
  which: ReturnType<typeof sql>,
  write: (numbers: readonly number[]) => Promise<void>,
): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await tx.execute<{ number: number }>(
      sql`select number from taxpayer_import_rows where import_id = ${id} and number > ${last} and problems = '{}' and ${which}
        order by number limit ${billsAtOnce}`,
    );
    const numbers = rows.map(({ number }) => number);
    if (numbers.length === 0) return;
    await write(numbers);
    last = numbers.at(-1) ?? last;
  }
}

async function addTaxpayers(tx: Transaction, id: string, numbers: readonly number[]): Promise<void> {
  const these = sql`r.import_id = ${id} and r.number = any (${sql.param([...numbers])}::int[]) and r.tpui is null`;
  // Who came with an earlier part.
  await tx.execute(
    sql`update taxpayer_import_rows r set tpui = (
        select o.tpui from taxpayer_import_rows o where o.import_id = ${id} and o.person_key = r.person_key and o.is_new limit 1
      ) where ${these}`,
  );
  await tx.execute(
    sql`with first as materialized (
        select distinct on (person_key) person_key, number, facts from taxpayer_import_rows r where ${these} order by person_key, number
      ), made as materialized (
        select first.*, next_tpui() as tpui, (facts ->> 'lgaId')::int as lga, open_office((facts ->> 'officeId')::smallint) as office,
          office_of_lga((facts ->> 'lgaId')::int) as of_area
        from first
      ), written as (
        insert into taxpayers (tpui, name, phone, category_id, lga_id, home_office_id, home_office_source, standing, registered_on)
        select tpui, facts ->> 'name', facts ->> 'phone', (facts ->> 'categoryId')::smallint, lga, coalesce(office, of_area),
          case when office is not null then 'confirmed' when of_area is not null then 'area' end, 'known', (now() at time zone 'Africa/Lagos')::date
        from made
      )
      update taxpayer_import_rows r set tpui = made.tpui, is_new = r.number = made.number
      from made where ${these} and r.person_key = made.person_key`,
  );
}

/** Whose office and area it is, the register says; an organisation has one name. */
async function addBills(tx: Transaction, id: string, numbers: readonly number[]): Promise<void> {
  const references = numbers.map(() => makeBillReference(randomBytes(referenceBytes)));
  await tx.execute(
    sql`with given as (
        select r.number, r.facts as f, r.tpui, g.reference, (r.facts ->> 'categoryId')::smallint as category,
          (now() at time zone 'Africa/Lagos')::date as day
        from unnest(${sql.param([...numbers])}::int[], ${sql.param(references)}::text[]) as g (number, reference)
        join taxpayer_import_rows r on r.import_id = ${id} and r.number = g.number
      ), raised as (
        insert into bills (reference, payer_tpui, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address,
          payer_is_organisation, payer_registration_number, mda_id, total_kobo, issued_on, expires_on)
        select reference, tpui, category, case when category = 1 then regexp_replace(f ->> 'name', '\\s+\\S+$', '') else f ->> 'name' end,
          case when category = 1 then coalesce(substring(f ->> 'name' from '\\s(\\S+)$'), '') else '' end, f ->> 'email', f ->> 'phone', f ->> 'address',
          category <> 1, '', (f ->> 'mdaId')::int, (f ->> 'amountKobo')::bigint, day, (day + interval '3 months')::date
        from given returning id, reference, issued_on
      ), lines as (
        insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
        select raised.id, 1, (f ->> 'headId')::int, (f ->> 'amountKobo')::bigint,
          (select name from revenue_heads where id = (f ->> 'headId')::int), f ->> 'description', raised.issued_on
        from given join raised using (reference)
      )
      update taxpayer_import_rows r set bill_id = raised.id from given join raised using (reference)
      where r.import_id = ${id} and r.number = given.number`,
  );
  // What is judged at the end is judged now: a million checks at commit would be one long silence.
  await tx.execute(sql`set constraints all immediate`);
  await tx.execute(sql`set constraints all deferred`);
}

export interface Undone {
  readonly bills: number;
  readonly kept: number;
  readonly taxpayers: number;
}

/** Cancels what nobody tried to pay, and takes those out of the register whom nothing else needs. */
export async function undoImport(
  tx: Transaction,
  id: string,
  { by, reason, rows }: { readonly by: string; readonly reason: string; readonly rows: number },
): Promise<Undone> {
  let [bills, taxpayers] = [0, 0];
  const parts = Array.from({ length: Math.ceil((rows + 1) / billsAtOnce) }, (_, part) => part * billsAtOnce);
  const within = (from: number) =>
    sql`r.import_id = ${id} and r.number > ${from} and r.number <= ${from + billsAtOnce}`;
  for (const from of parts) {
    const { rowCount } = await tx.execute(
      sql`with these as materialized (select bill_id from taxpayer_import_rows r where ${within(from)} and bill_id is not null)
        update bills b set cancelled_at = clock_timestamp(), cancelled_by = ${by}, cancelled_reason = ${reason}
        where b.id in (select bill_id from these) and b.standing = 'open' and b.cancelled_at is null
          and not exists (select from bill_attempts a where a.bill_id = b.id)`,
    );
    bills += rowCount ?? 0;
  }
  const { rowCount: kept } = await tx.execute(
    sql`update taxpayer_import_rows r set is_kept = true from bills b where r.import_id = ${id} and r.bill_id = b.id and b.cancelled_at is null`,
  );
  for (const from of parts) {
    const { rowCount } = await tx.execute(
      sql`with these as materialized (select tpui from taxpayer_import_rows r where ${within(from)} and is_new)
        delete from taxpayers t where t.tpui in (select tpui from these) and t.user_id is null and t.merged_into is null
          and not exists (select from bills b where b.payer_tpui = t.tpui and (b.cancelled_at is null or not exists (
            select from taxpayer_import_rows o where o.bill_id = b.id and o.import_id = ${id})))
          and not exists (select from portfolio_entries e where e.tpui = t.tpui)
          and not exists (select from taxpayers m where m.merged_into = t.tpui)
          and not exists (select from taxpayer_merges m where m.from_tpui = t.tpui)
          and not exists (select from taxpayer_merges m where m.into_tpui = t.tpui)`,
    );
    taxpayers += rowCount ?? 0;
  }
  return { bills, kept: kept ?? 0, taxpayers };
}
