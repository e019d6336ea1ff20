import { type Criteria, mostBillsOfBasket } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import { billColumns, billTables } from './counter-bills.repository.ts';

type Run = Pick<Transaction, 'execute'>;

export interface PaperRow {
  readonly mdaId: number;
  readonly tpui: string | null;
  readonly billReference: string;
  readonly payer: string;
  readonly heads: string;
  readonly totalKobo: number;
  readonly status: 'unpaid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void';
  readonly receiptNumber: string | null;
  readonly paidAt: string | null;
  readonly serviceGiven: { readonly at: string; readonly by: string } | null;
  readonly correctedBy: string | null;
}

/** The bills that a paper is of: by a reference, the number of a receipt or an RRR, which may be of several. Those of the MDA come first. */
export async function findPapers(run: Run, paper: Criteria | undefined, mdaId: number): Promise<PaperRow[]> {
  const which = conditionOf(paper);
  if (!which) return [];
  const { rows } = await run.execute(
    sql`select b.mda_id as "mdaId", b.payer_tpui as tpui, ${billColumns} from ${billTables} where ${which}
      order by b.mda_id <> ${mdaId}, b.reference limit ${mostBillsOfBasket}`,
  );
  return rows.map((row) => ({ ...row, totalKobo: Number(row.totalKobo) }) as unknown as PaperRow);
}

function conditionOf(paper: Criteria | undefined): SQL | undefined {
  switch (paper?.kind) {
    case 'bill':
      return sql`b.reference = ${paper.value}`;
    case 'receipt':
      return sql`r.receipt_number = ${paper.value}`;
    case 'rrr':
      return sql`b.id in (select a.bill_id from payment_intents i join bill_attempts a on a.intent_id = i.id where i.provider = 'remita' and i.provider_ref = ${paper.value})`;
    default:
      return undefined;
  }
}

/** False when it was marked before; the database refuses a void receipt, and one of another MDA. */
export async function insertService(
  tx: Transaction,
  receiptNumber: string,
  mdaId: number,
  userId: string,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`insert into services_given (receipt_id, mda_id, given_by)
      select id, ${mdaId}, ${userId} from receipts where receipt_number = ${receiptNumber} on conflict do nothing`,
  );
  return rowCount === 1;
}
