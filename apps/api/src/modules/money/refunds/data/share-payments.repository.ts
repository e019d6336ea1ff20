import type { listSharePayments, ParsedRequestOf, SharePayment } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { sql as typedSql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { waitingFirst } from '../../../../platform/lists/waiting-first.ts';

type Query = ParsedRequestOf<typeof listSharePayments>['query'];

export interface SharePaymentRow extends Omit<SharePayment, 'account' | 'moves'> {
  readonly bankCode: string | null;
  readonly accountNumber: string | null;
  readonly accountName: string | null;
  readonly steps: readonly { readonly move: string; readonly userId: string | null }[];
}

const source: ListSource<SharePaymentRow, Query['sortField']> = {
  from: sql`share_payments p join work_items w on w.kind = 'share-payment' and w.subject = 'share-payment:' || p.id
    left join lateral share_account_of(p.subject) a on p.state = 'payable'`,
  key: { column: sql`p.id`, type: 'uuid' },
  select: {
    id: sql`p.id`,
    number: sql`p.number`,
    subjectName: sql`coalesce(share_subject_name(p.expert_system_id, p.agent_tpui), '')`,
    month: sql`p.month`,
    amountKobo: sql`p.amount_kobo`,
    state: sql`p.state`,
    caseVersion: sql`w.version`,
    isDisputed: sql`p.state = 'payable' and is_share_disputed(p.statement_id)`,
    cameBack: sql`p.came_back`,
    paidOn: sql`p.paid_on`,
    bankCode: sql`case when p.state = 'payable' then a.bank_code else p.bank_code end`,
    accountNumber: sql`case when p.state = 'payable' then a.account_number else p.account_number end`,
    accountName: sql`case when p.state = 'payable' then a.account_name else p.account_name end`,
    steps: sql`(select jsonb_agg(jsonb_build_object('move', t.move, 'userId', t.user_id) order by t.number) from work_steps t where t.item_id = w.id)`,
  },
  sorts: { waiting: waitingFirst(sql`p.state <> 'paid'`, sql`p.opened_at`) },
};

/** What waits first, the oldest of it at the top; then what was paid, the newest first. */
export function readSharePayments(db: Database, query: Query): Promise<Listed<SharePaymentRow>> {
  return readList(db, source, query);
}

/** Undefined when there is none. */
export function findSharePayment(tx: Transaction, id: string): Promise<{ number: string } | undefined> {
  return tablesOf(tx).selectFrom('share_payments').select('number').where('id', '=', id).executeTakeFirst();
}

/** Notes that a payment of shares goes out with its list, under a reference of its own. */
export async function noteShareSend(tx: Transaction, id: string): Promise<void> {
  const tables = tablesOf(tx);
  await tables
    .insertInto('refund_sends')
    .columns(['share_payment_id', 'attempt', 'method', 'reference'])
    .expression(
      tables
        .selectFrom('share_payments as p')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('refund_sends as s')
              .select(typedSql<number>`coalesce(max(${typedSql.ref('s.attempt')}), 0) + 1`.as('attempt'))
              .whereRef('s.share_payment_id', '=', 'p.id')
              .as('n'),
          (join) => join.onTrue(),
        )
        .select(({ ref }) => [
          'p.id',
          'n.attempt',
          typedSql<string>`'bank'`.as('method'),
          typedSql<string>`${ref('p.number')} || '-' || ${ref('n.attempt')}`.as('reference'),
        ])
        .where('p.id', '=', id),
    )
    .execute();
}
