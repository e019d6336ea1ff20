import { type EnforcementHindrance, type EnforcementState, taxOfficeRoles } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const nameOf = (column: string) => sql<string | null>`reading.name_of_actor('user:' || ${sql.ref(column)})`;

function enforcementsIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('enforcements as e')
    .innerJoin('reading.demand_notices as n', 'n.id', 'e.notice_id')
    .innerJoin('reading.taxpayers as t', 't.tpui', 'e.tpui')
    .leftJoin('reading.tax_offices as o', 'o.id', 'e.office_id')
    .select(['e.id', 'e.number', 'e.notice_id as noticeId', 'n.number as demandNumber', 'e.tpui', 't.name as taxpayer'])
    .select(['e.office_id as officeId', 'o.name as office', 'e.debt_kobo as debtKobo'])
    .select(['e.opinion', 'e.order_id as orderId', 'e.visit_id as visitId', 'e.sale_order_id as saleOrderId'])
    .select(['e.received_by as receivedBy', 'e.end_reason as endReason', 'e.opened_by as openedBy'])
    .select(['e.checked_by as checkedBy', 'e.released_by as releasedBy'])
    .select(({ ref }) => [
      sql<EnforcementState>`${ref('e.state')}`.as('state'),
      sql<number>`n.open_kobo`.as('openKobo'),
      sql<string>`lagos_day(e.opened_at)`.as('openedOn'),
      sql<string | null>`lagos_day(e.ended_at)`.as('endedOn'),
      sql<string | null>`lagos_day(e.released_at)`.as('releasedOn'),
      sql<string>`lagos_today()`.as('today'),
      sql<string | null>`goods_kept_until(e.visit_id)`.as('keptUntil'),
      sql<EnforcementHindrance | null>`enforcement_hindrance(e.notice_id)`.as('hindrance'),
      nameOf('e.opened_by').as('openedByName'),
      nameOf('e.checked_by').as('checkedByName'),
      nameOf('e.released_by').as('releasedByName'),
    ]);
}

export type EnforcementRow = NonNullable<Awaited<ReturnType<typeof findEnforcement>>>;

export function findEnforcement(on: Runner, id: string) {
  return enforcementsIn(on).where('e.id', '=', id).executeTakeFirst();
}

/** Until the transaction ends nobody else moves it. */
export async function lockEnforcement(on: Runner, id: string): Promise<EnforcementRow | undefined> {
  await tablesOf(on).selectFrom('enforcements').select('id').where('id', '=', id).forUpdate().execute();
  return findEnforcement(on, id);
}

/** Of a taxpayer under any of their numbers, the newest first. */
export function enforcementsOf(on: Runner, tpui: string): Promise<readonly EnforcementRow[]> {
  return enforcementsIn(on)
    .where('e.tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .orderBy('e.opened_at', 'desc')
    .execute();
}

/** References of what is open of a demand now. */
export async function openBillsOf(on: Runner, noticeId: string): Promise<readonly string[]> {
  const rows = await tablesOf(on)
    .selectFrom(sql<{ reference: string }>`bills_to_enforce(${noticeId})`.as('b'))
    .select('b.reference')
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Holds every bill of a demand until the transaction ends, and says then what hinders its enforcement. */
export async function holdAndAsk(on: Runner, noticeId: string): Promise<EnforcementHindrance | null> {
  await tablesOf(on).selectNoFrom(sql<unknown>`hold_enforced_bills(${noticeId})`.as('held')).executeTakeFirstOrThrow();
  // A statement of its own: it sees what was committed while the first one waited.
  const { hindrance } = await tablesOf(on)
    .selectNoFrom(sql<EnforcementHindrance | null>`enforcement_hindrance(${noticeId})`.as('hindrance'))
    .executeTakeFirstOrThrow();
  return hindrance;
}

/** A served demand by its number. */
export function demandByNumber(on: Runner, number: string) {
  return tablesOf(on)
    .selectFrom('reading.demand_notices as n')
    .select(['n.id', 'n.tpui', 'n.office_id as officeId'])
    .select(sql<number>`n.open_kobo`.as('openKobo'))
    .select(sql<EnforcementHindrance | null>`enforcement_hindrance(n.id)`.as('hindrance'))
    .where('n.number', '=', number)
    .executeTakeFirst();
}

/** Who could go on a visit of an office. */
export async function officersOf(on: Runner, officeId: number) {
  const people = sql<{
    id: string;
  }>`unnest(people_of_office(${officeId}::smallint, ${sql.val([...taxOfficeRoles])}::text[]))`;
  const rows = await tablesOf(on)
    .selectFrom(people.as(sql`p(id)`))
    .select([sql<string>`p.id`.as('id'), sql<string | null>`reading.name_of_actor('user:' || p.id)`.as('name')])
    .orderBy('name')
    .execute();
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}

/** The case it goes through. */
export function caseOf(on: Runner, id: string) {
  const cases = sql<{ id: string; subject: string }>`cases_about('enforcement', ${`enforcement:${id}`})`;
  return tablesOf(on)
    .selectFrom(cases.as('c'))
    .select('c.id as workId')
    .select(({ ref }) => sql<number>`case_version('enforcement', ${ref('c.subject')})`.as('caseVersion'))
    .executeTakeFirst();
}

/** Open cases whose demand is paid or gone, and visits of demands that rest. What is being paid is asked about at the departure. */
export function hinderedEnforcements(on: Runner, most: number) {
  return tablesOf(on)
    .selectFrom('enforcements as e')
    .innerJoin(
      sql<{ hindrance: EnforcementHindrance }>`lateral (select enforcement_hindrance(e.notice_id) as hindrance)`.as(
        'h',
      ),
      (join) => join.onTrue(),
    )
    .select(['e.id', 'h.hindrance'])
    .where(
      sql<boolean>`(e.state in ('opened', 'checked', 'noted', 'ordered', 'planned', 'approved', 'departed') and h.hindrance in ('paid', 'ended', 'demand-withdrawn'))
        or (e.state in ('planned', 'approved', 'departed') and h.hindrance in ('plan', 'contested', 'credit', 'not-lapsed'))`,
    )
    .orderBy('e.id')
    .limit(most)
    .execute();
}

/** Whether somebody is a Director with the capacity Legal. */
export async function isLegal(on: Runner, userId: string): Promise<boolean> {
  const { legal } = await tablesOf(on)
    .selectNoFrom(sql<boolean>`acts_as(${userId}, array['legal'])`.as('legal'))
    .executeTakeFirstOrThrow();
  return legal;
}
