import type { StandingChange } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface StandingOfRegister {
  readonly officeId: number | null;
  readonly mergedInto: string | null;
}

/** Until the transaction ends nobody merges or moves them. Undefined while the register has nobody of this TPUI. */
export function lockForStanding(on: Runner, tpui: string): Promise<StandingOfRegister | undefined> {
  return tablesOf(on)
    .selectFrom('taxpayers')
    .select(['home_office_id as officeId', 'merged_into as mergedInto'])
    .where('tpui', '=', tpui)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface NewStanding extends Omit<StandingChange, 'name' | 'proposedBy'> {
  readonly userId: string;
  readonly at: Date;
}

export async function insertStandingChange(
  on: Runner,
  { tpui, standing, fromDay, document, reason, userId, at }: NewStanding,
): Promise<string> {
  const { id } = await tablesOf(on)
    .insertInto('taxpayer_standings')
    .values({ tpui, standing, from_day: fromDay, document, reason, proposed_by: userId, proposed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** With the office that looks after the taxpayer now. */
export function findStandingChange(
  on: Runner,
  id: string,
): Promise<(StandingChange & { readonly officeId: number | null }) | undefined> {
  return tablesOf(on)
    .selectFrom('taxpayer_standings as s')
    .innerJoin('taxpayers as t', 't.tpui', 's.tpui')
    .select(['s.tpui', 't.name', 's.standing', 's.from_day as fromDay', 's.document', 's.reason'])
    .select([
      sql<string>`reading.name_of_actor('user:' || s.proposed_by)`.as('proposedBy'),
      't.home_office_id as officeId',
    ])
    .where('s.id', '=', id)
    .executeTakeFirst();
}

interface StandingDecision {
  readonly state: 'released' | 'refused' | 'withdrawn';
  readonly userId: string;
  readonly at: Date;
}

/** What was decided about; a release counts from then on. */
export function decideStanding(
  on: Runner,
  id: string,
  { state, userId, at }: StandingDecision,
): Promise<Pick<StandingChange, 'tpui' | 'standing' | 'fromDay'> | undefined> {
  return tablesOf(on)
    .updateTable('taxpayer_standings')
    .set({ state, decided_by: userId, decided_at: at })
    .where('id', '=', id)
    .returning(['tpui', 'standing', 'from_day as fromDay'])
    .executeTakeFirst();
}
