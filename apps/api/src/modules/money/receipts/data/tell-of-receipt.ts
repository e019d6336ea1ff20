import { portalAddress } from '@portal/contracts';
import type pg from 'pg';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';

/** Tells whoever signs in for the payer that the money has arrived. A payer without an account reads their mail. */
export async function tellOfReceipt(transaction: pg.ClientBase, reference: string): Promise<void> {
  const { rows } = await transaction.query<{ number: string; people: string[] }>(
    `select r.receipt_number as number, reading.people_of(b.payer_tpui) as people
      from bills b join receipts r on r.bill_id = b.id
      where b.reference = $1 and b.payer_tpui is not null and not exists (select from receipt_voids v where v.receipt_id = r.id)`,
    [reference],
  );
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
