import type { Reconciliation } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';

type Run = Pick<Database, 'execute'>;

export async function readReconciliation(run: Run): Promise<Reconciliation> {
  const { rows } = await run.execute(
    sql`select r.up_to::text as "upTo", to_char(r.ran_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "ranAt",
        c.open::int as "openDifferences", c.oldest::text as oldest,
        w.pending::bigint as "pendingKobo", w.overdue::bigint as "overdueKobo"
      from (select count(*) as open, min(day) as oldest from settlement_cases where closed_at is null) c
      cross join (select coalesce(sum(amount_kobo - taken_back_kobo), 0) as pending,
        coalesce(sum(amount_kobo - taken_back_kobo) filter (where due_on < lagos_today()), 0) as overdue
        from payment_settlements where state = 'awaited') w
      left join lateral (select * from reconciliation_runs order by id desc limit 1) r on true`,
  );
  const found = rows[0] as unknown as Reconciliation;
  return { ...found, pendingKobo: Number(found.pendingKobo), overdueKobo: Number(found.overdueKobo) };
}

/** Whether the night's comparison of this day was made. */
export async function wasCompared(run: Run, today: string): Promise<boolean> {
  const { rowCount } = await run.execute(
    sql`select from reconciliation_runs where lagos_day(ran_at) = ${today}::date limit 1`,
  );
  return rowCount === 1;
}

export async function compareAll(run: Run, today: string, by: string | null): Promise<void> {
  await run.execute(sql`select reconcile(${today}::date, ${by}::uuid)`);
}
