import type { ReturnAnswers, ReturnKindId, ReturnReasons } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** A return of somebody for a period. */
export interface ReturnOf {
  readonly tpui: string;
  readonly kind: ReturnKindId;
  /** The first day of its period. */
  readonly fromDay: string;
}

interface Draft {
  readonly revision: number;
  readonly savedAt: Date;
  readonly answers: ReturnAnswers;
  readonly reasons: ReturnReasons;
}

/** Undefined: nothing is prepared. */
export function draftOf(on: Runner, { tpui, kind, fromDay }: ReturnOf): Promise<Draft | undefined> {
  return tablesOf(on)
    .selectFrom('return_drafts')
    .select(['revision', 'saved_at as savedAt'])
    .select(({ ref }) => [
      ref('answers').$castTo<ReturnAnswers>().as('answers'),
      ref('reasons').$castTo<ReturnReasons>().as('reasons'),
    ])
    .where('tpui', '=', tpui)
    .where('kind', '=', kind)
    .where('period_from', '=', fromDay)
    .executeTakeFirst();
}

interface Saved extends ReturnOf {
  readonly answers: ReturnAnswers;
  readonly reasons: ReturnReasons;
  /** Which was read; null: there was none. */
  readonly readRevision: number | null;
  readonly userId: string;
  readonly at: Date;
}

/** The new revision; undefined when another one was saved meanwhile. */
export async function saveDraft(
  on: Runner,
  { tpui, kind, fromDay, answers, reasons, readRevision, userId, at }: Saved,
): Promise<number | undefined> {
  const said = { answers: JSON.stringify(answers), reasons: JSON.stringify(reasons), saved_by: userId, saved_at: at };
  if (readRevision === null) {
    const saved = await tablesOf(on)
      .insertInto('return_drafts')
      .values({ tpui, kind, period_from: fromDay, revision: 1, ...said })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision')
      .executeTakeFirst();
    return saved?.revision;
  }
  const saved = await tablesOf(on)
    .updateTable('return_drafts')
    .set({ ...said, revision: sql<number>`revision + 1` })
    .where('tpui', '=', tpui)
    .where('kind', '=', kind)
    .where('period_from', '=', fromDay)
    .where('revision', '=', readRevision)
    .returning('revision')
    .executeTakeFirst();
  return saved?.revision;
}

export async function dropDraft(on: Runner, { tpui, kind, fromDay }: ReturnOf): Promise<void> {
  await tablesOf(on)
    .deleteFrom('return_drafts')
    .where('tpui', '=', tpui)
    .where('kind', '=', kind)
    .where('period_from', '=', fromDay)
    .execute();
}

/** Those of periods that begin in a year. */
export function draftsOfYear(
  on: Runner,
  tpui: string,
  year: number,
): Promise<readonly { readonly kind: string; readonly fromDay: string; readonly savedAt: Date }[]> {
  return tablesOf(on)
    .selectFrom('return_drafts')
    .select(['kind', 'period_from as fromDay', 'saved_at as savedAt'])
    .where('tpui', '=', tpui)
    .where('period_from', '>=', `${year}-01-01`)
    .where('period_from', '<=', `${year}-12-31`)
    .orderBy('period_from', 'desc')
    .execute();
}
