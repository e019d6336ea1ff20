import type { Export, ExportProblem, Language, ReportId, Scope } from '@portal/contracts';
import { exportKeptHours } from '@portal/contracts';
import { type ExpressionBuilder, type InferResult, sql, type UpdateResult } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

export type ExportRow = InferResult<ReturnType<typeof ownExports>>[number];
export type NewExport = Pick<
  ExportRow,
  'userId' | 'scope' | 'report' | 'asked' | 'columns' | 'format' | 'language' | 'requestedAt'
>;
/** One try at making the file. */
export type Try = Pick<ExportRow, 'id' | 'attempt'>;
export interface Made {
  readonly rows: number;
  readonly bytes: number;
  readonly parts: number;
}

const dayMs = 24 * 3_600_000;
const listedDays = 30;
const listedMost = 100;
const open = ['queued', 'running'] as const;

type OfExports = ExpressionBuilder<Schema, 'exports'>;

/** A row as the module knows it; what is kept as JSON or as text has the types of what was asked. */
const whole = (eb: OfExports) =>
  [
    ...(['id', 'user_id as userId', 'columns', 'format', 'state', 'attempt', 'rows', 'rows_done as rowsDone'] as const),
    ...(['bytes', 'parts', 'requested_at as requestedAt', 'as_of as asOf', 'finished_at as finishedAt'] as const),
    eb.ref('scope').$castTo<Scope>().as('scope'),
    eb.ref('report').$castTo<ReportId>().as('report'),
    eb.ref('asked').$castTo<Record<string, string | number>>().as('asked'),
    eb.ref('language').$castTo<Language>().as('language'),
    eb.ref('problem').$castTo<ExportProblem | null>().as('problem'),
  ] as const;

const ownExports = (db: Database, userId: string) =>
  tablesOf(db).selectFrom('exports').select(whole).where('user_id', '=', userId);

/** Changes the row of a try that somebody still waits for. */
const changeTried = (on: Database | Transaction, of: Try) =>
  tablesOf(on)
    .updateTable('exports')
    .where('id', '=', of.id)
    .where('attempt', '=', of.attempt)
    .where('state', '=', 'running');

export type ExportsRepository = ReturnType<typeof createExportsRepository>;

export function createExportsRepository(db: Database) {
  const tables = tablesOf(db);
  return {
    /** Of one person: how many are under way, and how many were asked for within a day. Others who ask for them wait. */
    async countFor(tx: Transaction, userId: string, now: Date): Promise<{ open: number; today: number }> {
      const lock = sql`pg_advisory_xact_lock(hashtextextended(${`exports of ${userId}`}, 0))`;
      await tablesOf(tx).selectNoFrom(lock.as('locked')).execute();
      return tablesOf(tx)
        .selectFrom('exports')
        .select((eb) => [
          sql<number>`count(*) filter (where ${eb('state', 'in', open)})::int`.as('open'),
          sql<number>`count(*)::int`.as('today'),
        ])
        .where('user_id', '=', userId)
        .where('requested_at', '>=', new Date(now.getTime() - dayMs))
        .executeTakeFirstOrThrow();
    },
    insert: (tx: Transaction, { userId, scope, report, asked, columns, format, language, requestedAt }: NewExport) =>
      tablesOf(tx)
        .insertInto('exports')
        .values({
          ...{ user_id: userId, report, columns, format, language, requested_at: requestedAt },
          ...{ scope: JSON.stringify(scope), asked: JSON.stringify(asked) },
        })
        .returning(whole)
        .executeTakeFirstOrThrow(),
    findOwn: (userId: string, id: string) => ownExports(db, userId).where('id', '=', id).executeTakeFirst(),
    listOwn: (userId: string, now: Date) =>
      ownExports(db, userId)
        .where('requested_at', '>=', new Date(now.getTime() - listedDays * dayMs))
        .orderBy('requested_at', 'desc')
        .orderBy('id', 'desc')
        .limit(listedMost)
        .execute(),
    /** Undefined when it is none of the person's that could be given up. */
    cancel: (userId: string, id: string, now: Date) =>
      tables
        .updateTable('exports')
        .set({ state: 'cancelled', finished_at: now })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', 'in', open)
        .returning(whole)
        .executeTakeFirst(),
    /** Begins a try; undefined when nobody waits for it any more. */
    begin: (id: string, now: Date) =>
      tables
        .updateTable('exports')
        .set((eb) => ({ state: 'running', attempt: eb('attempt', '+', 1), rows: null, rows_done: 0, as_of: now }))
        .where('id', '=', id)
        .where('state', 'in', open)
        .returning(whole)
        .executeTakeFirst(),
    /** False when the try is not wanted any more. */
    note: async (of: Try, { rows, rowsDone }: Pick<ExportRow, 'rows' | 'rowsDone'>) =>
      isChanged(await changeTried(db, of).set({ rows, rows_done: rowsDone }).executeTakeFirst()),
    /** False when somebody gave it up meanwhile. */
    finish: async (tx: Transaction, of: Try, made: Made, now: Date) =>
      isChanged(
        await changeTried(tx, of)
          .set({ ...made, rows_done: made.rows, state: 'done', finished_at: now })
          .executeTakeFirst(),
      ),
    fail: async (tx: Transaction, of: Try, problem: ExportProblem, now: Date) =>
      isChanged(await changeTried(tx, of).set({ state: 'failed', problem, finished_at: now }).executeTakeFirst()),
    /** Those whose day is over. */
    findExpired: (now: Date) =>
      tables
        .selectFrom('exports')
        .select(whole)
        .where('state', '=', 'done')
        .where('finished_at', '<', new Date(now.getTime() - exportKeptHours * 3_600_000))
        .execute(),
    expire: (id: string) =>
      tables
        .updateTable('exports')
        .set({ state: 'expired' })
        .where('id', '=', id)
        .where('state', '=', 'done')
        .execute(),
    /** Asked for so long ago that no job can still be at it. */
    failForgotten: (tx: Transaction, before: Date, now: Date) =>
      tablesOf(tx)
        .updateTable('exports')
        .set({ state: 'failed', problem: 'interrupted', finished_at: now })
        .where('state', 'in', open)
        .where('requested_at', '<', before)
        .returning(whole)
        .execute(),
    forget: (before: Date) => tables.deleteFrom('exports').where('requested_at', '<', before).execute(),
    /** Which of these tries have a file that is kept. */
    async kept(tries: readonly Try[]): Promise<ReadonlySet<string>> {
      const ids = [...new Set(tries.map(({ id }) => id))];
      if (ids.length === 0) return new Set();
      const rows = await tables
        .selectFrom('exports')
        .select(['id', 'attempt'])
        .where('id', 'in', ids)
        .where('state', 'in', ['running', 'done'])
        .execute();
      return new Set(rows.map(tryName));
    },
  };
}

function isChanged(result: UpdateResult | undefined): boolean {
  return result?.numUpdatedRows === 1n;
}

export function tryName({ id, attempt }: Try): string {
  return `${id}/${attempt}`;
}

/** As its owner sees it. */
export function exportOf(row: ExportRow): Export {
  const { id, report, asked, columns, format, language, state, problem, rows, rowsDone, bytes } = row;
  const { requestedAt, asOf, finishedAt } = row;
  const expiresAt =
    state === 'done' && finishedAt ? new Date(finishedAt.getTime() + exportKeptHours * 3_600_000) : null;
  return {
    ...{ id, report, asked, columns, format, language, state, problem, rows, rowsDone, bytes },
    requestedAt: requestedAt.toISOString(),
    asOf: asOf?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
