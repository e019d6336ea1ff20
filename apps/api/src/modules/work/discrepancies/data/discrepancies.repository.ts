import type { DiscrepancyRule, DiscrepancyState, MatchConfidence, ReturnKindId } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

const day = (column: string) => sql<string | null>`lagos_day(${sql.ref(column)})::text`;

function discrepanciesIn(on: Runner) {
  return tablesOf(on)
    .selectFrom('discrepancies as d')
    .innerJoin('reading.discrepancies as v', 'v.id', 'd.id')
    .select([
      'd.id',
      'd.number',
      'd.tpui',
      'd.office_id as officeId',
      'd.return_id as returnId',
      'd.period_to as periodTo',
    ])
    .select(['d.declared_kobo as declaredKobo', 'd.found_kobo as foundKobo', 'd.tolerance_kobo as toleranceKobo'])
    .select([
      'd.effect_kobo as effectKobo',
      'd.source',
      'd.source_on as sourceOn',
      'd.query',
      'd.answer_by as answerBy',
    ])
    .select(['d.explanation', 'd.decision_reason as decisionReason', 'd.assessment_id as assessmentId'])
    .select(['d.opened_by as openedBy', 'v.taxpayer', 'v.office', 'v.period_from as periodFrom'])
    .select([
      sql<DiscrepancyRule>`d.rule`.as('rule'),
      sql<DiscrepancyState>`d.state`.as('state'),
      sql<MatchConfidence>`d.confidence`.as('confidence'),
      sql<ReturnKindId>`v.return_kind`.as('returnKind'),
      sql<string>`v.found_on::text`.as('foundOn'),
      day('d.queried_at').as('queriedOn'),
      day('d.explained_at').as('explainedOn'),
      day('d.decided_at').as('decidedOn'),
      sql<string | null>`assessment_number(d.assessment_id)`.as('assessment'),
      sql<string>`lagos_today()::text`.as('today'),
    ]);
}

export type DiscrepancyRow = NonNullable<Awaited<ReturnType<typeof findDiscrepancy>>>;

export function findDiscrepancy(on: Runner, id: string) {
  return discrepanciesIn(on).where('d.id', '=', id).executeTakeFirst();
}

/** Until the transaction ends nobody else moves it. */
export async function lockDiscrepancy(on: Runner, id: string): Promise<DiscrepancyRow | undefined> {
  await tablesOf(on).selectFrom('discrepancies').select('id').where('id', '=', id).forUpdate().execute();
  return findDiscrepancy(on, id);
}

/** What a taxpayer was asked about, under any of their numbers; the newest first. */
export function queriedOf(on: Runner, tpui: string): Promise<readonly DiscrepancyRow[]> {
  return discrepanciesIn(on)
    .where('d.tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
    .where('d.queried_at', 'is not', null)
    .orderBy('d.queried_at', 'desc')
    .execute();
}

/** The newest version of a return of a taxpayer and period. */
export function newestReturn(
  on: Runner,
  { tpui, kind, fromDay }: { readonly tpui: string; readonly kind: ReturnKindId; readonly fromDay: string },
): Promise<{ readonly id: string } | undefined> {
  const found = sql<{ id: string }>`(select newest_return(${tpui}, ${kind}, ${fromDay}::date) as id)`;
  return tablesOf(on)
    .selectFrom(found.as('f'))
    .select(sql<string>`f.id`.as('id'))
    .where(sql<boolean>`f.id is not null`)
    .executeTakeFirst();
}

export interface NewDiscrepancy {
  readonly tpui: string;
  readonly officeId: number;
  readonly rule: DiscrepancyRule;
  readonly returnId: string;
  readonly periodTo: string;
  readonly declaredKobo: number;
  readonly foundKobo: number;
  readonly toleranceKobo: number;
  readonly effectKobo: number;
  readonly source: string;
  readonly sourceOn: string;
  readonly confidence: MatchConfidence;
  /** Null: the nightly comparison. */
  readonly by: string | null;
}

export function insertDiscrepancy(
  tx: Transaction,
  { tpui, rule, source, confidence, by, ...found }: NewDiscrepancy,
): Promise<{ readonly id: string; readonly number: string }> {
  return tablesOf(tx)
    .insertInto('discrepancies')
    .values({
      number: sql<string>`next_discrepancy_number()`,
      ...{ tpui, rule, source, confidence, opened_by: by, office_id: found.officeId, return_id: found.returnId },
      ...{ period_to: found.periodTo, declared_kobo: found.declaredKobo, found_kobo: found.foundKobo },
      ...{ tolerance_kobo: found.toleranceKobo, effect_kobo: found.effectKobo, source_on: found.sourceOn },
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

const now = sql<Date>`clock_timestamp()`;
const change = (tx: Transaction, id: string) => tablesOf(tx).updateTable('discrepancies').where('id', '=', id);

/** Answers the last day to answer. */
export async function queryIn(
  tx: Transaction,
  id: string,
  { question, days, by }: { readonly question: string; readonly days: number; readonly by: string },
): Promise<string> {
  const { answerBy } = await change(tx, id)
    .set({
      ...{ state: 'queried', query: question, queried_by: by, queried_at: now },
      answer_by: sql<string>`lagos_today() + ${days}::int`,
    })
    .returning('answer_by as answerBy')
    .executeTakeFirstOrThrow();
  return answerBy ?? '';
}

export async function explainIn(tx: Transaction, id: string, text: string, by: string): Promise<void> {
  await change(tx, id).set({ state: 'explained', explanation: text, explained_by: by, explained_at: now }).execute();
}

export async function endIn(
  tx: Transaction,
  id: string,
  end: {
    readonly state: 'accepted' | 'assessed' | 'dropped';
    readonly by: string;
    readonly reason: string;
    readonly assessmentId?: string;
  },
): Promise<void> {
  const { state, by, reason, assessmentId = null } = end;
  await change(tx, id)
    .set({ state, decided_by: by, decided_at: now, decision_reason: reason, assessment_id: assessmentId })
    .execute();
}

/** The case of two persons it goes through. */
export function caseOf(
  on: Runner,
  id: string,
): Promise<{ readonly workId: string; readonly caseVersion: number } | undefined> {
  const cases = sql<{ id: string; subject: string }>`cases_about('discrepancy', ${`discrepancy:${id}`})`;
  return tablesOf(on)
    .selectFrom(cases.as('c'))
    .select('c.id as workId')
    .select(({ ref }) => sql<number>`case_version('discrepancy', ${ref('c.subject')})`.as('caseVersion'))
    .executeTakeFirst();
}
