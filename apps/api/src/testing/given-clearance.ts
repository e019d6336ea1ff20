import type { Database } from '../platform/db/database.ts';

interface GivenClearance {
  readonly tpui: string;
  readonly officeId: number;
  readonly askedBy: string;
}

/** Somebody has asked for clearance, and one year is in the way. */
export async function givenClearance(db: Database, { tpui, officeId, askedBy }: GivenClearance): Promise<void> {
  await db.$client.query(
    `insert into clearance_applications (number, tpui, office_id, first_year, asked_by, draw, state, blockers)
     select next_clearance_number(), $1, $2, y.first, $3, 5000, 'blocked', jsonb_build_array(jsonb_build_object('key', 'year:' || y.first, 'kind', 'year-unknown'))
     from (select extract(year from lagos_today())::int - 3 as first) y`,
    [tpui, officeId, askedBy],
  );
}
