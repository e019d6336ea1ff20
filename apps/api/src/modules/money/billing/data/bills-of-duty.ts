import type { BillStatus } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** A bill of something that was filed. */
export interface BillOfDuty {
  readonly id: string;
  readonly reference: string;
  readonly totalKobo: number;
  readonly status: BillStatus;
  /** Nobody has paid it or cancelled it. */
  readonly isOpen: boolean;
  /** Not cancelled, or parts of a plan stand in its place. */
  readonly isStanding: boolean;
}

/** How the bills of what was filed stand now. */
export async function billsOfDuty(on: Runner, billIds: readonly string[]): Promise<readonly BillOfDuty[]> {
  if (billIds.length === 0) return [];
  const bills = await tablesOf(on)
    .selectFrom('bills as b')
    .innerJoin('bill_overviews as o', 'o.bill_id', 'b.id')
    .select(['b.id', 'b.reference', 'b.total_kobo as totalKobo', 'b.standing'])
    .select(({ ref }) => [
      sql<BillStatus>`bill_status_with_parts(${ref('b.id')}, ${ref('o.status')})`.as('status'),
      sql<boolean>`is_standing_bill(${ref('b.id')})`.as('isStanding'),
    ])
    .where('b.id', 'in', [...billIds])
    .execute();
  return bills.map(({ standing, ...bill }) => ({ ...bill, isOpen: standing === 'open' }));
}
