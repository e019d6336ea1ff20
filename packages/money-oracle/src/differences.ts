/** Money that moved at a provider: `taken` from a payer, or `returned` to one. */
export interface Movement {
  readonly provider: string;
  /** The RRR, or Interswitch's transaction reference. */
  readonly reference: string;
  readonly kind: 'taken' | 'returned';
  readonly amountKobo: number;
}

/** What our database holds about one reference. */
export interface Books {
  readonly provider: string;
  readonly reference: string;
  /** Amounts of `payments`, in kobo. */
  readonly bookedKobo: readonly number[];
  /** What receipts that stand say was paid, in kobo: what a bill was let off is no money. */
  readonly receiptedKobo: readonly number[];
  /** What the clearing account of the ledger holds for it, in kobo. */
  readonly clearingKobo: number;
  /** What the books gave up because the money went back, in kobo. */
  readonly voidedKobo: number;
  /** What the books say its provider gave back as a refund, in kobo: it has left the clearing account. */
  readonly refundedByProviderKobo: number;
  /** What the bank paid back for it, or may have: on a list, and not said to have come back. In kobo. */
  readonly refundedByBankKobo: number;
  readonly isConfirmed: boolean;
  /** Kinds of its cases that nobody has decided: one that is decided excuses nothing, its money has its place. */
  readonly cases: readonly string[];
  /** It will be asked about again. */
  readonly isWatched: boolean;
}

/**
 * A sentence for each disagreement between what the provider did and what our books say; empty when there is none. `settled`:
 * everything had its time, so that money which will only be asked about later is missing.
 */
export function differences(
  journal: readonly Movement[],
  books: readonly Books[],
  { settled = false }: { readonly settled?: boolean } = {},
): readonly string[] {
  const keyOf = ({ provider, reference }: { readonly provider: string; readonly reference: string }) =>
    `${provider}:${reference}`;
  const known = new Map(books.map((book) => [keyOf(book), book]));
  const moved = Map.groupBy(journal, keyOf);
  return [...new Set([...known.keys(), ...moved.keys()])].flatMap((key) =>
    ofReference(key, moved.get(key) ?? [], known.get(key), settled),
  );
}

function ofReference(
  key: string,
  movements: readonly Movement[],
  book: Books | undefined,
  settled: boolean,
): readonly string[] {
  const found: string[] = [];
  const taken = movements.filter(({ kind }) => kind === 'taken').map(({ amountKobo }) => amountKobo);
  const returnedKobo = sum(movements.filter(({ kind }) => kind === 'returned').map(({ amountKobo }) => amountKobo));
  const [unbooked, invented] = apart(taken, book?.bookedKobo ?? []);
  const isLookedInto = (book?.cases.length ?? 0) > 0;
  const mayComeYet = !settled && book?.isWatched === true;

  for (const kobo of invented) found.push(`${key}: ${kobo} kobo are booked, and the provider never took them`);
  // Asking again about a confirmed attempt finds money that went back, never a second payment: that needs its case.
  if (unbooked.length > 0 && !isLookedInto && !(mayComeYet && !book.isConfirmed)) {
    found.push(`${key}: the provider took ${unbooked.join(' + ')} kobo, and nobody here knows`);
  }
  if (!book) return found;
  const left = returnedKobo + book.refundedByBankKobo;
  if (left > sum(taken) && !book.cases.includes('no-longer-paid')) {
    found.push(`${key}: ${left} kobo left to the payer, and ${sum(taken)} kobo had come`);
  }
  if (book.refundedByProviderKobo > returnedKobo) {
    found.push(
      `${key}: ${book.refundedByProviderKobo} kobo are booked as given back, and the provider gave ${returnedKobo}`,
    );
  }
  const standing = sum(book.receiptedKobo);
  if (standing > sum(taken) - returnedKobo && !book.cases.includes('no-longer-paid') && !mayComeYet) {
    found.push(`${key}: receipts over ${standing} kobo stand, and ${sum(taken) - returnedKobo} kobo are there`);
  }
  if (book.isConfirmed && taken.length === 0) found.push(`${key}: confirmed, and nobody paid`);
  if (book.clearingKobo !== sum(book.bookedKobo) - book.voidedKobo) {
    found.push(`${key}: the ledger clears ${book.clearingKobo} kobo of ${sum(book.bookedKobo)} booked`);
  }
  return found;
}

/** What is in one list and not in the other, each amount as often as it is missing. */
function apart(one: readonly number[], other: readonly number[]): readonly [number[], number[]] {
  const onlyOther = [...other];
  const onlyOne = one.filter((amount) => {
    const at = onlyOther.indexOf(amount);
    if (at >= 0) onlyOther.splice(at, 1);
    return at < 0;
  });
  return [onlyOne, onlyOther];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
