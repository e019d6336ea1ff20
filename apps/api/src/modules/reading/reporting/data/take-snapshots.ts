import type pg from 'pg';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { judgeMonth } from './judge-month.ts';

/**
 * Payers of a month by dimension: how many, how many for the first time ever, and how much the largest paid. A payment whose
 * receipt was voided in the same month is none. By hand: no query builder writes windows over grouping like this.
 */
const payersOfMonth = `
  with month as (
    select lagos_midnight($1::date) as begins, lagos_midnight(($1::date + interval '1 month')::date) as ends
  ),
  paid as (
    select payer_key, dimension, key, sum(amount_kobo) as kobo
    from month join collection_lines on at >= begins and at < ends
    cross join lateral (values ('all', ''), ('mda', mda_id::text), ('head', revenue_head_id::text),
      ('office', coalesce(tax_office_id::text, '')), ('lga', coalesce(lga_id::text, '')), ('category', payer_category_id::text),
      ('channel', channel_id::text)) as d (dimension, key)
    group by payer_key, dimension, key having sum(amount_kobo) > 0
  ),
  known as (
    select p.payer_key from (select distinct payer_key from paid) p cross join month
    where exists (select from collection_lines c where c.payer_key = p.payer_key and c.at < begins)
  ),
  ranked as (
    select paid.*, known.payer_key is null as is_new,
      row_number() over (partition by dimension, key order by kobo desc, payer_key) as place,
      paid.kobo / sum(paid.kobo) over (partition by dimension, key) as share
    from paid left join known using (payer_key)
  )
  insert into payer_snapshots (month, dimension, key, payers, new_payers, kobo, top10_kobo, top50_kobo, top100_kobo, concentration, taken_at)
  select $1::date, dimension, key, count(*), count(*) filter (where is_new), sum(kobo),
    coalesce(sum(kobo) filter (where place <= 10), 0), coalesce(sum(kobo) filter (where place <= 50), 0),
    coalesce(sum(kobo) filter (where place <= 100), 0), round(sum(share * share) * 10000), $2
  from ranked group by dimension, key`;

/** Replaces the snapshot of a month, named by its first day (`YYYY-MM-01`), and judges which of its parts may be told. */
export function takePayerSnapshot(db: Database, month: string, at: Date): Promise<void> {
  return inOneGo(db, async (client) => {
    await tablesOf(client).deleteFrom('payer_snapshots').where('month', '=', month).execute();
    await client.query(payersOfMonth, [month, at]);
    await judgeMonth(client, month, at);
  });
}

/** Months with collections that were never counted or judged (a portal that began with older payments), without those that still move. */
export async function uncountedMonths(db: Database, moving: readonly string[]): Promise<string[]> {
  const [latest] = moving;
  if (latest === undefined) return [];
  const tables = tablesOf(db);
  const months = await tables
    .selectFrom('monthly_collections as m')
    .select('m.month')
    .distinct()
    .where('m.month', 'not in', moving)
    .where('m.month', '<', latest)
    .where(({ not, and, exists, selectFrom }) =>
      not(
        and([
          exists(
            selectFrom('payer_snapshots as s').where('s.dimension', '=', 'all').whereRef('s.month', '=', 'm.month'),
          ),
          exists(selectFrom('told_parts as p').where('p.dimension', '=', 'all').whereRef('p.month', '=', 'm.month')),
        ]),
      ),
    )
    .orderBy('m.month')
    .execute();
  return months.map(({ month }) => month);
}

/** What is owed by age of the bill. The ages are those of PEFA and the arrears reports: up to 30, 90, 180, 365 days, 3 and 6 years, older. */
const arrearsOfDay = `
  insert into arrears_snapshots (taken_on, dimension, key, from_days, bills, kobo, payers)
  select $1::date, dimension, key, from_days, count(*), sum(total_kobo),
    count(distinct coalesce(payer_tpui, 'guest:' || md5(payer_phone || ' ' || lower(payer_email))))
  from bills
  cross join lateral (select max(d) as from_days from unnest(array[0, 31, 91, 181, 366, 1096, 2191]) d where d <= greatest($1::date - issued_on, 0)) age
  cross join lateral (values ('all', ''), ('mda', mda_id::text), ('office', coalesce(tax_office_id::text, '')),
    ('lga', coalesce(payer_lga_id::text, '')), ('category', payer_category_id::text),
    ('expert-system', coalesce(expert_system_id::text, ''))) as d (dimension, key)
  where standing = 'open' and issued_on <= $1::date
  group by dimension, key, from_days`;

/** Replaces the snapshot of a day in Lagos (`YYYY-MM-DD`) with what is owed now. */
export function takeArrearsSnapshot(db: Database, day: string): Promise<void> {
  return inOneGo(db, async (client) => {
    await tablesOf(client).deleteFrom('arrears_snapshots').where('taken_on', '=', day).execute();
    await client.query(arrearsOfDay, [day]);
  });
}

/** A night's work, whole or not at all. */
export async function inOneGo(db: Database, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    // Reads months of payments, at night.
    await client.query(`set local statement_timeout = '10min'`);
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
