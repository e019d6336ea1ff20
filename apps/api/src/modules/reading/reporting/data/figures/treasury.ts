import type { getFiscalYear, ResponseOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { RunQuery } from '../../../../../platform/lists/list-source.ts';
import { fewOf } from '../../domain/few-payers.ts';

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

/** In thousandths: what the one sum is less than the other can be one payment. */
const shareOf = ({ paidKobo, settledKobo }: Pick<Row, 'paidKobo' | 'settledKobo'>) =>
  Math.round((settledKobo / paidKobo) * 1000) / 1000;

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
            share: shareOf(row),
            medianDays: row.medianDays,
          }
        : null,
    served:
      row && servedSince !== null && row.receipts >= fewest
        ? { since: servedSince, receipts: row.receipts, served: row.served }
        : null,
  };
}

interface ArrearsRow extends NonNullable<Answer['arrears']> {
  /** Ages that are told apart from others lie on one side of twelve months. */
  readonly ages: readonly { readonly fromDays: number; readonly payers: number | null }[];
}

const old = 366;

/**
 * What was owed on the last counted morning of a year, beside what was collected in the twelve months before it. Whoever reads totals
 * alone is told how much of it is old where no ages of both sides of twelve months are told together.
 */
export async function readArrears(
  run: RunQuery,
  { from, until }: { readonly from: string; readonly until: string },
  ofTotals: boolean,
): Promise<Answer['arrears']> {
  const [row] = await run<ArrearsRow>(sql`
    with latest as (select max(taken_on) as day from arrears_snapshots where taken_on between ${from} and ${until})
    select a.taken_on::text as "takenOn", sum(a.kobo)::bigint as kobo,
      coalesce(sum(a.kobo) filter (where a.from_days >= ${old}), 0)::bigint as "oldKobo",
      (select coalesce(sum(kobo), 0) from daily_totals t where t.measure = 'collected' and t.dimension = 'all'
        and t.day > (a.taken_on - interval '1 year')::date and t.day <= a.taken_on)::bigint as "collectedKobo",
      jsonb_agg(jsonb_build_object('fromDays', a.from_days, 'payers', a.payers)) as ages
    from latest join arrears_snapshots a on a.taken_on = latest.day and a.dimension = 'all' group by a.taken_on`);
  if (!row) return null;
  const { ages, ...arrears } = row;
  const sides = new Set(fewOf(ages).map(({ fromDays }) => fromDays >= old));
  return { ...arrears, oldKobo: ofTotals && sides.size > 1 ? null : arrears.oldKobo };
}
