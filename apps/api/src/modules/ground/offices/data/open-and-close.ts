import type { OfficeHoldings } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import { moveHoldings } from './office-holdings.ts';

/** The database takes both for a proposal that was approved, and refuses any other. Answers with the id of the office. */
export async function openOffice(tx: Transaction, proposalId: string): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`insert into tax_offices (name) select name from office_proposals where id = ${proposalId} and action = 'open' returning id::int as id`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('An office was opened that nobody proposed');
  await tx.execute(
    sql`insert into tax_office_places (office_id, lga_id, address, is_illustrative)
      select ${id}, lga_id, address, false from office_proposals where id = ${proposalId}`,
  );
  await tx.execute(
    sql`insert into tax_office_hours (office_id, weekday, opens_at, closes_at)
      select ${id}, (h ->> 'weekday')::smallint, (h ->> 'opensAt')::time, (h ->> 'closesAt')::time
      from office_proposals, jsonb_array_elements(hours) as h where id = ${proposalId}`,
  );
  return id;
}

/** On this day, which is the one that was decided or a later one. Answers with what went to the successor. */
export async function closeOffice(
  tx: Transaction,
  { officeId, successorId }: { readonly officeId: number; readonly successorId: number },
  today: string,
): Promise<OfficeHoldings> {
  await tx.execute(
    sql`update tax_offices set closed_on = ${today}, successor_id = ${successorId} where id = ${officeId} and closed_on is null`,
  );
  // Who works at the successor sees more from now on; who moves there is signed out as well, by moving.
  await tx.execute(sql`select end_sessions_of_office(${successorId}::smallint)`);
  return moveHoldings(tx, officeId, successorId);
}
