import type { Export, ExportProblem } from '@portal/contracts';
import { exportKeptHours } from '@portal/contracts';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { exports } from './exports.table.ts';

export type ExportRow = typeof exports.$inferSelect;
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
const isOpen = inArray(exports.state, ['queued', 'running']);
const isTried = (of: Try) => and(eq(exports.id, of.id), eq(exports.attempt, of.attempt), eq(exports.state, 'running'));

export type ExportsRepository = ReturnType<typeof createExportsRepository>;

export function createExportsRepository(db: Database) {
  return {
    /** Of one person: how many are under way, and how many were asked for within a day. Others who ask for them wait. */
    async countFor(tx: Transaction, userId: string, now: Date): Promise<{ open: number; today: number }> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exports of ${userId}`}, 0))`);
      const [counted] = await tx
        .select({
          open: sql<number>`count(*) filter (where ${isOpen})::int`,
          today: sql<number>`count(*)::int`,
        })
        .from(exports)
        .where(and(eq(exports.userId, userId), gte(exports.requestedAt, new Date(now.getTime() - dayMs))));
      return counted ?? { open: 0, today: 0 };
    },
    async insert(tx: Transaction, asked: NewExport): Promise<ExportRow> {
      const [row] = await tx.insert(exports).values(asked).returning();
      if (!row) throw new Error('The export was not kept');
      return row;
    },
    findOwn: async (userId: string, id: string) =>
      (
        await db
          .select()
          .from(exports)
          .where(and(eq(exports.id, id), eq(exports.userId, userId)))
      )[0],
    listOwn: (userId: string, now: Date) =>
      db
        .select()
        .from(exports)
        .where(and(eq(exports.userId, userId), gte(exports.requestedAt, new Date(now.getTime() - listedDays * dayMs))))
        .orderBy(desc(exports.requestedAt), desc(exports.id))
        .limit(listedMost),
    /** Undefined when it is none of the person's that could be given up. */
    cancel: async (userId: string, id: string, now: Date) =>
      (
        await db
          .update(exports)
          .set({ state: 'cancelled', finishedAt: now })
          .where(and(eq(exports.id, id), eq(exports.userId, userId), isOpen))
          .returning()
      )[0],
    /** Begins a try; undefined when nobody waits for it any more. */
    begin: async (id: string, now: Date) =>
      (
        await db
          .update(exports)
          .set({ state: 'running', attempt: sql`${exports.attempt} + 1`, rows: null, rowsDone: 0, asOf: now })
          .where(and(eq(exports.id, id), isOpen))
          .returning()
      )[0],
    /** False when the try is not wanted any more. */
    note: async (of: Try, progress: Pick<ExportRow, 'rows' | 'rowsDone'>) =>
      ((await db.update(exports).set(progress).where(isTried(of))).rowCount ?? 0) === 1,
    /** False when somebody gave it up meanwhile. */
    finish: async (tx: Transaction, of: Try, made: Made, now: Date) =>
      ((
        await tx
          .update(exports)
          .set({ ...made, rowsDone: made.rows, state: 'done', finishedAt: now })
          .where(isTried(of))
      ).rowCount ?? 0) === 1,
    fail: async (tx: Transaction, of: Try, problem: ExportProblem, now: Date) =>
      ((await tx.update(exports).set({ state: 'failed', problem, finishedAt: now }).where(isTried(of))).rowCount ??
        0) === 1,
    /** Those whose day is over. */
    findExpired: (now: Date) =>
      db
        .select()
        .from(exports)
        .where(
          and(eq(exports.state, 'done'), lt(exports.finishedAt, new Date(now.getTime() - exportKeptHours * 3_600_000))),
        ),
    expire: (id: string) =>
      db
        .update(exports)
        .set({ state: 'expired' })
        .where(and(eq(exports.id, id), eq(exports.state, 'done'))),
    /** Asked for so long ago that no job can still be at it. */
    failForgotten: (tx: Transaction, before: Date, now: Date) =>
      tx
        .update(exports)
        .set({ state: 'failed', problem: 'interrupted', finishedAt: now })
        .where(and(isOpen, lt(exports.requestedAt, before)))
        .returning(),
    forget: (before: Date) => db.delete(exports).where(lt(exports.requestedAt, before)),
    /** Which of these tries have a file that is kept. */
    async kept(tries: readonly Try[]): Promise<ReadonlySet<string>> {
      const ids = [...new Set(tries.map(({ id }) => id))];
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: exports.id, attempt: exports.attempt })
        .from(exports)
        .where(and(inArray(exports.id, ids), inArray(exports.state, ['running', 'done'])));
      return new Set(rows.map(tryName));
    },
  };
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
