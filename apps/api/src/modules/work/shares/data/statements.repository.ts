import type { ShareState } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';

export interface MonthRow {
  readonly id: string | null;
  readonly subject: string;
  readonly month: string;
  readonly lines: number;
  readonly earnedKobo: number;
  readonly takenBackKobo: number;
  readonly grossKobo: number;
  readonly withheldBasisPoints: number | null;
  readonly state: ShareState;
}

const columns =
  sql.raw(`m.statement_id as id, m.subject, m.month::text as month, m.lines, m.earned_kobo as "earnedKobo",
  m.taken_back_kobo as "takenBackKobo", m.gross_kobo as "grossKobo", m.withheld_basis_points as "withheldBasisPoints", m.state`);

/** Five years of what a reader may see, the newest first. */
export function ownMonths(run: RunQuery, whose: SQL): Promise<MonthRow[]> {
  return run<MonthRow>(
    sql`select ${columns} from reading.share_months m where ${whose} order by m.month desc, m.state limit 60`,
  );
}

export type NamedMonthRow = MonthRow & { readonly subjectName: string; readonly mayDecide: boolean };

/** Everybody's of one month, as `userId` may decide them. */
export async function monthsOf(
  db: Pick<Database, 'execute'>,
  month: string,
  userId: string,
): Promise<readonly NamedMonthRow[]> {
  const { rows } = await db.execute<NamedMonthRow & Record<string, unknown>>(sql`
    select ${columns}, coalesce(share_subject_name(m.expert_system_id, m.agent_tpui), '') as "subjectName",
      coalesce((select s.state = 'proposed' and s.proposed_by <> ${userId}::uuid from share_statements s where s.id = m.statement_id), false) as "mayDecide"
    from reading.share_months m where m.month = ${month}::date order by "subjectName", m.subject, m.state`);
  return rows;
}

/** Undefined where no line waits for a statement. */
export async function insertStatement(
  tx: Transaction,
  made: { readonly subject: string; readonly month: string; readonly basisPoints: number; readonly by: string },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`select propose_share_statement(${made.subject}, ${made.month}::date, ${made.basisPoints}::int, ${made.by}::uuid) as id`,
  );
  return rows[0]?.id ?? undefined;
}

/** The statement that waits, whose it is, and whether something is said against a line of it. */
export async function lockStatement(tx: Transaction, id: string) {
  const { rows } = await tx.execute<{ proposedBy: string; subject: string; month: string; isDisputed: boolean }>(
    sql`select s.proposed_by as "proposedBy", s.subject, s.month::text as month, exists (
        select from share_disputes d join share_accruals a on a.id = d.accrual_id where a.statement_id = s.id and d.answered_at is null) as "isDisputed"
      from share_statements s where s.id = ${id}::uuid and s.state = 'proposed' for update of s`,
  );
  return rows[0];
}

export async function decideStatement(tx: Transaction, id: string, state: string, by: string): Promise<void> {
  await tx.execute(sql`select decide_share_statement(${id}::uuid, ${state}, ${by}::uuid)`);
}
