import type { OfficeHoldings } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

/** What goes to another office when this one closes; the same rows as `moveHoldings` moves. */
export async function holdingsOf(on: Database | Transaction, officeId: number): Promise<OfficeHoldings> {
  const { rows } = await on.execute(
    sql`select (select count(*)::int from taxpayers where home_office_id = ${officeId}) as taxpayers,
        (select count(*)::int from users where tax_office_id = ${officeId} and status <> 'deleted') as people,
        (select count(*)::int from consultants where office_id = ${officeId}) as consultants,
        (select count(*)::int from enquiries where office_id = ${officeId} and closed_at is null) as enquiries,
        (select count(*)::int from work_items where office_id = ${officeId} and closed_at is null) as cases`,
  );
  return rows[0] as unknown as OfficeHoldings;
}

/**
 * Everything that lives goes over; what is finished, and every bill, keeps the office it had. In this order: cases before the
 * taxpayers, whose moving would take cases from whoever has them; people before the taxpayers they look after.
 */
export async function moveHoldings(tx: Transaction, officeId: number, successorId: number): Promise<OfficeHoldings> {
  // Rules of taxpayers run for each of them: a large office needs longer than a request may.
  await tx.execute(sql`set local statement_timeout = '10min'`);
  // Each function belongs to the module whose rows it moves.
  const moved = async (name: 'work' | 'people' | 'consultants' | 'enquiries' | 'taxpayers') => {
    const { rows } = await tx.execute<{ count: string }>(
      sql`select ${sql.raw(`move_${name}_to_office`)}(${officeId}::smallint, ${successorId}::smallint) as count`,
    );
    return Number(rows[0]?.count);
  };
  const cases = await moved('work');
  const people = await moved('people');
  const consultants = await moved('consultants');
  const enquiries = await moved('enquiries');
  const taxpayers = await moved('taxpayers');
  return { taxpayers, people, consultants, enquiries, cases };
}
