import type { getFiscalYear, ResponseOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';

type Answer = ResponseOf<typeof getFiscalYear>;

interface Row {
  readonly settledSince: string | null;
  readonly paidKobo: number;
  readonly settledKobo: number;
  readonly medianDays: number | null;
  readonly servedSince: string | null;
  readonly receipts: number;
  readonly served: number;
}

/** Of few receipts no share is told: it would say what one of them is. */
const fewest = 5;

/** What the night counted of settlement and of services; null where it knew nothing. */
export async function readTreasury(run: RunQuery, year: number): Promise<Pick<Answer, 'settled' | 'served'>> {
  const [row] = await run<Row>(sql`
    select settled_since::text as "settledSince", paid_kobo as "paidKobo", settled_kobo as "settledKobo",
      median_days::float8 as "medianDays", served_since::text as "servedSince", receipts, served
    from treasury_snapshots where year = ${year}`);
  const { settledSince = null, servedSince = null } = row ?? {};
  return {
    settled:
      row && settledSince !== null
        ? {
            since: settledSince,
            paidKobo: row.paidKobo,
            settledKobo: row.settledKobo,
            medianDays: row.medianDays,
          }
        : null,
    served:
      row && servedSince !== null && row.receipts >= fewest
        ? { since: servedSince, receipts: row.receipts, served: row.served }
        : null,
  };
}

/** What was owed on the last counted morning of a year, beside what was collected in the twelve months before it. */
export async function readArrears(run: RunQuery, from: string, until: string): Promise<Answer['arrears']> {
  const [row] = await run<NonNullable<Answer['arrears']>>(sql`
    with latest as (select max(taken_on) as day from arrears_snapshots where taken_on between ${from} and ${until})
    select a.taken_on::text as "takenOn", sum(a.kobo)::bigint as kobo,
      coalesce(sum(a.kobo) filter (where a.from_days >= 366), 0)::bigint as "oldKobo",
      (select coalesce(sum(kobo), 0) from daily_totals t where t.measure = 'collected' and t.dimension = 'all'
        and t.day > (a.taken_on - interval '1 year')::date and t.day <= a.taken_on)::bigint as "collectedKobo"
    from latest join arrears_snapshots a on a.taken_on = latest.day and a.dimension = 'all' group by a.taken_on`);
  return row ?? null;
}
