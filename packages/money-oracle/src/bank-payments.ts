/** A refund as our list for the bank named it, in kobo. */
export interface ListedPayment {
  /** Of this one time it was sent; the bank repeats it in its statement. */
  readonly reference: string;
  readonly refund: string;
  readonly amountKobo: number;
  /** The books say that it reached its payer. */
  readonly isPaid: boolean;
}

/** A debit of the account refunds are paid from, as the bank's statement has it, in kobo. */
export interface StatementDebit {
  readonly reference: string;
  readonly amountKobo: number;
}

/** A sentence for each disagreement between our lists for the bank and what the bank's statement says left; empty when there is none. */
export function bankDifferences(
  listed: readonly ListedPayment[],
  statement: readonly StatementDebit[],
): readonly string[] {
  const found: string[] = [];
  const debits = Map.groupBy(statement, ({ reference }) => reference);
  const known = new Set(listed.map(({ reference }) => reference));
  for (const { reference, amountKobo } of statement)
    if (!known.has(reference)) found.push(`${reference}: the bank paid ${amountKobo} kobo that are on no list`);
  for (const [refund, sends] of Map.groupBy(listed, (one) => one.refund)) {
    const left = sends.flatMap(({ reference }) => debits.get(reference) ?? []);
    if (left.length > 1) found.push(`${refund}: the bank paid it ${left.length} times`);
    for (const { reference, amountKobo, isPaid } of sends) {
      const paid = debits.get(reference)?.[0]?.amountKobo;
      if (paid !== undefined && paid !== amountKobo)
        found.push(`${reference}: the bank paid ${paid} kobo, and ${amountKobo} kobo were listed`);
      if (isPaid && paid === undefined)
        found.push(`${reference}: booked as paid, and the bank’s statement has no debit`);
    }
  }
  return found;
}
