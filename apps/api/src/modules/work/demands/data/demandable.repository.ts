import type { DemandGround, DemandHindrance } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface Candidate {
  readonly bill_id: string;
  readonly reference: string;
  readonly ground: DemandGround;
  readonly period_from: string | null;
  readonly heads: string | null;
  readonly due_on: string;
  readonly amount_kobo: number;
  readonly hindrance: DemandHindrance | null;
}

/** Whose taxpayer it is; undefined while the register has nobody of this TPUI, or another record leads. */
export function taxpayerToDemand(
  on: Runner,
  tpui: string,
): Promise<{ readonly name: string; readonly officeId: number | null } | undefined> {
  return tablesOf(on)
    .selectFrom('reading.taxpayers')
    .select(['name', 'home_office_id as officeId'])
    .where('tpui', '=', tpui)
    .where(sql<boolean>`reading.lead_of(${tpui}) = ${tpui}`)
    .executeTakeFirst();
}

/** What they owe of a kind that can be demanded, the oldest first. */
export function candidatesOf(on: Runner, tpui: string) {
  return tablesOf(on)
    .selectFrom(sql<Candidate>`demand_candidates(${tpui})`.as('c'))
    .select(['c.bill_id as billId', 'c.reference as billReference', 'c.ground', 'c.period_from as periodFrom'])
    .select(['c.heads', 'c.due_on as dueOn', 'c.amount_kobo as amountKobo', 'c.hindrance'])
    .execute();
}
