import { sql } from 'drizzle-orm';
import { systemClock } from '../src/platform/clock/clock.ts';
import { dayOf } from '../src/platform/clock/lagos-day.ts';
import { createDatabase, type Transaction } from '../src/platform/db/database.ts';

const source = 'Demonstration budget, not a real one';
const enteredBy = 'demonstration';

/**
 * Gives the current year an original budget a little above what its collections lead to, with parts by MDA, and states two things
 * about it; the rest stays blank, as it does where nobody stated anything. Once; answers how many targets.
 */
export async function seedDemoBudget(url: string, now = systemClock.now()): Promise<number> {
  const db = createDatabase(url, { max: 2, name: 'portal-seed' });
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4005003)`);
      const known = await tx.execute(sql`select from revenue_targets where year = ${year}`);
      if (known.rowCount) return 0;
      const targets = await addTargets(tx, year, today);
      await tx.execute(sql`
        insert into fiscal_statements (kind, year, value, office, stated_on, document, entered_by) values
          ('population', ${year}::smallint, 9032200, 'National Bureau of Statistics', ${`${year}-01-05`}::date, 'Projection of 2022', ${enteredBy}),
          ('debt-service', ${year}, (select sum(kobo) / 5 from revenue_targets where year = ${year} and mda_id is null),
            'Demonstration office', ${`${year}-01-05`}::date, 'Demonstration statement, not a real one', ${enteredBy})`);
      return targets;
    });
  } finally {
    await db.$client.end();
  }
}

/** Each MDA's pace of the year, a tenth more or less by its number; the state's target is their sum. In whole thousands of naira. */
async function addTargets(tx: Transaction, year: number, today: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with pace as (
      select mda_id, sum(amount_kobo) * 365.0 / greatest(1, ${today}::date - make_date(${year}::int, 1, 1) + 1) as kobo
      from collection_lines where day between make_date(${year}::int, 1, 1) and ${today}::date group by 1 having sum(amount_kobo) > 0
    ), target as (
      select mda_id, (round(kobo * (0.94 + mod(mda_id * 7, 5) * 0.06) / 100000) * 100000)::bigint as kobo from pace
    )
    insert into revenue_targets (year, mda_id, kobo, version, source, entered_by)
    select ${year}::smallint, mda_id, kobo, 1, ${source}::text, ${enteredBy}::text from (
      select mda_id, kobo from target union all select null, sum(kobo)::bigint from target having count(*) > 0
    ) entered`);
  return rowCount ?? 0;
}
