import { type AccountSummary, mostBillsOfBasket, type OwnAttempt, type OwnBill, type Scope } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { ReportReaderDeps } from './read-report.ts';
import { attemptColumns, attempts } from './reports/own-attempts.ts';

/** As JSON, with instants as the contract writes them. */
const attemptRow = jsonOf(attemptColumns);

function jsonOf(columns: Readonly<Record<string, SQL>>): SQL {
  const fields = Object.entries(columns).flatMap(([key, column]) => [sql`${key}::text`, column]);
  return sql`jsonb_build_object(${sql.join(fields, sql`, `)})`;
}

const instant = (at: string) => new Date(at).toISOString();
const instantOrNone = (at: string | null) => (at === null ? null : instant(at));
const started = <T extends { readonly startedAt: string }>(row: T): T => ({
  ...row,
  startedAt: instant(row.startedAt),
});

/** Where the money of an attempt is, for the taxpayer whose bill it is for; to anybody else there is no such attempt. */
export async function readOwnAttempt(
  { readAs, clock }: ReportReaderDeps,
  id: string,
  scope: Scope,
): Promise<OwnAttempt> {
  interface Found {
    readonly attempt: OwnAttempt['attempt'];
    readonly record: Omit<OwnAttempt, 'attempt' | 'asOf'>;
  }
  const [found] = await readAs(scope, (run) =>
    run<Found>(sql`select ${attemptRow} as attempt, reading.own_attempt_record(attempts.id) as record
      from ${attempts} where attempts.id = ${id}::uuid`),
  );
  if (!found) throw new BusinessError('payment.not-found');
  const { attempt, record } = found;
  return {
    ...record,
    attempt: started(attempt),
    askedAt: instantOrNone(record.askedAt),
    askAgainAt: instantOrNone(record.askAgainAt),
    expiresAt: instant(record.expiresAt),
    hops: record.hops.map((hop) => ({ ...hop, at: instant(hop.at) })),
    asOf: clock.now().toISOString(),
  };
}

/** One bill of the taxpayer who reads; of anybody else's there is none. `userId`: who would cancel it. */
export async function readOwnBill(
  { readAs, clock }: ReportReaderDeps,
  reference: string,
  { userId, scope }: { readonly userId: string; readonly scope: Scope },
): Promise<OwnBill> {
  const [found] = await readAs(scope, (run) =>
    run<
      Omit<OwnBill, 'asOf'>
    >(sql`select jsonb_build_object('id', v.reference, 'billReference', v.reference, 'heads', coalesce(v.heads, ''), 'mda', v.mda,
          'issuedOn', v.issued_on, 'expiresOn', v.due_on, 'payableUntil', v.expires_on, 'taxOffice', v.tax_office, 'expertSystem', v.expert_system,
          'totalKobo', v.total_kobo, 'status', v.status,
          'payment', case when v.standing = 'open' and reading.is_own_payment_pending(v.id) then 'checking' end) as bill,
        (select jsonb_agg(jsonb_build_object('head', head_name_on(h.id, l.issued_on), 'description', l.description, 'narration', l.narration,
            'amountKobo', l.amount_kobo) order by l.position)
          from bill_lines l join revenue_heads h on h.id = l.revenue_head_id where l.bill_id = v.id) as lines,
        (select coalesce(jsonb_agg(${attemptRow} order by attempts.started_at desc), '[]')
          from (select * from ${attempts} where id in (select reading.own_attempts_of(${reference})) order by started_at desc limit 10) as attempts) as attempts,
        case when v.standing <> 'open' then 'too-late'
          when b.raised_by is distinct from ${userId}::uuid then 'not-own'
          when reading.is_own_payment_pending(v.id) then 'payment-pending'
          else 'possible' end as cancellation
      from reading.invoices v join bills b on b.id = v.id
      where v.reference = ${reference} and v.payer_tpui = any (reading.own_tpuis())`),
  );
  if (!found) throw new BusinessError('bill.not-found');
  return { ...found, attempts: found.attempts.map(started), asOf: clock.now().toISOString() };
}

/** What the taxpayer owes and has paid, read in one view of the database. Days are of Lagos. */
export async function readAccountSummary({ readAs, clock }: ReportReaderDeps, scope: Scope): Promise<AccountSummary> {
  const now = clock.now().toISOString();
  const [summary] = await readAs(scope, (run) =>
    run<Omit<AccountSummary, 'asOf'>>(sql`with today as (select lagos_day(${now}::timestamptz) as day),
      mine as (
        select b.id, b.standing, b.total_kobo, b.expires_on, coalesce(b.due_on, b.expires_on) as pay_by, b.expires_on < today.day as is_late
        from bills b, today where b.payer_tpui = any (reading.own_tpuis())
      ),
      waiting as (
        select id, is_late from mine where standing = 'open' order by pay_by, id limit 5
      ),
      year as (
        select lagos_midnight(date_trunc('year', day)::date) as start from today
      ),
      sums as (
        select ${sumOf(sql`standing = 'open' and not is_late`)} as due, ${sumOf(sql`standing = 'open' and is_late`)} as overdue,
          ${sumOf(sql`standing = 'under-review'`)} as "underReview", count(*)::int as bills,
          min(pay_by) filter (where standing = 'open' and not is_late) as "nextDay"
        from mine
      )
      select sums.*,
        (select jsonb_build_object('kobo', coalesce(sum(total_kobo), 0), 'count', count(*)) from (
            select id, total_kobo from mine where standing = 'open' and not is_late order by pay_by, id limit ${mostBillsOfBasket}
          ) as first where not reading.is_own_payment_pending(id)) as payable,
        (select jsonb_build_object('kobo', coalesce(sum(amount_kobo), 0), 'count', coalesce(sum(case when is_void then -1 else 1 end), 0))
          from reading.receipts, year where payer_tpui = any (reading.own_tpuis()) and at >= year.start) as "paidThisYear",
        (select coalesce(jsonb_agg(jsonb_build_object('billReference', v.reference, 'heads', coalesce(v.heads, ''), 'mda', v.mda,
            'totalKobo', v.total_kobo, 'expiresOn', v.due_on, 'status', case when w.is_late then 'expired' else 'unpaid' end)
            order by v.due_on, v.id), '[]')
          from waiting w join reading.invoices v on v.id = w.id) as deadlines,
        (select coalesce(jsonb_agg(jsonb_build_object('receiptNumber', receipt_number, 'billReference', bill_reference,
            'heads', coalesce(heads, ''), 'channel', coalesce(channel, ''), 'amountKobo', amount_kobo, 'at', at) order by at desc), '[]')
          from (select * from reading.receipts where payer_tpui = any (reading.own_tpuis()) and not is_void order by at desc limit 5) as r) as receipts,
        (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'billReference', bill_reference, 'heads', coalesce(heads, ''),
            'amountKobo', amount_kobo, 'status', state) order by started_at desc), '[]')
          from (select * from ${attempts} where state in ('waiting', 'checking', 'review', 'refund')
            order by started_at desc limit 5) as a) as attempts
      from sums`),
  );
  if (!summary) throw new Error('The database added up nothing');
  return { ...summary, receipts: summary.receipts.map((row) => ({ ...row, at: instant(row.at) })), asOf: now };
}

function sumOf(condition: SQL): SQL {
  return sql`jsonb_build_object('kobo', coalesce(sum(total_kobo) filter (where ${condition}), 0), 'count', count(*) filter (where ${condition}))`;
}
