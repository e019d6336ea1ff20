import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

export interface CoverDays {
  readonly absentId: number;
  readonly coverId: number;
  readonly fromDay: string;
  readonly untilDay: string;
}

export interface ConsultantCoversRepository {
  /** Who stands in for whom on some of these days. */
  between(on: Database | Transaction, firstDay: string, lastDay: string): Promise<CoverDays[]>;
  /** Its id; runs into the rules of the database. */
  insert(tx: Transaction, cover: CoverDays & { readonly by: string; readonly at: Date }): Promise<string>;
  /** False when there is none of this consultant that runs or will run. */
  end(
    tx: Transaction,
    cover: { readonly id: string; readonly absentId: number; readonly by: string; readonly at: Date },
  ): Promise<boolean>;
  /** Until the transaction ends nobody goes on leave. Before any row is locked, or two of them wait for each other. */
  shareDiaries(tx: Transaction): Promise<void>;
  /** Until the transaction ends nobody books, moves or goes on leave. */
  closeDiaries(tx: Transaction): Promise<void>;
}

/** The triggers of the database take the same lock. */
const diaries = sql.raw(`hashtextextended('consultants away', 0)`);

export const consultantCoversRepository: ConsultantCoversRepository = {
  async between(on, firstDay, lastDay) {
    const { rows } = await on.execute<CoverDays & Record<string, unknown>>(
      sql`select absent_id as "absentId", cover_id as "coverId", from_day::text as "fromDay", until_day::text as "untilDay"
          from consultant_covers where ended_at is null and from_day <= ${lastDay} and until_day >= ${firstDay}`,
    );
    return rows;
  },
  async insert(tx, { absentId, coverId, fromDay, untilDay, by, at }) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into consultant_covers (absent_id, cover_id, from_day, until_day, entered_by, entered_at)
          values (${absentId}, ${coverId}, ${fromDay}, ${untilDay}, ${by}, ${at.toISOString()}) returning id`,
    );
    return rows[0]?.id ?? '';
  },
  async end(tx, { id, absentId, by, at }) {
    const { rowCount } = await tx.execute(
      sql`update consultant_covers set ended_at = ${at.toISOString()}, ended_by = ${by}
          where id = ${id} and absent_id = ${absentId} and ended_at is null
            and until_day >= lagos_day(${at.toISOString()}::timestamptz)`,
    );
    return rowCount === 1;
  },
  async shareDiaries(tx) {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${diaries})`);
  },
  async closeDiaries(tx) {
    await tx.execute(sql`select pg_advisory_xact_lock(${diaries})`);
  },
};
