import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export type RevocationRow = NonNullable<Awaited<ReturnType<typeof findRevocation>>>;

export function findRevocation(on: Runner, id: string) {
  return tablesOf(on)
    .selectFrom('clearance_revocations as r')
    .innerJoin('clearance_certificates as c', 'c.id', 'r.certificate_id')
    .innerJoin('reading.taxpayers as t', 't.tpui', 'c.tpui')
    .selectAll('r')
    .select([
      'c.number',
      'c.tpui',
      'c.application_id as applicationId',
      't.name as payer',
      't.home_office_id as officeId',
    ])
    .select(({ ref }) => [
      sql<string | null>`reading.name_of_actor('user:' || ${ref('r.proposed_by')})`.as('proposedByName'),
      sql<string | null>`reading.name_of_actor('user:' || ${ref('r.decided_by')})`.as('decidedByName'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

interface NewRevocation {
  readonly id: string;
  readonly certificateId: string;
  readonly reason: string;
  readonly by: string;
}

export async function insertRevocation(
  tx: Transaction,
  { id, certificateId, reason, by }: NewRevocation,
): Promise<void> {
  await tablesOf(tx)
    .insertInto('clearance_revocations')
    .values({ id, certificate_id: certificateId, reason, proposed_by: by })
    .execute();
}

export async function decideRevocationAs(
  tx: Transaction,
  id: string,
  { state, by, reason }: { readonly state: 'revoked' | 'kept'; readonly by: string; readonly reason: string },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('clearance_revocations')
    .set({ state, decided_by: by, decided_at: sql<Date>`clock_timestamp()`, decision_reason: reason })
    .where('id', '=', id)
    .execute();
}

export async function withdrawRevocation(tx: Transaction, id: string): Promise<void> {
  await tablesOf(tx).updateTable('clearance_revocations').set({ state: 'withdrawn' }).where('id', '=', id).execute();
}
