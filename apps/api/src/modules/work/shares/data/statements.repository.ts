import type { SharePaymentState, ShareState } from '@portal/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

const monthsIn = (tables: Kysely<Schema>) =>
  tables
    .selectFrom('reading.share_months as m')
    .select(({ ref }) => [
      ref('m.statement_id').as('id'),
      ref('m.subject').$castTo<string>().as('subject'),
      ref('m.month').$castTo<string>().as('month'),
      ref('m.lines').$castTo<number>().as('lines'),
      ref('m.earned_kobo').$castTo<number>().as('earnedKobo'),
      ref('m.taken_back_kobo').$castTo<number>().as('takenBackKobo'),
      ref('m.gross_kobo').$castTo<number>().as('grossKobo'),
      ref('m.withheld_basis_points').as('withheldBasisPoints'),
      ref('m.state').$castTo<ShareState>().as('state'),
      ref('m.payment_state').$castTo<SharePaymentState | null>().as('paymentState'),
      ref('m.payment_kobo').as('paymentKobo'),
      ref('m.paid_on').as('paidOn'),
      ref('m.came_back').as('cameBack'),
    ]);

export type MonthRow = Awaited<ReturnType<ReturnType<typeof monthsIn>['executeTakeFirstOrThrow']>>;

/** Five years of whose shares these are, the newest first. */
export function ownMonths(tables: Kysely<Schema>, subject: string): Promise<MonthRow[]> {
  return monthsIn(tables)
    .where('m.subject', '=', subject)
    .orderBy('m.month', 'desc')
    .orderBy('m.state', 'desc')
    .limit(60)
    .execute();
}

/** Everybody's of one month, as `userId` may decide them. */
export function monthsOf(db: Pick<Database, '$client'>, month: string, userId: string) {
  return monthsIn(tablesOf(db))
    .leftJoin('share_statements as s', 's.id', 'm.statement_id')
    .select(({ ref }) => [
      sql<string>`coalesce(share_subject_name(${ref('m.expert_system_id')}, ${ref('m.agent_tpui')}), '')`.as(
        'subjectName',
      ),
      sql<boolean>`coalesce(${ref('s.state')} = 'proposed' and ${ref('s.proposed_by')} <> ${userId}::uuid, false)`.as(
        'mayDecide',
      ),
    ])
    .where('m.month', '=', month)
    .orderBy('subjectName')
    .orderBy('m.subject')
    .orderBy('m.state')
    .execute();
}

interface Made {
  readonly subject: string;
  readonly month: string;
  readonly basisPoints: number;
  readonly by: string;
}

/** Null where no line waits for a statement. */
export async function insertStatement(tx: Transaction, { subject, month, basisPoints, by }: Made) {
  const { id } = await tablesOf(tx)
    .selectNoFrom(
      sql<string | null>`propose_share_statement(${subject}, ${month}::date, ${basisPoints}::int, ${by}::uuid)`.as(
        'id',
      ),
    )
    .executeTakeFirstOrThrow();
  return id;
}

/** The statement that waits, whose it is, and whether something is said against a line of it. */
export function lockStatement(tx: Transaction, id: string) {
  return tablesOf(tx)
    .selectFrom('share_statements as s')
    .select(['s.proposed_by as proposedBy', 's.subject', 's.month'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('share_disputes as d')
          .innerJoin('share_accruals as a', 'a.id', 'd.accrual_id')
          .select('d.id')
          .whereRef('a.statement_id', '=', 's.id')
          .where('d.answered_at', 'is', null),
      )
        .$castTo<boolean>()
        .as('isDisputed'),
    )
    .where('s.id', '=', id)
    .where('s.state', '=', 'proposed')
    .forUpdate('s')
    .executeTakeFirst();
}

export async function decideStatement(tx: Transaction, id: string, state: string, by: string): Promise<void> {
  await tablesOf(tx)
    .selectNoFrom(sql<unknown>`decide_share_statement(${id}::uuid, ${state}, ${by}::uuid)`.as('decided'))
    .execute();
}
