import type {
  BankAccount,
  listOwnRefunds,
  OwnRefund,
  ParsedRequestOf,
  RefundDetail,
  RefundMethod,
  RefundState,
} from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { sql as typedSql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, presentPage, readList } from '../../../../platform/lists/read-list.ts';

type Runs = Pick<Database, 'execute'> | Transaction;

const billFor = sql`(select a.heads from reading.bill_heads a where a.bill_id = b.id)`;
const nameOf = (user: SQL) => sql`coalesce(nullif(person_name(${user}.first_name, ${user}.last_name), ''), '')`;

/** What payers and staff see alike; the account is shortened by whoever shows it. */
const common = sql`'id', r.id, 'number', r.number, 'state', r.state, 'cause', r.cause, 'billReference', b.reference, 'billFor', ${billFor},
  'receiptNumber', c.receipt_number, 'amountKobo', r.amount_kobo, 'explanation', r.explanation, 'requestedAt', r.requested_at,
  'method', r.method, 'bankCode', r.bank_code, 'accountNumber', r.account_number, 'accountName', r.account_name,
  'dueOn', case when w.closed_at is null then d.due_on end`;
const from = sql`refunds r
  join work_items w on w.kind = 'refund' and w.subject = 'refund:' || r.id
  join bills b on b.id = r.bill_id
  join payments p on p.id = r.payment_id
  left join receipts c on c.id = r.receipt_id
  left join deadlines d on d.id = w.deadline_id`;

interface KeptAccount {
  readonly bankCode: string | null;
  readonly accountNumber: string | null;
  readonly accountName: string | null;
}
export type OwnRow = Omit<OwnRefund, 'account' | 'may'> & KeptAccount & { readonly requestedBy: string | null };
export type DetailRow = Omit<RefundDetail, 'account' | 'moves' | 'mayNameAccount' | 'isByProvider'> & KeptAccount;

type OwnQuery = ParsedRequestOf<typeof listOwnRefunds>['query'];

const own: ListSource<{ readonly refund: OwnRow }, OwnQuery['sortField']> = {
  from,
  key: { column: sql`r.id`, type: 'uuid' },
  select: {
    refund: sql`jsonb_build_object(${common}, 'requestedBy', r.requested_by,
      'steps', (select jsonb_agg(jsonb_build_object('state', s.to_state, 'at', s.at) order by s.number) from work_steps s where s.item_id = w.id),
      'answer', (select s.reason from work_steps s where s.item_id = w.id and s.move = 'refuse' order by s.number desc limit 1))`,
  },
  sorts: { requestedAt: { column: sql`r.requested_at`, type: 'timestamptz' } },
};
const ofPayer = (tpui: string) => sql`b.payer_tpui = any (reading.papers_of(${tpui}))`;

/** Refunds of a taxpayer's payments, the newest first. */
export async function readOwnRefunds(db: Database, tpui: string, query: OwnQuery): Promise<Listed<OwnRow>> {
  return presentPage(await readList(db, own, query, ofPayer(tpui)), ({ refund }) => refund);
}

/** One of them. */
export async function findOwnRefund(runs: Runs, tpui: string, id: string): Promise<OwnRow | undefined> {
  const { rows } = await runs.execute<{ refund: OwnRow }>(
    sql`select ${own.select.refund} as refund from ${from} where ${ofPayer(tpui)} and r.id = ${id}::uuid`,
  );
  return rows[0]?.refund;
}

export async function readRefund(runs: Runs, id: string): Promise<DetailRow | undefined> {
  const { rows } = await runs.execute<{ refund: DetailRow }>(sql`
    select jsonb_build_object(${common}, 'payerName', person_name(b.payer_first_name, b.payer_last_name), 'payerTpui', b.payer_tpui,
      'provider', p.provider, 'providerReference', p.provider_txn_ref, 'paidAt', p.paid_at, 'askedBy', r.asked_by, 'isTax', r.is_tax,
      'needsAudit', r.needs_audit, 'wasSettled', r.was_settled, 'listId', r.list_id, 'workId', w.id, 'caseVersion', w.version,
      'assignee', case when w.assignee_id is not null then jsonb_build_object('id', w.assignee_id, 'name', ${nameOf(sql`a`)}) end,
      'steps', (select jsonb_agg(jsonb_build_object('move', s.move, 'at', s.at, 'reason', s.reason, 'document', s.document,
          'by', case when s.user_id is not null then jsonb_build_object('id', s.user_id, 'name', ${nameOf(sql`u`)}) end) order by s.number)
        from work_steps s left join users u on u.id = s.user_id where s.item_id = w.id),
      'sends', coalesce((select jsonb_agg(jsonb_build_object('at', s.sent_at, 'method', s.method, 'reference', s.reference, 'outcome', s.outcome,
          'answer', s.answer, 'answeredAt', s.answered_at) order by s.attempt desc) from refund_sends s where s.refund_id = r.id), '[]'),
      'books', coalesce((select jsonb_agg(jsonb_build_object('at', t.booked_at, 'kind', t.kind, 'account', e.account, 'amountKobo', e.amount_kobo)
          order by t.booked_at, e.id) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.reference = 'refund:' || r.id and t.kind in ('refund-owed', 'refund-paid')), '[]')) as refund
    from ${from} left join users a on a.id = w.assignee_id
    where r.id = ${id}::uuid`);
  return rows[0]?.refund;
}

export interface Claim {
  readonly requestId: string;
  readonly receiptId: string;
  readonly cause: string;
  readonly explanation: string;
  readonly account: BankAccount | null;
  readonly requestedBy: string;
  readonly askedBy: 'payer' | 'staff';
}

export interface NewRefund {
  readonly id: string;
  readonly number: string;
}

export function insertRefund(tx: Transaction, claim: Claim): Promise<NewRefund> {
  const { account } = claim;
  return tablesOf(tx)
    .insertInto('refunds')
    .columns([
      ...([
        'number',
        'request_id',
        'payment_id',
        'bill_id',
        'receipt_id',
        'cause',
        'amount_kobo',
        'explanation',
      ] as const),
      ...([
        'is_tax',
        'needs_audit',
        'requested_by',
        'asked_by',
        'bank_code',
        'account_number',
        'account_name',
      ] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('receipts')
        .select(({ val, cast, lit }) => [
          typedSql<string>`next_refund_number()`.as('number'),
          cast<string>(val(claim.requestId), 'uuid').as('request_id'),
          ...(['payment_id', 'bill_id', 'id'] as const),
          cast<string>(val(claim.cause), 'text').as('cause'),
          'amount_kobo',
          cast<string>(val(claim.explanation), 'text').as('explanation'),
          lit(false).as('is_tax'),
          lit(false).as('needs_audit'),
          cast<string>(val(claim.requestedBy), 'uuid').as('requested_by'),
          cast<string>(val(claim.askedBy), 'text').as('asked_by'),
          cast<string | null>(val(account?.bankCode ?? null), 'text').as('bank_code'),
          cast<string | null>(val(account?.accountNumber ?? null), 'text').as('account_number'),
          cast<string | null>(val(account?.accountName ?? null), 'text').as('account_name'),
        ])
        .where('id', '=', claim.receiptId),
    )
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

export async function findByRequest(runs: Runs, requestId: string, by: string): Promise<string | undefined> {
  const found = await tablesOf(runs)
    .selectFrom('refunds')
    .select('id')
    .where('request_id', '=', requestId)
    .where('requested_by', '=', by)
    .executeTakeFirst();
  return found?.id;
}

export async function setAccount(tx: Transaction, id: string, account: BankAccount): Promise<void> {
  const { bankCode, accountNumber, accountName } = account;
  await tablesOf(tx)
    .updateTable('refunds')
    .set({ bank_code: bankCode, account_number: accountNumber, account_name: accountName })
    .where('id', '=', id)
    .execute();
}

/** Undefined when there is none; held until the transaction ends. */
export async function stateOfRefund(tx: Transaction, id: string): Promise<string | undefined> {
  const row = await tablesOf(tx)
    .selectFrom('refunds')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
}

export async function setMethod(tx: Transaction, id: string, method: RefundMethod): Promise<void> {
  await tablesOf(tx).updateTable('refunds').set({ method }).where('id', '=', id).execute();
}

export async function approveInBooks(tx: Transaction, id: string): Promise<void> {
  await tablesOf(tx).selectNoFrom(typedSql`enact_refund_approval(${id}::uuid)`.as('approved')).execute();
}

export async function payInBooks(tx: Transaction, id: string): Promise<void> {
  await tablesOf(tx).selectNoFrom(typedSql`enact_refund_paid(${id}::uuid)`.as('paid')).execute();
}

interface PayersOfRefund {
  readonly number: string;
  readonly state: RefundState;
  /** How many steps there were. */
  readonly version: number;
  readonly userIds: readonly string[];
  /** Nobody has an account for its payer: they hear of it at the address of their bill. */
  readonly isWithoutAccount: boolean;
}

/** Whose account hears of it: nobody when its payer has none, nor whoever opened the case, once the queue tells them that it ended. */
export function payersOf(tx: Transaction, id: string): Promise<PayersOfRefund> {
  return tablesOf(tx)
    .selectFrom('refunds as r')
    .innerJoin('bills as b', 'b.id', 'r.bill_id')
    .innerJoin('work_items as w', (join) =>
      join
        .on('w.kind', '=', 'refund')
        .on(({ ref }) => typedSql<boolean>`${ref('w.subject')} = 'refund:' || ${ref('r.id')}`),
    )
    .select(['r.number', 'w.version'])
    .select((eb) => {
      const accounts = eb
        .selectFrom('users as u')
        .where('u.tpui', '=', typedSql<string>`reading.lead_of(${eb.ref('b.payer_tpui')})`);
      const told = accounts
        .select('u.id')
        .where('u.status', '=', 'active')
        .where((of) =>
          of.or([of('w.closed_at', 'is', null), of('u.id', 'is distinct from', of.ref('r.requested_by'))]),
        );
      return [
        eb.ref('r.state').$castTo<RefundState>().as('state'),
        typedSql<string[]>`array(${told})`.as('userIds'),
        eb.not(eb.exists(accounts)).$castTo<boolean>().as('isWithoutAccount'),
      ];
    })
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
}
