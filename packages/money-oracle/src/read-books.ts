import type { Books } from './differences.ts';

export type Query = (text: string, values: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

/** Our side: every attempt that has a reference, or those of one bill. */
export async function readBooks(query: Query, billReference?: string): Promise<readonly Books[]> {
  const { rows } = await query(
    `select i.provider::text as provider, i.provider_ref as reference, i.state = 'CONFIRMED' as "isConfirmed",
       i.next_check_at is not null as "isWatched",
       coalesce((select array_agg(kobo::float8) from (
         select sum(p.amount_kobo) as kobo from payments p where p.intent_id = i.id
         group by p.basket_id, case when p.basket_id is null then p.movement end) whole), '{}') as "bookedKobo",
       coalesce((select array_agg((r.amount_kobo - coalesce((select q.write_off_kobo from review_proposals q join review_cases c on c.id = q.case_id
           where c.payment_id = p.id and q.bill_id = r.bill_id and q.outcome = 'approved'), 0))::float8) from receipts r join payments p on p.id = r.payment_id
         where p.intent_id = i.id and not exists (select from receipt_voids v where v.receipt_id = r.id)
           and not exists (select from credit_uses u where u.bill_id = r.bill_id)), '{}') as "receiptedKobo",
       coalesce((select sum(p.amount_kobo)::float8 from payments p where p.intent_id = i.id and exists (
         select from ledger_transactions t where t.reference = ledger_reference(p) and t.kind in ('reversal', 'refund'))), 0) as "voidedKobo",
       coalesce((select sum(e.amount_kobo)::float8 from payments p
         join ledger_transactions t on t.reference = ledger_reference(p) join ledger_entries e on e.transaction_id = t.id
         where p.intent_id = i.id and e.account = 'clearing:' || i.provider), 0) as "clearingKobo",
       coalesce((select sum(f.amount_kobo)::float8 from refunds f join payments p on p.id = f.payment_id
         where p.intent_id = i.id and f.method = 'provider' and f.state = 'paid'), 0) as "refundedByProviderKobo",
       coalesce((select sum(f.amount_kobo)::float8 from refunds f join payments p on p.id = f.payment_id
         join refund_sends s on s.refund_id = f.id and s.method = 'bank' and coalesce(s.outcome, '') not in ('failed', 'returned')
         where p.intent_id = i.id), 0) as "refundedByBankKobo",
       coalesce((select array_agg(c.kind) from review_cases c where c.intent_id = i.id and c.resolved_at is null), '{}') as cases
     from payment_intents i join bills b on b.id = i.bill_id
     where i.provider_ref is not null and ($1::text is null or b.reference = $1)`,
    [billReference ?? null],
  );
  return rows as Books[];
}
