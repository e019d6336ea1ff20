import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import { givenBill } from './given.ts';
import { givenUser } from './given-user.ts';

interface GivenPenalty {
  readonly tpui: string;
  /** The first day of a month of consumption tax, filed too late. */
  readonly month?: string;
  readonly officeId?: number;
}

/** A return that was filed 50 days late: its penalty of ₦150,000 is billed, and a third of it is to be remitted. Answers both ids. */
export async function givenPenalty(
  db: Database,
  { tpui, month = '2026-03-01', officeId = 6 }: GivenPenalty,
): Promise<{ readonly penaltyId: string; readonly remissionId: string }> {
  const officer = await givenUser(db, { roles: ['Tax Officer'], taxOfficeId: officeId });
  const manager = await givenUser(db, { roles: ['Tax Office Manager'], taxOfficeId: officeId });
  const { id: billId } = await givenBill(db, { lines: [15_000_000], tpui });
  const [penaltyId, remissionId] = [randomUUID(), randomUUID()];
  const client = await db.$client.connect();
  const opened = async (kind: string, id: string, by: string) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into work_items (kind, state, subject, reference, office_id, tpui, opened_at, since)
       values ($1, 'proposed', $1 || ':' || $2::text, $2::text, $3, $4, clock_timestamp(), clock_timestamp()) returning id`,
      [kind, id, officeId, tpui],
    );
    await step(rows[0]?.id ?? '', { number: 1, move: 'open', by });
    return rows[0]?.id ?? '';
  };
  const step = (item: string, { number, move, by }: { number: number; move: string; by: string }) =>
    client.query(
      'insert into work_steps (item_id, number, move, at, user_id) values ($1, $2, $3, clock_timestamp(), $4)',
      [item, number, move, by],
    );
  try {
    await client.query('begin');
    await client.query(
      `insert into obligations (tpui, kind, period_from, due_on, filed_on)
       values ($1, 'consumption-tax-month', $2::date, $2::date + 50, $2::date + 100)`,
      [tpui, month],
    );
    await client.query(
      `insert into penalties (id, number, tpui, office_id, lateness, duty, period_from, neglect, due_on, from_on, until_on, is_over, base_kobo,
         penalty_kobo, interest_kobo, computation, proposed_by)
       values ($1, next_penalty_number(), $2, $3, 'filing:consumption-tax-month:' || $4::date, 'consumption-tax-month', $4::date, 'return-not-filed',
         $4::date + 50, $4::date + 50, $4::date + 100, true, 0, 15000000, 0, $5, $6)`,
      [penaltyId, tpui, officeId, month, JSON.stringify(computation), officer],
    );
    const item = await opened('penalty', penaltyId, officer);
    await step(item, { number: 2, move: 'bill', by: manager });
    await client.query(
      `update penalties set state = 'billed', decided_by = $2, decided_at = clock_timestamp(), bill_id = $3 where id = $1`,
      [penaltyId, manager, billId],
    );
    await client.query(`select mark_law_bill($1, 'penalty', $2, lagos_today() + 31)`, [billId, penaltyId]);
    await client.query(
      `insert into penalty_remissions (id, number, penalty_id, penalty_kobo, interest_kobo, reason, paper, proposed_by)
       values ($1, next_remission_number(), $2, 5000000, 0, 'The accountant was in hospital', 'Letter KD/12 of 3 June', $3)`,
      [remissionId, penaltyId, manager],
    );
    await opened('penalty-remission', remissionId, manager);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { penaltyId, remissionId };
}

const reference = { law: 'Nigeria Tax Administration Act 2025', section: 's. 101', certainty: 'our-reading' };
const computation = {
  daysLate: 50,
  lines: [
    {
      ...{ id: 'penalty', amountKobo: 15_000_000, reference },
      formula: { kind: 'months', firstKobo: 10_000_000, eachKobo: 5_000_000, months: 2 },
    },
    { id: 'total', amountKobo: 15_000_000, formula: { kind: 'sum', of: [{ amountKobo: 15_000_000 }] }, reference },
  ],
  gaps: [],
};
