import type { Database } from '../platform/db/database.ts';
import { givenBill, givenIntent } from './given.ts';
import { givenLines } from './given-lines.ts';

interface GivenShare {
  readonly expertSystemId: number;
  /** Who proposed its row, and who approved it. */
  readonly by: string;
  readonly other: string;
}

/** A line of shares of an expert system: a row that two persons agreed, and a settled payment of a bill of that system. */
export async function givenShare(db: Database, { expertSystemId, by, other }: GivenShare): Promise<void> {
  await db.$client.query(
    `insert into share_changes (party, expert_system_id, basis_points, valid_from, reason, proposed_by)
     values ('partner', $1, 150, '2025-01-01', 'The contract is signed', $2)`,
    [expertSystemId, by],
  );
  await db.$client.query(
    `select enact_share_change(id, 'approved', $2) from share_changes where expert_system_id = $1 and verdict is null`,
    [expertSystemId, other],
  );
  const bill = await givenBill(db, { expertSystemId });
  const { id, providerRef } = await givenIntent(db, bill);
  await db.$client.query(
    `select confirm_payment($1, $2, $3, 'card', clock_timestamp() - interval '1 minute', 'requery')`,
    [id, providerRef, bill.totalKobo],
  );
  await givenLines(db, [{ reference: providerRef, kobo: bill.totalKobo }]);
  await db.$client.query('select accrue_due_shares(1000)');
}
