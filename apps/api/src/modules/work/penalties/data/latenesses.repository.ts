import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ChargedBefore, FoundLateness } from '../domain/work-out.ts';

export interface PenaltyPayer {
  readonly tpui: string;
  readonly categoryId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly isOrganisation: boolean;
  readonly registrationNumber: string;
  readonly officeId: number | null;
  /** Whose penalties they are; null where the head is not there. */
  readonly mdaId: number | null;
}

/** Whom it is billed to; undefined when the register has nobody of this TPUI. */
export function payerOf(on: Runner, tpui: string): Promise<PenaltyPayer | undefined> {
  return tablesOf(on)
    .selectFrom(sql<PayerColumns>`penalty_payer(${tpui})`.as<'p'>(sql`p`))
    .select(['p.tpui', 'p.category_id as categoryId', 'p.first_name as firstName', 'p.last_name as lastName'])
    .select(['p.email', 'p.phone', 'p.address', 'p.is_organisation as isOrganisation'])
    .select(['p.registration_number as registrationNumber', 'p.office_id as officeId', 'p.mda_id as mdaId'])
    .executeTakeFirst();
}

/** The longest late first. */
export function latenessesOf(on: Runner, tpui: string): Promise<readonly FoundLateness[]> {
  return tablesOf(on)
    .selectFrom(sql<LatenessColumns>`latenesses_of(${tpui})`.as<'l'>(sql`l`))
    .select(['l.lateness', 'l.duty', 'l.period_from as periodFrom', 'l.neglect', 'l.due_on as dueOn'])
    .select(['l.done_on as doneOn', 'l.until_on as untilOn', 'l.base_kobo as baseKobo', 'l.tax_bill_id as taxBillId'])
    .orderBy('l.due_on')
    .orderBy('l.lateness')
    .execute();
}

/** By lateness; what was refused or withdrawn charged nothing, what was remitted is not charged again. */
export async function chargedBefore(on: Runner, tpui: string): Promise<ReadonlyMap<string, ChargedBefore>> {
  const rows = await tablesOf(on)
    .selectFrom('penalties')
    .select('lateness')
    .select(({ ref }) => [
      sql<string>`max(${ref('until_on')})`.as('untilOn'),
      sql<number>`sum(${ref('penalty_kobo')})::float8`.as('penaltyKobo'),
      sql<number>`sum(${ref('interest_kobo')})::float8`.as('interestKobo'),
      sql<string | null>`max(${ref('number')}) filter (where ${ref('state')} = 'proposed')`.as('waiting'),
    ])
    .where('tpui', '=', sql<string>`any (reading.papers_of(reading.lead_of(${tpui})))`)
    .where('state', 'not in', ['refused', 'withdrawn'])
    .groupBy('lateness')
    .execute();
  return new Map(rows.map(({ lateness, ...before }) => [lateness, before]));
}

interface PayerColumns {
  readonly tpui: string;
  readonly category_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly is_organisation: boolean;
  readonly registration_number: string;
  readonly office_id: number | null;
  readonly mda_id: number | null;
}

interface LatenessColumns {
  readonly lateness: string;
  readonly duty: string;
  readonly period_from: string;
  readonly neglect: FoundLateness['neglect'];
  readonly due_on: string;
  readonly done_on: string | null;
  readonly until_on: string;
  readonly base_kobo: number;
  readonly tax_bill_id: string | null;
}
