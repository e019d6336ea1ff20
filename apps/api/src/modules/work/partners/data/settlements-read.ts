import { sql } from 'drizzle-orm';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';

export interface SettlementsAsked {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

interface SettlementRow {
  readonly reference: string;
  readonly valueDate: string;
  readonly payments: number;
  readonly amountKobo: number;
  readonly receivedKobo: number;
  readonly feeKobo: number;
}

interface LineRow {
  readonly billReference: string;
  readonly externalReference: string | null;
  readonly paidOn: string;
  readonly amountKobo: number;
  readonly receivedKobo: number;
  readonly feeKobo: number;
  readonly status: string;
}

// The bill of a payment is read too: row-level security keeps a key to those of its engine code.
const own = sql`reading.settled_payments s join reading.invoices i on i.id = s.bill_id`;

/** Payouts by value date, the newest first. */
export function pageOfSettlements(run: RunQuery, { from, until, offset, limit }: SettlementsAsked) {
  return run<SettlementRow>(
    sql`select s.payout as reference, max(s.value_date)::text as "valueDate", count(*)::int as payments, sum(s.amount_kobo)::float8 as "amountKobo",
        sum(s.received_kobo)::float8 as "receivedKobo", sum(s.fee_kobo)::float8 as "feeKobo"
      from ${own} where s.payout is not null
        and (${from ?? null}::date is null or s.value_date >= ${from ?? null}::date) and (${until ?? null}::date is null or s.value_date <= ${until ?? null}::date)
      group by s.payout order by max(s.value_date) desc, s.payout offset ${offset} limit ${limit}`,
  );
}

/** By bill. */
export function linesOfSettlement(run: RunQuery, reference: string) {
  return run<LineRow>(
    sql`select s.bill_reference as "billReference", p.external_reference as "externalReference", s.paid_on::text as "paidOn",
        s.amount_kobo::float8 as "amountKobo", s.received_kobo::float8 as "receivedKobo", s.fee_kobo::float8 as "feeKobo", s.status
      from ${own} left join reading.partner_bills p on p.id = s.bill_id where s.payout = ${reference} order by s.paid_on, s.bill_reference`,
  );
}
