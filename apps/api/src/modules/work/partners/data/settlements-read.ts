import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../platform/db/schema.generated.ts';

export interface SettlementsAsked {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The bill of a payment is read too: row-level security keeps a key to those of its engine code. */
const settled = (tables: Kysely<Schema>) =>
  tables
    .selectFrom('reading.settled_payments as s')
    .innerJoin('reading.invoices as i', 'i.id', 's.bill_id')
    .where('s.payout', 'is not', null);

/** Payouts by value date, the newest first. */
export async function pageOfSettlements(tables: Kysely<Schema>, { from, until, offset, limit }: SettlementsAsked) {
  return await settled(tables)
    .select(({ ref }) => [
      ref('s.payout').$castTo<string>().as('reference'),
      sql<string>`max(${ref('s.value_date')})::text`.as('valueDate'),
      sql<number>`count(*)::int`.as('payments'),
      sql<number>`sum(${ref('s.amount_kobo')})::float8`.as('amountKobo'),
      sql<number>`sum(${ref('s.received_kobo')})::float8`.as('receivedKobo'),
      sql<number>`sum(${ref('s.fee_kobo')})::float8`.as('feeKobo'),
    ])
    .$if(from !== undefined, (query) => query.where('s.value_date', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('s.value_date', '<=', until ?? ''))
    .groupBy('s.payout')
    .orderBy('valueDate', 'desc')
    .orderBy('s.payout')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** By day of payment and bill. */
export async function linesOfSettlement(tables: Kysely<Schema>, reference: string) {
  return await settled(tables)
    .leftJoin('reading.partner_bills as p', 'p.id', 's.bill_id')
    .select(({ ref }) => [
      ref('s.bill_reference').$castTo<string>().as('billReference'),
      ref('p.external_reference').$castTo<string | null>().as('externalReference'),
      ref('s.paid_on').$castTo<string>().as('paidOn'),
      sql<number>`${ref('s.amount_kobo')}::float8`.as('amountKobo'),
      sql<number>`${ref('s.received_kobo')}::float8`.as('receivedKobo'),
      sql<number>`${ref('s.fee_kobo')}::float8`.as('feeKobo'),
      ref('s.status').$castTo<string>().as('status'),
    ])
    .where('s.payout', '=', reference)
    .orderBy('s.paid_on')
    .orderBy('s.bill_reference')
    .execute();
}
