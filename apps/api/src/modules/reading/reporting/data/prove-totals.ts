import type pg from 'pg';
import type { Database } from '../../../../platform/db/database.ts';

/** One figure that should be another. `kobo`: by how much, or by how many bills. */
export interface Difference {
  readonly check: string;
  /** The revenue head, MDA, bill … it was found at. */
  readonly subject: string;
  readonly kobo: number;
}

/** More than that says no more. */
const mostDifferences = 100;

/**
 * What must be equal, each from another source: books, receipts, totals and bills. What waits in the queue counts as added up.
 * Each answers with the rows that differ.
 */
const checks: readonly (readonly [name: string, query: string])[] = [
  [
    'collected by head = books',
    `select coalesce(c.head, l.head) as subject, coalesce(c.kobo, 0) - coalesce(l.kobo, 0) as kobo
     from (select h.code as head, sum(amount_kobo) as kobo from collection_lines join revenue_heads h on h.id = revenue_head_id group by 1) c
     full join (
       select substr(account, 9) as head, -sum(amount_kobo) as kobo from ledger_entries where account like 'revenue:%' group by 1
     ) l using (head)
     where coalesce(c.kobo, 0) <> coalesce(l.kobo, 0)`,
  ],
  [
    'daily totals of collections = collections',
    `select coalesce(f.head, t.head) || ' ' || coalesce(f.day, t.day) as subject, coalesce(t.kobo, 0) - coalesce(f.kobo, 0) as kobo
     from (select revenue_head_id::text as head, day, sum(amount_kobo) as kobo from collection_lines group by 1, 2) f
     full join (
       select head, day, sum(kobo) as kobo from (
         select key as head, day, kobo from daily_totals where measure = 'collected' and dimension = 'head'
         union all select revenue_head_id::text, day, kobo from totals_queue where measure = 'collected'
       ) as told group by 1, 2
     ) t using (head, day)
     where coalesce(t.kobo, 0) <> coalesce(f.kobo, 0)`,
  ],
  [
    'daily totals of bills = bills',
    `select coalesce(f.mda, t.mda) || ' ' || coalesce(f.day, t.day) || ' ' || coalesce(f.status, t.status) as subject,
       coalesce(t.kobo, 0) - coalesce(f.kobo, 0) as kobo
     from (select mda_id::text as mda, issued_on as day, standing as status, sum(total_kobo) as kobo from bills group by 1, 2, 3) f
     full join (
       select mda, day, status, sum(kobo) as kobo from (
         select key as mda, day, status, kobo from daily_totals where measure = 'billed' and dimension = 'mda'
         union all select mda_id::text, day, status, kobo from totals_queue where measure = 'billed'
       ) as told group by 1, 2, 3
     ) t using (mda, day, status)
     where coalesce(t.kobo, 0) <> coalesce(f.kobo, 0)`,
  ],
  [
    'every dimension = everything',
    `select measure || ' by ' || dimension as subject, sum(kobo) - (
         select coalesce(sum(kobo), 0) from daily_totals a where a.measure = d.measure and a.dimension = 'all'
       ) as kobo
     from daily_totals d where dimension <> 'all' group by measure, dimension
     having sum(kobo) <> (select coalesce(sum(kobo), 0) from daily_totals a where a.measure = d.measure and a.dimension = 'all')`,
  ],
  [
    'monthly totals = collections',
    `select name as subject, told - real as kobo from (
       select 'by head' as name, (select coalesce(sum(kobo), 0) from monthly_collections) as told
       union all select 'by payer', (select coalesce(sum(kobo), 0) from monthly_payers)
     ) monthly cross join (
       select coalesce((select sum(amount_kobo) from collection_lines), 0)
         - coalesce((select sum(kobo) from totals_queue where measure = 'collected'), 0) as real
     ) facts where told <> real`,
  ],
  [
    'standing = facts',
    `select b.reference as subject, 1 as kobo
     from bills b join bill_overviews o on o.bill_id = b.id
     where b.standing <> case when o.status in ('unpaid', 'expired') then 'open' else o.status end`,
  ],
];

/** What differs, as the caller's transaction sees it. */
export async function findDifferences(client: pg.ClientBase): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const [check, query] of checks) differences.push(...(await differencesOf(client, check, query)));
  return differences;
}

/** Holds the figures against the books, all in one view of the database; the result is kept. Answers what differs. */
export async function proveTotals(db: Database, now: () => Date): Promise<readonly Difference[]> {
  const startedAt = now();
  const client = await db.$client.connect();
  try {
    await client.query('begin isolation level repeatable read');
    // Reads every line there is; nobody waits for it.
    await client.query(`set local statement_timeout = '10min'`);
    const differences = await findDifferences(client);
    await client.query(
      'insert into totals_proofs (started_at, finished_at, holds, differences) values ($1, $2, $3, $4)',
      [startedAt, now(), differences.length === 0, JSON.stringify(differences)],
    );
    await client.query('commit');
    return differences;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function differencesOf(client: pg.ClientBase, check: string, query: string): Promise<Difference[]> {
  const { rows } = await client.query<Omit<Difference, 'check'>>(
    `select subject, kobo::bigint from (${query}) as found order by abs(kobo) desc, subject limit ${mostDifferences}`,
  );
  return rows.map((row) => ({ check, ...row }));
}
