import type { WithholdingLeftOut, WithholdingPayer } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { TimeOfFiling } from '../../../../platform/http/arrival.ts';
import type { ComputedLine } from '../compute-lines.ts';

interface Draft {
  readonly tpui: string;
  readonly month: string;
  readonly payer: WithholdingPayer;
  readonly userId: string;
  readonly at: Date;
  readonly lines: readonly ComputedLine[];
  readonly leftOut?: WithholdingLeftOut | undefined;
}

export async function replaceDraft(
  tx: Transaction,
  { tpui, month, payer, userId, at, lines, leftOut }: Draft,
): Promise<void> {
  // One at a time for a payer's month: saving twice at once, or while it is being filed, waits.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`withholding:${tpui}:${month}`}, 0))`);
  const day = `${month}-01`;
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into withholding_schedules (tpui, month, version, payer, before_kobo, saved_by, saved_at)
      select ${tpui}, ${day}::date, coalesce(max(version), 0) + 1, ${payer}, coalesce((array_agg(withholding_stands_billed(withholding_schedules) order by version desc))[1], 0), ${userId}::uuid, ${at.toISOString()}::timestamptz
      from withholding_schedules where tpui = ${tpui} and month = ${day}::date and state = 'filed'
      on conflict (tpui, month) where state = 'draft' do update set payer = excluded.payer, saved_by = excluded.saved_by, saved_at = excluded.saved_at
      returning id`,
  );
  const id = rows[0]?.id ?? '';
  await tx.execute(sql`delete from withholding_rows where schedule_id = ${id}`);
  await tx.execute(
    sql`insert into withholding_rows (schedule_id, position, name, tax_id, payee, transaction, state_id, invoice, gross_kobo, deducted_kobo,
        rate_ppm, is_doubled, law_kobo, due_kobo)
      select ${id}::uuid, t.position, r.name, r."taxId", r.payee, r.transaction, r."stateId", r.invoice, r."grossKobo", r."deductedKobo",
        r."ratePpm", r."isDoubled", r."lawKobo", r."dueKobo"
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality t (line, position),
        jsonb_to_record(t.line) r (name text, "taxId" text, payee text, transaction text, "stateId" smallint, invoice text, "grossKobo" bigint,
          "deductedKobo" bigint, "ratePpm" int, "isDoubled" boolean, "lawKobo" bigint, "dueKobo" bigint)`,
  );
  await tx.execute(
    sql`update withholding_schedules s set payments = r.payments, gross_kobo = r.gross, deducted_kobo = r.deducted, law_kobo = r.law, due_kobo = r.due,
        left_out = coalesce(${leftOut ? JSON.stringify(leftOut) : null}::jsonb, s.left_out)
      from (select count(*)::int as payments, sum(gross_kobo) as gross, sum(deducted_kobo) as deducted, sum(law_kobo) as law, sum(due_kobo) as due
        from withholding_rows where schedule_id = ${id}) r where s.id = ${id}`,
  );
}

export interface ToFile {
  readonly month: string;
  readonly version: number;
  readonly state: 'draft' | 'filed';
  readonly savedAt: Date;
  readonly payments: number;
  readonly dueKobo: number;
  readonly beforeKobo: number;
  readonly standingKobo: number;
  readonly unpaidKobo: number;
  readonly billReference: string | null;
}

/** The payer's own schedule, and nobody changes it until the transaction ends. */
export async function lockSchedule(tx: Transaction, tpui: string, id: string): Promise<ToFile | undefined> {
  const locked = await tx.execute(
    sql`select from withholding_schedules where id = ${id} and tpui = withholding_month_of(${tpui}, month) for update`,
  );
  if (locked.rowCount === 0) return undefined;
  // Nobody pays, cancels or renews a bill of the month meanwhile.
  await tx.execute(
    sql`select from bills b where b.id in (select x.bill_id from withholding_schedules x join withholding_schedules s on s.tpui = x.tpui and s.month = x.month
      where s.id = ${id}) order by b.id for update`,
  );
  // A statement of its own: whoever filed it while this one waited has a bill that the first could not see.
  const { rows } = await tx.execute<ToFile & Record<string, unknown>>(
    sql`select to_char(s.month, 'YYYY-MM') as month, s.version, s.state, s.saved_at as "savedAt", s.payments,
        s.due_kobo::float8 as "dueKobo", s.before_kobo::float8 as "beforeKobo", b.reference as "billReference",
        (select coalesce(sum(c.total_kobo), 0)::float8 from withholding_bills(s.tpui, s.month) c where is_standing_bill(c.bill_id)) - month_credited('withholding', s.tpui, s.month)::float8 as "standingKobo",
        (select coalesce(sum(u.total_kobo), 0)::float8 from withholding_bills(s.tpui, s.month) c join bills u on u.id = c.bill_id where u.standing = 'open') as "unpaidKobo"
      from withholding_schedules s left join bills b on b.id = s.bill_id where s.id = ${id}`,
  );
  const [row] = rows;
  return row && { ...row, savedAt: new Date(row.savedAt) };
}

interface FiledBy {
  readonly id: string;
  readonly userId: string;
  readonly time: TimeOfFiling;
  /** What `userId` declared at that moment. */
  readonly declarationVersion: number;
  readonly billId: string | null;
  readonly replacedKobo?: number;
}

export async function markFiled(tx: Transaction, filed: FiledBy): Promise<void> {
  const { id, userId, time, declarationVersion, billId, replacedKobo = 0 } = filed;
  await tx.execute(
    sql`update withholding_schedules set state = 'filed', filed_by = ${userId}, filed_at = ${time.countsAt.toISOString()},
      arrived_at = ${time.arrivedAt?.toISOString() ?? null}, received_at = ${time.receivedAt.toISOString()}, declaration_version = ${declarationVersion},
      bill_id = ${billId}, replaced_kobo = ${replacedKobo} where id = ${id}`,
  );
}
