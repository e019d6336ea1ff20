import type { Database } from '../platform/db/database.ts';
import { givenBill } from './given.ts';

/** A demand notice as an officer prepared it, of a bill by a return that was filed for that year. Answers its id. */
export async function givenDemand(
  db: Database,
  { tpui, by, officeId = 6, year = 2024 }: { tpui: string; by: string; officeId?: number; year?: number },
): Promise<string> {
  const bill = await givenBill(db, { tpui, issuedOn: '2026-01-05', lines: [300_000], dueAfterDays: 10 });
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into filed_returns (tpui, kind, period_from, version, submission_id, content_digest, answers, changes, figures, lateness, tax_kobo,
         credit_kobo, balance_kobo, over_kobo, due_on, amendment_reason, declaration_version, is_for_another, filed_by, filed_at, bill_id, replaced_kobo)
       values ($1, 'direct-assessment', make_date($4, 1, 1), 1, gen_random_uuid(), '', '{}', '[]', '{}', '{}', $2, 0, $2, 0, '2026-01-15', '', 1, false,
         $5, clock_timestamp(), $3, 0)`,
      [tpui, bill.totalKobo, bill.id, year, by],
    );
    const { rows } = await client.query<{ id: string }>(
      `insert into demand_notices (number, tpui, office_id, total_kobo, prepared_by) values (next_demand_number(), $1, $2, $3, $4) returning id`,
      [tpui, officeId, bill.totalKobo, by],
    );
    const id = rows[0]?.id ?? '';
    await client.query('insert into demand_notice_bills values ($1, $2, $3)', [id, bill.id, bill.totalKobo]);
    await client.query('commit');
    return id;
  } finally {
    client.release();
  }
}
