import { sql } from 'drizzle-orm';
import type { Caseload } from '../../src/modules/ground/caseload/index.ts';
import type { Transaction } from '../../src/platform/db/database.ts';
import type { LawStaff } from './law-staff.ts';

interface Lapsing {
  readonly tx: Transaction;
  readonly caseload: Caseload;
  readonly staff: LawStaff;
}

/** Approved, issued and served sixty days ago by the steps of its case; its thirty days are over. */
export async function lapse({ tx, caseload, staff }: Lapsing, id: string): Promise<void> {
  const work = { kind: 'demand-notice', subject: `demand:${id}` } as const;
  const then = sql`clock_timestamp() - interval '60 days'`;
  const step = async (move: 'approve' | 'issue' | 'serve', userId: string) =>
    caseload.move(tx, work, { move, userId, caseVersion: await caseload.versionOf(tx, work) });
  await step('approve', staff.director);
  await tx.execute(
    sql`update demand_notices set state = 'approved', decided_by = ${staff.director}, decided_at = ${then} where id = ${id}`,
  );
  await step('issue', staff.director);
  await tx.execute(
    sql`update demand_notices set state = 'issued', issued_by = ${staff.director}, issued_at = ${then} where id = ${id}`,
  );
  await step('serve', staff.officer);
  await tx.execute(
    sql`update demand_notices set state = 'served', served_by = ${staff.officer}, served_at = issued_at, served_on = lagos_day(issued_at),
        served_how = 'by-hand', served_place = 'At the reception', served_proof = 'Taken by the manager on duty', service_noted_at = clock_timestamp()
      where id = ${id}`,
  );
}
