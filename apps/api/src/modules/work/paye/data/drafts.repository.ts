import { type PayeLeftOut, payeRowsAtOnce, payeRowsMost } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { DraftLine } from '../branches-of-rows.ts';

interface Month {
  readonly tpui: string;
  readonly month: string;
  readonly userId: string;
  readonly at: Date;
  readonly lines: readonly DraftLine[];
}

interface Draft extends Month {
  /** What was sent before these lines. */
  readonly leftOut?: PayeLeftOut | undefined;
  readonly sentBefore?: { readonly uploadId: string; readonly parts: number } | undefined;
}

/** One at a time for an employer's month: saving twice at once, or while it is being filed, waits. */
export async function lockMonth(tx: Transaction, tpui: string, month: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`paye:${tpui}:${month}`}, 0))`);
}

/** A part sent again replaces itself; another upload replaces all of the one before it. */
export async function keepPart(
  tx: Transaction,
  { tpui, month, userId, at, lines, uploadId, part }: Month & { readonly uploadId: string; readonly part: number },
): Promise<void> {
  await lockMonth(tx, tpui, month);
  const day = `${month}-01`;
  await tx.execute(
    sql`delete from paye_draft_parts where tpui = ${tpui} and month = ${day}::date and upload_id <> ${uploadId}::uuid`,
  );
  await tx.execute(
    sql`insert into paye_draft_parts (tpui, month, upload_id, part, lines, saved_by, saved_at)
      values (${tpui}, ${day}::date, ${uploadId}::uuid, ${part}::smallint, ${JSON.stringify(lines)}::jsonb, ${userId}::uuid, ${at.toISOString()}::timestamptz)
      on conflict (tpui, month, upload_id, part) do update set lines = excluded.lines, saved_by = excluded.saved_by, saved_at = excluded.saved_at`,
  );
}

/** Parts whose draft nobody saved. */
export async function forgetParts({ $client }: Pick<Database, '$client'>, before: Date): Promise<void> {
  await $client.query('delete from paye_draft_parts where saved_at < $1', [before.toISOString()]);
}

/** Answers how many employees it has. */
export async function replaceDraft(
  tx: Transaction,
  { tpui, month, userId, at, lines, leftOut, sentBefore }: Draft,
): Promise<number> {
  await lockMonth(tx, tpui, month);
  const day = `${month}-01`;
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into paye_schedules (tpui, month, version, before_kobo, saved_by, saved_at)
      select ${tpui}, ${day}::date, coalesce(max(version), 0) + 1, coalesce((array_agg(paye_stands_billed(paye_schedules) order by version desc))[1], 0),
        ${userId}::uuid, ${at.toISOString()}::timestamptz
      from paye_schedules where tpui = ${tpui} and month = ${day}::date and state = 'filed'
      on conflict (tpui, month) where state = 'draft' do update set saved_by = excluded.saved_by, saved_at = excluded.saved_at
      returning id`,
  );
  const id = rows[0]?.id ?? '';
  await tx.execute(sql`delete from paye_rows where schedule_id = ${id}`);
  if (sentBefore) await takeParts(tx, id, { tpui, day, ...sentBefore });
  const from = (sentBefore?.parts ?? 0) * payeRowsAtOnce;
  await insertLines(
    tx,
    id,
    sql`(select ${from}::int + e.ordinality::int as position, e.line from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality e (line, ordinality))`,
  );
  const employees = await addUp(tx, id);
  if (leftOut)
    await tablesOf(tx)
      .updateTable('paye_schedules')
      .set({ left_out: JSON.stringify(leftOut) })
      .where('id', '=', id)
      .execute();
  return employees;
}

/** What the rows of a draft come to, and what stands out in them. Answers how many there are. */
async function addUp(tx: Transaction, id: string): Promise<number> {
  const added = await tx.execute<{ employees: number }>(
    sql`update paye_schedules s set employees = r.employees, gross_kobo = r.gross, deducted_kobo = r.deducted, law_kobo = r.law, due_kobo = r.due
      from (select count(*)::int as employees, coalesce(sum(gross_kobo), 0) as gross, coalesce(sum(deducted_kobo), 0) as deducted,
        coalesce(sum(law_kobo), 0) as law, coalesce(sum(due_kobo), 0) as due
        from paye_rows where schedule_id = ${id}) r where s.id = ${id} returning s.employees`,
  );
  const employees = added.rows[0]?.employees ?? 0;
  if (employees > payeRowsMost) throw new BusinessError('paye.too-many-rows');
  await tx.execute(
    sql`update paye_schedules set outliers = (select count(*)::int from paye_changes(${id}::uuid)) where id = ${id}`,
  );
  return employees;
}

interface Correction {
  readonly id: string;
  /** Under which the employee stands in the draft. */
  readonly staffNumber: string;
  readonly line: DraftLine;
  readonly userId: string;
  readonly at: Date;
}

/** One employee of a draft, at the same place; the draft is locked. False: there is no such employee. */
export async function correctLine(
  tx: Transaction,
  { id, staffNumber, line, userId, at }: Correction,
): Promise<boolean> {
  const tables = tablesOf(tx);
  const found = await tables
    .deleteFrom('paye_rows')
    .where('schedule_id', '=', id)
    .where('staff_number', '=', staffNumber)
    .returning('position')
    .executeTakeFirst();
  if (!found) return false;
  await insertLines(tx, id, sql`(select ${found.position}::int as position, ${JSON.stringify(line)}::jsonb as line)`);
  await tables.updateTable('paye_schedules').set({ saved_by: userId, saved_at: at }).where('id', '=', id).execute();
  await addUp(tx, id);
  return true;
}

interface Upload {
  readonly tpui: string;
  readonly day: string;
  readonly uploadId: string;
  readonly parts: number;
}

/** All of them or none: a part that is missing would be employees whom nobody files. */
async function takeParts(tx: Transaction, id: string, { tpui, day, uploadId, parts }: Upload): Promise<void> {
  const own = sql`tpui = ${tpui} and month = ${day}::date and upload_id = ${uploadId}::uuid`;
  const { rows } = await tx.execute<{ kept: number; last: number | null }>(
    sql`select count(*)::int as kept, max(part)::int as last from paye_draft_parts where ${own}`,
  );
  if (rows[0]?.kept !== parts || rows[0].last !== parts - 1) throw new BusinessError('paye.parts-missing');
  await insertLines(
    tx,
    id,
    sql`(select p.part * ${payeRowsAtOnce}::int + e.ordinality::int as position, e.line
      from paye_draft_parts p, jsonb_array_elements(p.lines) with ordinality e (line, ordinality) where ${own})`,
  );
  await tx.execute(sql`delete from paye_draft_parts where ${own}`);
}

async function insertLines(tx: Transaction, id: string, numbered: SQL): Promise<void> {
  await tx.execute(
    sql`insert into paye_rows (schedule_id, position, staff_number, name, tax_id, state_id, gross_kobo, pension_kobo, housing_fund_kobo,
        health_insurance_kobo, life_insurance_kobo, home_loan_interest_kobo, yearly_rent_kobo, deducted_kobo, law_kobo, due_kobo, branch_id)
      select ${id}::uuid, t.position, r."staffNumber", r.name, r."taxId", r."stateId", r."grossKobo", r."pensionKobo", r."housingFundKobo",
        r."healthInsuranceKobo", coalesce(r."lifeInsuranceKobo", 0), coalesce(r."homeLoanInterestKobo", 0), r."yearlyRentKobo", r."deductedKobo", r."lawKobo", r."dueKobo", r."branchId"
      from ${numbered} t,
        jsonb_to_record(t.line) r ("staffNumber" text, name text, "taxId" text, "stateId" smallint, "grossKobo" bigint, "pensionKobo" bigint,
          "housingFundKobo" bigint, "healthInsuranceKobo" bigint, "lifeInsuranceKobo" bigint, "homeLoanInterestKobo" bigint, "yearlyRentKobo" bigint, "deductedKobo" bigint, "lawKobo" bigint, "dueKobo" bigint, "branchId" uuid)`,
  );
}
