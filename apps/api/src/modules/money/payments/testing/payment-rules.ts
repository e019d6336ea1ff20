import type { Database } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';

interface Report {
  readonly intent: { readonly id: string; readonly providerRef: string };
  readonly amountKobo: number | null;
  readonly reference?: string;
  readonly source?: Schema['payments']['source'];
}

/** The database's own rules, asked without anything of ours between. */
export function askPaymentRules(db: Database) {
  async function query<T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await db.$client.query(text, values)).rows as T[];
  }

  async function refusal(text: string, values: unknown[] = []): Promise<string | undefined> {
    try {
      await db.$client.query(text, values);
      return undefined;
    } catch (error) {
      return error instanceof Error && 'constraint' in error ? String(error.constraint) : String(error);
    }
  }

  async function confirm({ intent, amountKobo, reference = intent.providerRef, source = 'requery' }: Report) {
    const [row] = await query<{ outcome: string }>('select confirm_payment($1, $2, $3, $4, now(), $5) as outcome', [
      intent.id,
      reference,
      amountKobo,
      'card',
      source,
    ]);
    return row?.outcome;
  }

  async function stateOf(intent: { id: string }) {
    return (await query<{ state: string }>('select state from payment_intents where id = $1', [intent.id]))[0]?.state;
  }

  async function booksOf(bill: { id: string }) {
    return query<{ account: string; kobo: number }>(
      `select account, sum(e.amount_kobo)::bigint as kobo from ledger_entries e
       join ledger_transactions t on t.id = transaction_id
       join payments p on t.reference = p.provider || ':' || p.provider_txn_ref
       where p.bill_id = $1 group by account order by account`,
      [bill.id],
    );
  }

  async function standing(bill: { id: string }) {
    const [row] = await query(
      `select pay_status_id as "payStatusId", status, (select count(*) from receipts where bill_id = $1) as receipts,
         (select array_agg(kind order by kind) from review_cases where bill_id = $1) as cases
       from bills join bill_overviews on bill_id = id where id = $1`,
      [bill.id],
    );
    return row;
  }

  return { query, refusal, confirm, stateOf, booksOf, standing };
}
