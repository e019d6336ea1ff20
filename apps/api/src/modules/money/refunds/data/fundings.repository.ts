import {
  type getRefundAccount,
  kobo,
  type ParsedRequestOf,
  type proposeFunding,
  type RefundAccount,
  type RefundFunding,
} from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { type Expression, sql as typedSql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { waitingFirst } from '../../../../platform/lists/waiting-first.ts';

type Runs = Pick<Database, 'execute'> | Transaction;
type FundingRow = Omit<RefundFunding, 'mayDecide' | 'mayWithdraw'> & { readonly proposedById: string };

const nameOf = (user: SQL) =>
  sql`(select coalesce(nullif(person_name(u.first_name, u.last_name), ''), '') from users u where u.id = ${user})`;
const instant = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

type Query = ParsedRequestOf<typeof getRefundAccount>['query'];

const source: ListSource<FundingRow, Query['sortField']> = {
  from: sql`refund_fundings f`,
  key: { column: sql`f.id`, type: 'uuid' },
  select: {
    id: sql`f.id`,
    state: sql`f.state`,
    caseVersion: sql`case_version('refund-funding', 'refund-funding:' || f.id)`,
    amountKobo: sql`f.amount_kobo`,
    valueDate: sql`f.value_date`,
    advice: sql`f.advice`,
    reason: sql`f.reason`,
    proposedBy: nameOf(sql`f.proposed_by`),
    proposedById: sql`f.proposed_by`,
    proposedAt: instant(sql`f.proposed_at`),
    decidedBy: nameOf(sql`f.decided_by`),
    decidedAt: instant(sql`f.decided_at`),
  },
  sorts: { waiting: waitingFirst(sql`f.state = 'proposed'`, sql`f.proposed_at`) },
};

/** What waits first; then the newest. */
export function readFundings(db: Database, query: Query): Promise<Listed<FundingRow>> {
  return readList(db, source, query);
}

export async function readBalance(runs: Runs): Promise<{ balanceKobo: number; dueKobo: RefundAccount['dueKobo'] }> {
  const { balanceKobo, refundsKobo, sharesKobo } = await tablesOf(runs)
    .selectNoFrom((eb) => [
      eb
        .selectFrom('ledger_entries')
        .select(({ ref }) => sumOf(ref('amount_kobo')))
        .where('account', '=', 'bank:refunds')
        .$asScalar()
        .$notNull()
        .as('balanceKobo'),
      eb
        .selectFrom('refunds')
        .select(({ ref }) => sumOf(ref('amount_kobo')))
        .where('method', '=', 'bank')
        .where('state', 'in', ['payable', 'sent', 'returned', 'evidenced'])
        .$asScalar()
        .$notNull()
        .as('refundsKobo'),
      eb
        .selectFrom('share_payments')
        .select(({ ref }) => sumOf(ref('amount_kobo')))
        .where('state', '<>', 'paid')
        .$asScalar()
        .$notNull()
        .as('sharesKobo'),
    ])
    .executeTakeFirstOrThrow();
  return { balanceKobo, dueKobo: kobo(refundsKobo + sharesKobo) };
}

const sumOf = (kobo: Expression<number>) => typedSql<number>`coalesce(sum(${kobo}), 0)::bigint`.as('kobo');

export async function insertFunding(
  tx: Transaction,
  { amountKobo, valueDate, advice, reason }: ParsedRequestOf<typeof proposeFunding>['body'],
  by: string,
): Promise<string> {
  const { id } = await tablesOf(tx)
    .insertInto('refund_fundings')
    .values({ amount_kobo: amountKobo, value_date: valueDate, advice, reason, proposed_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findFunding(runs: Runs, id: string): Promise<{ advice: string } | undefined> {
  return tablesOf(runs).selectFrom('refund_fundings').select('advice').where('id', '=', id).executeTakeFirst();
}

/** In the transaction of the step that decides it; what is approved is booked with it. */
export async function endFunding(
  tx: Transaction,
  id: string,
  state: 'funded' | 'refused' | 'withdrawn',
  by: string,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('refund_fundings')
    .set({ state, decided_by: by, decided_at: typedSql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  if (state === 'funded')
    await tablesOf(tx).selectNoFrom(typedSql`book_refund_funding(${id}::uuid)`.as('booked')).execute();
}
