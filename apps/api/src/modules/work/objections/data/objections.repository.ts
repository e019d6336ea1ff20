import { type ObjectionState, openObjectionStates } from '@portal/contracts';
import { type Expression, sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export type ObjectionRow = NonNullable<Awaited<ReturnType<typeof findObjection>>>;
export type AssessmentRow = NonNullable<Awaited<ReturnType<typeof findObjectionable>>>;

const isPaperOf = (column: Expression<unknown>, tpui: string) =>
  sql<boolean>`${column} = any (reading.papers_of(${tpui}))`;

/** An assessment of a taxpayer, under whichever record of theirs it was made; undefined before it is served. */
export function findObjectionable(on: Runner, number: string, tpui: string) {
  return tablesOf(on)
    .selectFrom('objectionable_assessments as a')
    .selectAll('a')
    .where('a.number', '=', number)
    .where(({ ref }) => isPaperOf(ref('a.tpui'), tpui))
    .where('a.served_on', 'is not', null)
    .executeTakeFirst();
}

/** As it stands by the clock of the database. */
export function findObjection(on: Runner, id: string) {
  return tablesOf(on).selectFrom('objection_overviews as o').selectAll('o').where('o.id', '=', id).executeTakeFirst();
}

export function findOwnObjection(on: Runner, id: string, tpui: string) {
  return tablesOf(on)
    .selectFrom('objection_overviews as o')
    .selectAll('o')
    .where('o.id', '=', id)
    .where(({ ref }) => isPaperOf(ref('o.tpui'), tpui))
    .executeTakeFirst();
}

const mostListed = 100;

export function listObjectionsOf(on: Runner, tpui: string) {
  return tablesOf(on)
    .selectFrom('objection_overviews as o')
    .selectAll('o')
    .where(({ ref }) => isPaperOf(ref('o.tpui'), tpui))
    .orderBy('o.lodged_at', 'desc')
    .limit(mostListed)
    .execute();
}

/** Each objection to an assessment, whatever became of it, with the bills that are of it; the assessment's own is not among them. */
export function objectionsTo(on: Runner, assessmentId: string) {
  return tablesOf(on)
    .selectFrom('objections as o')
    .select(['o.id', 'o.state', 'o.admitted_bill_id', 'o.disputed_bill_id', 'o.rest_bill_id'])
    .select(sql<string>`objection_standing(o)`.as('standing'))
    .where('o.assessment_id', '=', assessmentId)
    .orderBy('o.id')
    .forUpdate('o')
    .execute();
}

export interface NewObjection {
  readonly id: string;
  readonly assessmentId: string;
  readonly tpui: string;
  readonly officeId: number;
  readonly issues: readonly { readonly text: string; readonly valueKobo: number }[];
  readonly amendment: string;
  readonly justification: string;
  readonly incomeKobo: number;
  readonly assessedKobo: number;
  readonly admittedKobo: number;
  readonly lodgedBy: string;
  readonly admittedBillId: string | null;
  readonly disputedBillId: string;
}

/** Its moment and its last day are the database's to say. Answers its number. */
export async function insertObjection(tx: Transaction, objection: NewObjection): Promise<string> {
  const { id, tpui, amendment, justification } = objection;
  const { number } = await tablesOf(tx)
    .insertInto('objections')
    .values({
      ...{ id, tpui, amendment, justification, number: sql<string>`next_objection_number()` },
      ...{ assessment_id: objection.assessmentId, office_id: objection.officeId },
      issues: JSON.stringify(objection.issues),
      ...{ income_kobo: objection.incomeKobo, assessed_kobo: objection.assessedKobo },
      ...{ admitted_kobo: objection.admittedKobo, lodged_by: objection.lodgedBy },
      ...{ admitted_bill_id: objection.admittedBillId, disputed_bill_id: objection.disputedBillId },
      ...{ lodged_on: sql<string>`lagos_today()`, last_day: sql<string>`lagos_today()` },
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** What a move changes. The database refuses what the law of objections does not allow. */
export interface ObjectionChange {
  readonly state: ObjectionState;
  readonly proposal?: {
    readonly outcome: 'upheld' | 'revised' | 'dismissed' | 'invalid';
    readonly taxKobo: number;
    readonly reasons: string;
    readonly by: string;
  };
  readonly end?: {
    readonly taxKobo: number;
    readonly reasons: string;
    readonly by: string | null;
    readonly restBillId?: string;
  };
}

export async function changeObjection(tx: Transaction, id: string, { state, proposal, end }: ObjectionChange) {
  const now = sql<Date>`clock_timestamp()`;
  await tablesOf(tx)
    .updateTable('objections')
    .set({
      state,
      ...(proposal && {
        ...{ proposed_outcome: proposal.outcome, proposed_kobo: proposal.taxKobo, proposed_reasons: proposal.reasons },
        ...{ proposed_by: proposal.by, proposed_at: now },
      }),
      ...(end && {
        ...{ tax_kobo: end.taxKobo, reasons: end.reasons, decided_by: end.by, ended_at: now },
        ...(end.restBillId && { rest_bill_id: end.restBillId }),
      }),
    })
    .where('id', '=', id)
    .execute();
}

export async function say(
  tx: Transaction,
  said: { readonly id: string; readonly kind: 'question' | 'answer'; readonly text: string; readonly by: string },
): Promise<void> {
  await tablesOf(tx)
    .insertInto('objection_words')
    .values({ objection_id: said.id, kind: said.kind, text: said.text, said_by: said.by })
    .execute();
}

/** Those whose ninety days are over and whose consequences nobody has written yet; each is looked at by one worker at a time. */
export function findLapsed(on: Runner, most: number) {
  return tablesOf(on)
    .selectFrom('objections as o')
    .select(['o.id', 'o.number'])
    .where('o.state', 'in', [...openObjectionStates])
    .where(({ ref }) => sql<boolean>`${ref('o.last_day')} < lagos_today()`)
    .orderBy('o.last_day')
    .limit(most)
    .execute();
}

/** Open ones of which `from` days or more are over: day by day by the clock of the database. */
export function findNearEnd(on: Runner, from: number) {
  return tablesOf(on)
    .selectFrom('objection_overviews as o')
    .select(['o.id', 'o.number', 'o.day', 'o.last_day as lastDay', 'o.office_id as officeId'])
    .where('o.day', '>=', from)
    .orderBy('o.last_day')
    .execute();
}
