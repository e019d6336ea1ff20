import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface NewSale {
  readonly orderId: string;
  readonly by: string;
  readonly soldOn: string;
  readonly proceedsKobo: number;
  readonly costsKobo: number;
  readonly debtKobo: number;
}

export async function insertSale(tx: Transaction, id: string, sale: NewSale): Promise<void> {
  const { orderId, by, soldOn, proceedsKobo, costsKobo, debtKobo } = sale;
  await tablesOf(tx)
    .insertInto('enforcement_sales')
    .values({
      ...{ enforcement_id: id, order_id: orderId, sold_on: soldOn, noted_by: by, debt_kobo: debtKobo },
      ...{ proceeds_kobo: proceedsKobo, costs_kobo: costsKobo },
      surplus_kobo: Math.max(0, proceedsKobo - costsKobo - debtKobo),
    })
    .execute();
}

export async function settleSale(
  tx: Transaction,
  id: string,
  { by, returnedOn, proof }: { readonly by: string; readonly returnedOn: string; readonly proof: string },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('enforcement_sales')
    .set({ returned_on: returnedOn, proof, settled_by: by, settled_at: sql<Date>`clock_timestamp()` })
    .where('enforcement_id', '=', id)
    .execute();
}

export function saleOf(on: Runner, id: string) {
  return tablesOf(on)
    .selectFrom('enforcement_sales as s')
    .select(['s.sold_on as soldOn', 's.proceeds_kobo as proceedsKobo', 's.costs_kobo as costsKobo', 's.proof'])
    .select(['s.debt_kobo as debtKobo', 's.surplus_kobo as surplusKobo', 's.returned_on as returnedOn'])
    .select('s.noted_by as notedBy')
    .select(sql<string>`law_rule_end('distrained-surplus.return', s.sold_on)`.as('returnBy'))
    .where('s.enforcement_id', '=', id)
    .executeTakeFirst();
}
