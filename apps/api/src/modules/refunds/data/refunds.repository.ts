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
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { ListSource } from '../../../platform/lists/list-source.ts';
import { type Listed, presentPage, readList } from '../../../platform/lists/read-list.ts';

type Runs = Pick<Database, 'execute'> | Transaction;

const billFor = sql`(select string_agg(h.name, ', ' order by l.position) from bill_lines l join revenue_heads h on h.id = l.revenue_head_id where l.bill_id = b.id)`;
const nameOf = (user: SQL) => sql`coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), '')`;

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
    select jsonb_build_object(${common}, 'payerName', trim(b.payer_first_name || ' ' || b.payer_last_name), 'payerTpui', b.payer_tpui,
      'provider', p.provider, 'providerReference', p.provider_txn_ref, 'paidAt', p.paid_at, 'askedBy', r.asked_by, 'isTax', r.is_tax,
      'needsAudit', r.needs_audit, 'wasSettled', r.was_settled, 'listId', r.list_id, 'workId', w.id,
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

export async function insertRefund(tx: Transaction, claim: Claim): Promise<NewRefund> {
  const { account } = claim;
  const { rows } = await tx.execute<NewRefund & Record<string, unknown>>(sql`
    insert into refunds (number, request_id, payment_id, bill_id, receipt_id, cause, amount_kobo, explanation, is_tax, needs_audit,
      requested_by, asked_by, bank_code, account_number, account_name)
    select next_refund_number(), ${claim.requestId}::uuid, payment_id, bill_id, id, ${claim.cause}, amount_kobo, ${claim.explanation}, false, false,
      ${claim.requestedBy}::uuid, ${claim.askedBy}, ${account?.bankCode ?? null}, ${account?.accountNumber ?? null}, ${account?.accountName ?? null}
    from receipts where id = ${claim.receiptId}::uuid
    returning id, number`);
  const [made] = rows;
  if (!made) throw new Error('A receipt went away while its refund was asked for');
  return made;
}

export async function findByRequest(runs: Runs, requestId: string, by: string): Promise<string | undefined> {
  const { rows } = await runs.execute<{ id: string }>(
    sql`select id from refunds where request_id = ${requestId}::uuid and requested_by = ${by}::uuid`,
  );
  return rows[0]?.id;
}

export async function setAccount(tx: Transaction, id: string, account: BankAccount): Promise<void> {
  const { bankCode, accountNumber, accountName } = account;
  await tx.execute(sql`update refunds set bank_code = ${bankCode}, account_number = ${accountNumber}, account_name = ${accountName}
    where id = ${id}::uuid`);
}

export async function setMethod(tx: Transaction, id: string, method: RefundMethod): Promise<void> {
  await tx.execute(sql`update refunds set method = ${method} where id = ${id}::uuid`);
}

export async function approveInBooks(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select enact_refund_approval(${id}::uuid)`);
}

export async function payInBooks(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select enact_refund_paid(${id}::uuid)`);
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
export async function payersOf(tx: Transaction, id: string): Promise<PayersOfRefund> {
  const { rows } = await tx.execute<PayersOfRefund & Record<string, unknown>>(sql`
    select r.number, r.state, w.version, array(
      select u.id from users u where u.tpui = reading.lead_of(b.payer_tpui) and u.status = 'active' and (w.closed_at is null or u.id is distinct from r.requested_by)
    ) as "userIds", not exists (select from users u where u.tpui = reading.lead_of(b.payer_tpui)) as "isWithoutAccount"
    from refunds r join bills b on b.id = r.bill_id join work_items w on w.kind = 'refund' and w.subject = 'refund:' || r.id
    where r.id = ${id}::uuid`);
  const [found] = rows;
  if (!found) throw new Error(`There is no refund ${id}`);
  return found;
}
