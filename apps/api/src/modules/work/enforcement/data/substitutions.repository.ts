import type { EnforcementHindrance, Holding, ServedHow, SubstitutionState } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const nameOf = (column: string) => sql<string | null>`reading.name_of_actor('user:' || ${sql.ref(column)})`;

function substitutionsIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('substitutions as s')
    .innerJoin('reading.demand_notices as n', 'n.id', 's.notice_id')
    .innerJoin('reading.taxpayers as t', 't.tpui', 's.tpui')
    .innerJoin('reading.taxpayers as h', 'h.tpui', 's.holder_tpui')
    .leftJoin('reading.tax_offices as o', 'o.id', 's.office_id')
    .select(['s.id', 's.number', 's.notice_id as noticeId', 'n.number as demandNumber', 's.tpui', 't.name as taxpayer'])
    .select(['s.holder_tpui as holderTpui', 'h.name as holder', 's.office_id as officeId', 'o.name as office'])
    .select(['s.owed_kobo as owedKobo', 's.asked_kobo as askedKobo', 's.ground', 's.asked_by as askedBy'])
    .select(['s.approved_by as approvedBy', 's.decided_by as decidedBy', 's.served_on as servedOn'])
    .select(['s.served_place as servedPlace', 's.served_proof as servedProof', 's.objected_on as objectedOn'])
    .select(['s.wrong', 's.amendment', 's.justification', 's.said_owed_kobo as saidOwedKobo'])
    .select(['s.admitted_kobo as admittedKobo', 's.answer', 's.end_reason as endReason'])
    .select(({ ref }) => [
      sql<SubstitutionState>`${ref('s.state')}`.as('state'),
      sql<Holding>`${ref('s.holding')}`.as('holding'),
      sql<ServedHow | null>`${ref('s.served_how')}`.as('servedHow'),
      sql<string>`lagos_day(s.asked_at)`.as('askedOn'),
      sql<string | null>`lagos_day(s.ended_at)`.as('endedOn'),
      sql<string>`lagos_today()`.as('today'),
      sql<string | null>`law_rule_end('objection.lodging', s.served_on)`.as('objectUntil'),
      sql<string | null>`law_rule_end('objection.decision', s.objected_on)`.as('decideUntil'),
      sql<EnforcementHindrance | null>`enforcement_hindrance(s.notice_id)`.as('hindrance'),
      nameOf('s.asked_by').as('askedByName'),
      nameOf('s.approved_by').as('approvedByName'),
      nameOf('s.decided_by').as('decidedByName'),
    ]);
}

export type SubstitutionRow = NonNullable<Awaited<ReturnType<typeof findSubstitution>>>;

export function findSubstitution(on: Runner, id: string) {
  return substitutionsIn(on).where('s.id', '=', id).executeTakeFirst();
}

/** Until the transaction ends nobody else moves it. */
export async function lockSubstitution(on: Runner, id: string): Promise<SubstitutionRow | undefined> {
  await tablesOf(on).selectFrom('substitutions').select('id').where('id', '=', id).forUpdate().execute();
  return findSubstitution(on, id);
}

/** What was served, of a taxpayer or on them, under any of their numbers, the newest first. */
export function servedSubstitutionsOf(on: Runner, tpui: string): Promise<readonly SubstitutionRow[]> {
  const own = sql<string>`any (reading.papers_of(${tpui}))`;
  return substitutionsIn(on)
    .where('s.served_on', 'is not', null)
    .where((of) => of.or([of('s.tpui', '=', own), of('s.holder_tpui', '=', own)]))
    .orderBy('s.id', 'desc')
    .execute();
}

/** Whether somebody is one of the numbers of a taxpayer. */
export async function isSame(on: Runner, tpui: string, other: string): Promise<boolean> {
  const same = sql<boolean>`${other} = any (reading.papers_of(${tpui}))`;
  return (await tablesOf(on).selectNoFrom(same.as('same')).executeTakeFirstOrThrow()).same;
}

/** The bills it asks for, with what became of each. */
export function billsOfSubstitution(on: Runner, id: string) {
  const bills = sql<{ reference: string; amount_kobo: number; standing: string }>`bills_of_substitution(${id})`;
  return tablesOf(on)
    .selectFrom(bills.as('b'))
    .select(['b.reference', 'b.amount_kobo as amountKobo', 'b.standing'])
    .execute();
}
export type SubstitutionBill = Awaited<ReturnType<typeof billsOfSubstitution>>[number];

/** Somebody of the register by their TPUI. */
export function holderByTpui(on: Runner, tpui: string) {
  return tablesOf(on)
    .selectFrom('reading.taxpayers')
    .select(sql<string>`reading.lead_of(tpui)`.as('tpui'))
    .where('tpui', '=', tpui)
    .executeTakeFirst();
}

/** What is open of a demand, bill by bill, whole. */
export function openOfDemand(on: Runner, noticeId: string) {
  return tablesOf(on)
    .selectFrom(sql<{ bill_id: string; reference: string }>`bills_to_enforce(${noticeId})`.as('o'))
    .innerJoin('reading.invoices as i', 'i.id', 'o.bill_id')
    .select(['o.bill_id as billId', 'o.reference', 'i.total_kobo as amountKobo'])
    .execute();
}

/** The case it goes through. */
export function caseOfSubstitution(on: Runner, id: string) {
  const cases = sql<{ id: string; subject: string }>`cases_about('substitution', ${`substitution:${id}`})`;
  return tablesOf(on)
    .selectFrom(cases.as('c'))
    .select('c.id as workId')
    .select(({ ref }) => sql<number>`case_version('substitution', ${ref('c.subject')})`.as('caseVersion'))
    .executeTakeFirst();
}

/** Open ones of which nothing is asked any more, and objections that the law has decided. */
export function substitutionsToEnd(on: Runner, most: number) {
  return tablesOf(on)
    .selectFrom('substitutions as s')
    .select('s.id')
    .select([
      sql<EnforcementHindrance | null>`substitution_over(s)`.as('over'),
      sql<boolean>`s.state = 'objected' and lagos_today() > law_rule_end('objection.decision', s.objected_on)`.as(
        'isLapsed',
      ),
    ])
    .where('s.ended_at', 'is', null)
    .where(
      sql<boolean>`substitution_over(s) is not null or (s.state = 'objected' and lagos_today() > law_rule_end('objection.decision', s.objected_on))`,
    )
    .orderBy('s.id')
    .limit(most)
    .execute();
}
