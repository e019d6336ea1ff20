import { portalAddress } from '@portal/contracts';
import { sql } from 'kysely';
import type pg from 'pg';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';

/** Tells whoever signs in for the payer that the money has arrived. A payer without an account reads their mail. */
export async function tellOfReceipt(transaction: pg.ClientBase, reference: string): Promise<void> {
  const rows = await tablesOf(transaction)
    .selectFrom('bills as b')
    .innerJoin('receipts as r', 'r.bill_id', 'b.id')
    .select(({ ref }) => [
      'r.receipt_number as number',
      sql<string[]>`reading.people_of(${ref('b.payer_tpui')})`.as('people'),
    ])
    .where('b.reference', '=', reference)
    .where('b.payer_tpui', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('receipt_voids as v').whereRef('v.receipt_id', '=', 'r.id'))),
    )
    .execute();
  for (const { number, people } of rows)
    if (people.length > 0)
      await publishNotice(transaction, {
        to: people,
        kind: 'bill.paid',
        facts: { reference, number },
        path: portalAddress('/user/payment_summary', { billReference: reference }),
        occasion: `receipt:${number}`,
      });
}
