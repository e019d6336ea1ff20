import type {
  AssessedLine,
  AssessmentBasis,
  AssessmentComparable,
  AssessmentMethod,
  AssessmentSource,
  AssessmentStanding,
  AssessmentState,
  ReturnKindId,
  ServedHow,
} from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const instant = (column: string) => sql<Date | null>`${sql.ref(column)}`;
const nameOf = (column: string) => sql<string | null>`reading.name_of_actor('user:' || ${sql.ref(column)})`;

function assessmentsIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('assessments as a')
    .innerJoin('reading.assessments as v', 'v.id', 'a.id')
    .select(['a.id', 'a.number', 'a.tpui', 'a.office_id as officeId', 'v.taxpayer', 'v.office'])
    .select(['v.head', 'v.head_code as headCode', 'a.period_from as periodFrom', 'a.period_to as periodTo'])
    .select(['a.is_deliberate as isDeliberate', 'a.reason', 'a.tax_kobo as taxKobo', 'a.bill_id as billId'])
    .select(['a.served_on as servedOn', 'a.served_place as servedPlace', 'a.contested_on as contestedOn'])
    .select(['a.end_reason as endReason', 'v.last_day as lastDay'])
    .select(['a.proposed_by as proposedBy', 'a.decided_by as decidedBy', 'a.served_by as servedBy'])
    .select(['a.ended_by as endedBy', 'a.proposed_at as proposedAt'])
    .select([
      instant('a.decided_at').as('decidedAt'),
      instant('a.served_at').as('servedAt'),
      instant('a.ended_at').as('endedAt'),
      nameOf('a.proposed_by').as('proposedByName'),
      nameOf('a.decided_by').as('decidedByName'),
      nameOf('a.served_by').as('servedByName'),
      nameOf('a.ended_by').as('endedByName'),
      sql<AssessmentBasis>`a.basis`.as('basis'),
      sql<AssessmentMethod>`a.method`.as('method'),
      sql<AssessmentState>`a.state`.as('state'),
      sql<AssessmentStanding>`v.standing`.as('standing'),
      sql<ReturnKindId | null>`a.return_kind`.as('returnKind'),
      sql<ServedHow | null>`a.served_how`.as('servedHow'),
      sql<readonly AssessmentSource[]>`a.sources`.as('sources'),
      sql<readonly AssessmentComparable[]>`a.comparables`.as('comparables'),
      sql<readonly AssessedLine[]>`a.lines`.as('lines'),
      sql<string>`lagos_today()`.as('today'),
    ]);
}

export type AssessmentRow = NonNullable<Awaited<ReturnType<typeof findAssessment>>>;

export function findAssessment(on: Runner, id: string) {
  return assessmentsIn(on).where('a.id', '=', id).executeTakeFirst();
}

/** What was served on a taxpayer, under any of their numbers; the newest first. */
export function servedOn(on: Runner, tpui: string): Promise<readonly AssessmentRow[]> {
  return assessmentsIn(on)
    .where('a.tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .where('a.served_on', 'is not', null)
    .orderBy('a.served_at', 'desc')
    .execute();
}

/** Until the transaction ends nobody else moves it. */
export async function lockAssessment(on: Runner, id: string): Promise<AssessmentRow | undefined> {
  await tablesOf(on).selectFrom('assessments').select('id').where('id', '=', id).forUpdate().execute();
  return findAssessment(on, id);
}

/** The case of two persons it went through. */
export function caseOf(
  on: Runner,
  id: string,
): Promise<{ readonly workId: string; readonly caseVersion: number } | undefined> {
  const cases = sql<{ id: string; subject: string }>`cases_about('assessment', ${`assessment:${id}`})`;
  return tablesOf(on)
    .selectFrom(cases.as('c'))
    .select('c.id as workId')
    .select(({ ref }) => sql<number>`case_version('assessment', ${ref('c.subject')})`.as('caseVersion'))
    .executeTakeFirst();
}

/** Of a taxpayer and period, not served yet or not final: those a return takes the place of. */
export function replaceableBy(
  on: Runner,
  { tpui, kind, fromDay }: { readonly tpui: string; readonly kind: ReturnKindId; readonly fromDay: string },
): Promise<readonly AssessmentRow[]> {
  return assessmentsIn(on)
    .where('a.tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .where('a.return_kind', '=', kind)
    .where('a.period_from', '=', fromDay)
    .where('a.basis', '=', 'best-of-judgement')
    .where('v.standing', 'in', ['proposed', 'approved', 'served', 'contested'])
    .orderBy('a.id')
    .forUpdate('a')
    .execute();
}
