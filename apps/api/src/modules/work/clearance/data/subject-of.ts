import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export interface ClearanceSubject {
  /** The record that leads. */
  readonly tpui: string;
  readonly name: string;
  readonly officeId: number | null;
  readonly office: string | null;
  readonly isOrganisation: boolean;
  readonly isIdentityProved: boolean;
  readonly isStaff: boolean;
}

/** Of whom clearance is asked; undefined while the register has nobody of this TPUI. */
export function subjectOf(on: Runner, tpui: string): Promise<ClearanceSubject | undefined> {
  return tablesOf(on)
    .selectFrom('reading.taxpayers as t')
    .select(['t.tpui', 't.name', 't.home_office_id as officeId', 't.home_office as office'])
    .select(({ ref }) => [
      sql<boolean>`${ref('t.category')} is distinct from 'Individual'`.as('isOrganisation'),
      sql<boolean>`reading.is_proved_by_code(${ref('t.tpui')})`.as('isIdentityProved'),
      sql<boolean>`reading.is_of_staff(${ref('t.tpui')})`.as('isStaff'),
    ])
    .where(({ ref }) => sql<boolean>`${ref('t.tpui')} = reading.lead_of(${tpui})`)
    .executeTakeFirst();
}

/** Whether somebody would decide about themselves. */
export async function isSamePerson(on: Runner, userId: string, tpui: string): Promise<boolean> {
  const { isSame } = await tablesOf(on)
    .selectNoFrom(sql<boolean>`reading.is_same_person(${userId}::uuid, ${tpui})`.as('isSame'))
    .executeTakeFirstOrThrow();
  return isSame;
}

/** Whoever signs in for a taxpayer. */
export async function peopleOf(on: Runner, tpui: string): Promise<readonly string[]> {
  const { people } = await tablesOf(on)
    .selectNoFrom(sql<string[]>`reading.people_of(${tpui})`.as('people'))
    .executeTakeFirstOrThrow();
  return people;
}

/** By the database's clock, in Lagos. */
export async function lagosToday(on: Runner): Promise<string> {
  const { today } = await tablesOf(on).selectNoFrom(sql<string>`lagos_today()`.as('today')).executeTakeFirstOrThrow();
  return today;
}
