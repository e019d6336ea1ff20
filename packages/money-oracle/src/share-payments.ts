import { bankDifferences, type ListedPayment, type StatementDebit } from './bank-payments.ts';
import type { Query } from './read-books.ts';

/** What was approved to somebody, as a month that two persons closed; below nothing when more went back than came. In kobo. */
export interface ApprovedShare {
  readonly statement: string;
  readonly earner: string;
  readonly netKobo: number;
}

/** A payment of shares as our list for the bank named it, in kobo. */
export interface ListedShare extends Omit<ListedPayment, 'refund'> {
  readonly statement: string;
  readonly earner: string;
}

/**
 * A sentence for each disagreement between approved statements, in the order of their approval, our lists for the bank and the debits of its statement, or, without those,
 * what the books say was paid: a statement that was paid twice, one nobody approved, and an earner who got more than was approved.
 */
export function shareDifferences(
  approved: readonly ApprovedShare[],
  listed: readonly ListedShare[],
  statement: readonly StatementDebit[] = listed.filter(({ isPaid }) => isPaid),
): readonly string[] {
  const found = [
    ...bankDifferences(
      listed.map((one) => ({ ...one, refund: one.statement })),
      statement,
    ),
  ];
  const debits = Map.groupBy(statement, ({ reference }) => reference);
  const known = new Map(approved.map((one) => [one.statement, one]));
  const leftTo = new Map<string, number>();
  for (const { reference, statement: of, earner } of listed) {
    const left = (debits.get(reference) ?? []).reduce((total, { amountKobo }) => total + amountKobo, 0);
    if (left === 0) continue;
    leftTo.set(earner, (leftTo.get(earner) ?? 0) + left);
    const netKobo = known.get(of)?.netKobo ?? 0;
    if (left > netKobo) found.push(`${of}: the bank paid ${left} kobo, and ${netKobo} kobo were approved`);
  }
  for (const [earner, left] of leftTo) {
    const owed = mostOwed(approved.filter((one) => one.earner === earner));
    if (left > owed) found.push(`${earner}: ${left} kobo left, and at most ${owed} kobo were owed at any time`);
  }
  return found;
}

/** What goes back after it was paid is still with its earner: the most that all statements up to one of them come to. */
function mostOwed(approved: readonly ApprovedShare[]): number {
  let [sum, most] = [0, 0];
  for (const { netKobo } of approved) {
    sum += netKobo;
    most = Math.max(most, sum);
  }
  return most;
}

/** Our side: every approved statement, and each time one of them was sent to the bank. */
export async function readShares(
  query: Query,
): Promise<{ readonly approved: readonly ApprovedShare[]; readonly listed: readonly ListedShare[] }> {
  const approved = await query(
    `select id as statement, subject as earner, net_kobo::float8 as "netKobo" from share_statements where state = 'approved'
     order by decided_at, id`,
    [],
  );
  const listed = await query(
    `select s.reference, p.statement_id as statement, p.subject as earner, p.amount_kobo::float8 as "amountKobo",
       p.state = 'paid' and coalesce(s.outcome, '') not in ('failed', 'returned') as "isPaid"
     from refund_sends s join share_payments p on p.id = s.share_payment_id`,
    [],
  );
  return { approved: approved.rows as ApprovedShare[], listed: listed.rows as ListedShare[] };
}
