import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { inOneGo } from './take-snapshots.ts';

/**
 * Of payments since a provider's lists are expected: what they took less what went back, and what of it lies in payouts that stand on
 * the bank's statement in full. Unknown, and not nought, where no statement of the bank was ever read for these days. By hand: no
 * query builder writes a median.
 */
const settledBy = (part: '' | 's.mda_id,') => `
  select ${part} min(s.paid_on) as settled_since, sum(s.amount_kobo - s.taken_back_kobo)::bigint as paid_kobo,
    coalesce(sum(least(s.received_kobo, s.amount_kobo - s.taken_back_kobo)) filter (where b.bank_kobo >= b.net_kobo), 0)::bigint as settled_kobo,
    percentile_cont(0.5) within group (order by b.credited_on - s.paid_on) filter (where b.bank_kobo >= b.net_kobo) as median_days
  from (select provider, min(expected_from) as expected_from from settlement_sources where provider is not null group by 1) f
    join payment_settlements s on s.provider = f.provider and s.paid_on >= f.expected_from
    left join settlement_batches b on b.id = s.batch_id and b.credited_on is not null
  where s.paid_on between $1::date and $2::date and exists (select from bank_lines k where k.value_date >= $1::date)
  ${part === '' ? '' : 'group by s.mda_id'} having sum(s.amount_kobo - s.taken_back_kobo) > 0`;

/** Receipts that stand, of MDAs that mark what they gave, from the day each began to. */
const served = `
  select min(m.since) as served_since, count(*)::int as receipts, count(g.receipt_id)::int as served
  from (
    select mda_id, min(lagos_day(given_at)) as since from services_given group by 1
  ) m
  join lateral (
    select receipt_id from collection_lines c
    where c.mda_id = m.mda_id and c.at >= lagos_midnight(greatest(m.since, $1::date))
      and c.at < lagos_midnight($2::date + 1)
    group by receipt_id having not bool_or(is_void)
  ) r on true
  left join services_given g on g.receipt_id = r.receipt_id
  having count(*) > 0`;

/** Replaces what is known of a year until a day in Lagos. */
export function takeTreasurySnapshot(db: Database, year: number, until: string, at: Date): Promise<void> {
  return inOneGo(db, async (client) => {
    await tablesOf(client).deleteFrom('treasury_snapshots').where('year', '=', year).execute();
    await client.query(
      `insert into treasury_snapshots (year, until, settled_since, paid_kobo, settled_kobo, median_days, served_since, receipts, served, taken_at)
       select $3::smallint, $2::date, p.settled_since, p.paid_kobo, p.settled_kobo, p.median_days, s.served_since, s.receipts, s.served, $4
       from (select) one left join (${settledBy('')}) p on true left join (${served}) s on true`,
      [`${year}-01-01`, until, year, at],
    );
    await client.query(
      `insert into treasury_mda_snapshots (year, mda_id, paid_kobo, settled_kobo, median_days)
       select $3::smallint, p.mda_id, p.paid_kobo, p.settled_kobo, p.median_days from (${settledBy('s.mda_id,')}) p`,
      [`${year}-01-01`, until, year],
    );
  });
}
