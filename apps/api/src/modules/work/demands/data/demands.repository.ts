import type { DemandedBill, DemandGround, DemandHindrance, DemandStanding, ServedHow } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const instant = (column: string) => sql<Date | null>`${sql.ref(column)}`;
const nameOf = (column: string) => sql<string | null>`reading.name_of_actor('user:' || ${sql.ref(column)})`;
const sums = sql<{ paid_kobo: number; open_kobo: number }>`lateral sums_of_demand(n.id)`;

function demandsIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('demand_notices as n')
    .innerJoin('reading.taxpayers as t', 't.tpui', 'n.tpui')
    .leftJoin('reading.tax_offices as o', 'o.id', 'n.office_id')
    .innerJoin(sums.as('s'), (join) => join.onTrue())
    .select(['n.id', 'n.number', 'n.tpui', 'n.office_id as officeId', 't.name as taxpayer', 'o.name as office'])
    .select(['n.state', 'n.total_kobo as totalKobo', 's.paid_kobo as paidKobo', 's.open_kobo as openKobo'])
    .select(['n.served_on as servedOn', 'n.served_place as servedPlace', 'n.served_proof as servedProof'])
    .select(['n.end_reason as endReason', 'n.prepared_by as preparedBy', 'n.decided_by as decidedBy'])
    .select(['n.issued_by as issuedBy', 'n.served_by as servedBy', 'n.ended_by as endedBy'])
    .select([
      instant('n.prepared_at').as('preparedAt'),
      instant('n.decided_at').as('decidedAt'),
      instant('n.issued_at').as('issuedAt'),
      instant('n.served_at').as('servedAt'),
      instant('n.ended_at').as('endedAt'),
      nameOf('n.prepared_by').as('preparedByName'),
      nameOf('n.decided_by').as('decidedByName'),
      nameOf('n.issued_by').as('issuedByName'),
      nameOf('n.served_by').as('servedByName'),
      nameOf('n.ended_by').as('endedByName'),
      sql<ServedHow | null>`n.served_how`.as('servedHow'),
      sql<DemandStanding>`standing_of_demand(n)`.as('standing'),
      sql<string | null>`last_day_of_demand(n.served_on)`.as('lastDay'),
      sql<string>`lagos_today()`.as('today'),
    ]);
}

export type DemandRow = NonNullable<Awaited<ReturnType<typeof findDemand>>>;

export function findDemand(on: Runner, id: string) {
  return demandsIn(on).where('n.id', '=', id).executeTakeFirst();
}

/** Until the transaction ends nobody else moves it. */
export async function lockDemand(on: Runner, id: string): Promise<DemandRow | undefined> {
  await tablesOf(on).selectFrom('demand_notices').select('id').where('id', '=', id).forUpdate().execute();
  return findDemand(on, id);
}

/** What was served on a taxpayer, under any of their numbers; the newest first. */
export function servedOn(on: Runner, tpui: string): Promise<readonly DemandRow[]> {
  return demandsIn(on)
    .where('n.tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .where('n.served_on', 'is not', null)
    .orderBy('n.served_at', 'desc')
    .execute();
}

/** Its bills by the day on which each was due, with what became of them and what hinders each now. */
export function billsOfDemand(on: Runner, id: string) {
  return tablesOf(on)
    .selectFrom('demanded_bills as b')
    .select(['b.reference as billReference', 'b.period_from as periodFrom', 'b.due_on as dueOn'])
    .select(['b.amount_kobo as amountKobo', 'b.heads'])
    .select(({ ref }) => [
      sql<DemandGround | null>`${ref('b.ground')}`.as('ground'),
      sql<DemandedBill['standing']>`${ref('b.standing')}`.as('standing'),
      sql<DemandHindrance | null>`demand_hindrance(${ref('b.bill_id')}, ${ref('b.notice_id')})`.as('hindrance'),
    ])
    .where('b.notice_id', '=', id)
    .orderBy('b.due_on')
    .orderBy('b.reference')
    .execute();
}

/** The case of two persons it goes through. */
export function caseOf(
  on: Runner,
  id: string,
): Promise<{ readonly workId: string; readonly caseVersion: number } | undefined> {
  const cases = sql<{ id: string; subject: string }>`cases_about('demand-notice', ${`demand:${id}`})`;
  return tablesOf(on)
    .selectFrom(cases.as('c'))
    .select('c.id as workId')
    .select(({ ref }) => sql<number>`case_version('demand-notice', ${ref('c.subject')})`.as('caseVersion'))
    .executeTakeFirst();
}
