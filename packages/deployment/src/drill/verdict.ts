import { setTimeout as wait } from 'node:timers/promises';
import { type Books, differences, journalOf, type Movement, readBooks } from '@portal/money-oracle';
import type { Acknowledged } from './payers.ts';
import type { Portal } from './start-portal.ts';

export interface Verdict {
  readonly acknowledged: number;
  /** Taken by the provider, by its own journal. */
  readonly taken: number;
  /** RRRs that a payer was told are paid, and whose receipt is not there. */
  readonly lost: readonly string[];
  /** RRRs that are booked or receipted twice, or whose bill has another that is. */
  readonly doubled: readonly string[];
  /** Where the provider's journal and our books say different things. */
  readonly disagreements: readonly string[];
  /** Kobo by which the ledger does not sum to nothing. */
  readonly ledgerKobo: number;
}

const settleWithinMs = 120_000;
const pollMs = 1_000;

/** Waits until everything that was taken is booked, for a while; then says what is missing, with the provider's journal as witness. */
export async function judge(portal: Portal, acknowledged: readonly Acknowledged[]): Promise<Verdict> {
  const deadline = Date.now() + settleWithinMs;
  for (;;) {
    const journal = await readJournal(portal);
    const books = await readBooks((text, values) => portal.query(text, values));
    const disagreements = differences(journal, books, { settled: true });
    if (disagreements.length > 0 && Date.now() < deadline) {
      await wait(pollMs);
      continue;
    }
    const { rows } = await portal.query('select coalesce(sum(amount_kobo), 0)::float8 as kobo from ledger_entries');
    return {
      acknowledged: acknowledged.length,
      taken: journal.filter(({ kind }) => kind === 'taken').length,
      ...lostAndDoubled(acknowledged, books, await paidTwice(portal)),
      disagreements,
      ledgerKobo: (rows[0] as { kobo: number }).kobo,
    };
  }
}

/** What was promised to payers, compared with the books. */
export function lostAndDoubled(
  acknowledged: readonly Pick<Acknowledged, 'rrr'>[],
  books: readonly Pick<Books, 'reference' | 'bookedKobo' | 'receiptedKobo'>[],
  paidTwice: readonly string[],
): Pick<Verdict, 'lost' | 'doubled'> {
  const receipts = new Map(books.map(({ reference, receiptedKobo }) => [reference, receiptedKobo.length]));
  const twice = books.filter(({ bookedKobo, receiptedKobo }) => bookedKobo.length > 1 || receiptedKobo.length > 1);
  return {
    lost: acknowledged.map(({ rrr }) => rrr).filter((rrr) => (receipts.get(rrr) ?? 0) === 0),
    doubled: [...new Set([...twice.map(({ reference }) => reference), ...paidTwice])],
  };
}

/** References of bills with more than one payment or receipt. */
async function paidTwice({ query }: Portal): Promise<readonly string[]> {
  const { rows } = await query(
    `select b.reference from bills b where (select count(*) from payments p where p.bill_id = b.id) > 1
       or (select count(*) from receipts r where r.bill_id = b.id) > 1`,
  );
  return rows.map((row) => (row as { reference: string }).reference);
}

async function readJournal({ sandboxUrl }: Portal): Promise<readonly Movement[]> {
  const response = await fetch(`${sandboxUrl}/journal`);
  return journalOf((await response.json()) as Readonly<Record<string, unknown>>[]);
}
