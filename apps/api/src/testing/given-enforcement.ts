import type { Database } from '../platform/db/database.ts';
import { givenDemand } from './given-demand.ts';

interface Given {
  readonly tpui: string;
  readonly by: string;
  readonly officeId?: number;
  readonly year?: number;
}

/** An enforcement at its beginning, of a demand that was served sixty days ago, as the owner of the database alone can say. Answers its id. */
export async function givenEnforcement(
  { db, owner }: { readonly db: Database; readonly owner: Database },
  { year = 2021, ...given }: Given,
): Promise<string> {
  const noticeId = await givenDemand(db, { ...given, year });
  const client = await owner.$client.connect();
  try {
    await client.query('begin');
    await client.query('alter table demand_notices disable trigger user');
    await client.query(
      `update demand_notices set state = 'served', decided_by = x.id, decided_at = now(), issued_by = x.id, issued_at = now(), served_by = x.id,
         served_at = now() - interval '60 days', served_on = lagos_today() - 60, served_how = 'by-hand', served_place = 'Here', served_proof = 'Somebody',
         service_noted_at = now() from (select min(id::text)::uuid as id from users where id <> $2) x where demand_notices.id = $1`,
      [noticeId, given.by],
    );
    await client.query('alter table demand_notices enable trigger user');
    await client.query('alter table enforcements disable trigger enforcements_are_work');
    const { rows } = await client.query<{ id: string }>(
      `insert into enforcements (number, notice_id, tpui, office_id, debt_kobo, opened_by)
       select next_enforcement_number(), n.id, n.tpui, n.office_id, s.open_kobo, $2 from demand_notices n, sums_of_demand(n.id) s where n.id = $1 returning id`,
      [noticeId, given.by],
    );
    await client.query('alter table enforcements enable trigger enforcements_are_work');
    await client.query('commit');
    return rows[0]?.id ?? '';
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
