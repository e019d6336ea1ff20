import type { ReviewCaseDetail, ReviewOption } from '@portal/contracts';

interface PayersBill {
  readonly billReference: string;
  readonly billFor: string;
  readonly totalKobo: number;
}

/** What is known of a case when it is asked what could become of its money. Amounts in kobo. */
export interface ReviewFacts {
  readonly kind: string;
  readonly heldKobo: number;
  readonly hasPayment: boolean;
  /** Part payments that make up the bill: together they are it, or each is decided by itself. */
  readonly isJoint: boolean;
  /** The case's own bill. */
  readonly bill: PayersBill & { readonly isPaid: boolean; readonly isCancelled: boolean };
  /** Bills that were paid together with it and take money now, its own among them; none where it was paid alone. */
  readonly together: readonly PayersBill[];
  /** Bills of the same payer that take money now. */
  readonly others: readonly PayersBill[];
  readonly payerTpui: string | null;
  /** An agent paid it for bills of several clients: it is for these bills together, and what is left is the agent's. */
  readonly isOfClients: boolean;
  /** The most that may be let off. */
  readonly writeOffLimitKobo: number;
  /** The bill that replaced it since: what the money is for, as it seems. */
  readonly correctedBill: string | null;
  /** The provider's last clear answer since the case was opened: money, or none. */
  readonly found: { readonly outcome: string; readonly amountKobo: number | null } | null;
  /** What the attempt of the case asked for. */
  readonly askedKobo: number;
  /** In a case about a second payment: what is claimed and not in the books. */
  readonly second: {
    readonly isFirstBooked: boolean;
    /** The provider says that nothing was paid, or everything that was claimed is booked by now. */
    readonly isDenied: boolean;
    readonly claims: readonly {
      readonly key: string;
      readonly movement: string;
      /** What was told of it. */
      readonly amountKobo: number | null;
      /** Amounts that may be booked of it: nothing that did not come, as the database says. */
      readonly bookableKobo: readonly number[];
    }[];
  } | null;
  /** The decision to be taken back, in a case about one. */
  readonly countersId: string | null;
}

type Hindrance = ReviewCaseDetail['hindrances'][number];
interface Options {
  /** The best first. */
  readonly options: readonly ReviewOption[];
  readonly hindrances: readonly Hindrance[];
}

const nothing = {
  ...{ billReference: null, billFor: null, bills: [], tpui: null, fitsExactly: false },
  ...{ billKobo: 0, creditKobo: 0, refundKobo: 0, writeOffKobo: 0, bookKobo: 0 },
  movement: null,
};
/** Others are in reach by their own case; a list nobody reads to its end helps nobody. */
const mostOthers = 5;

/** What could become of the money of a case. The database refuses what is not here, whoever asks for it. */
export function reviewOptions(facts: ReviewFacts): Options {
  if (facts.kind === 'counter-asked' && facts.countersId !== null)
    return {
      options: [
        { ...nothing, key: 'counter', decision: 'counter', fitsExactly: true },
        { ...nothing, key: 'close', decision: 'close' },
      ],
      hindrances: [],
    };
  if (facts.second) return ofSecondPayment(facts.second, facts.askedKobo);
  if (facts.heldKobo === 0) return withoutMoney(facts);
  if (facts.isJoint) return ofParts(facts);
  const { options, hindrances } = ofHeldMoney(facts);
  const isGone = facts.found !== null && facts.found.outcome !== 'paid';
  const gone: ReviewOption = { ...nothing, key: 'take-back', decision: 'take-back', fitsExactly: true };
  return { options: isGone ? [gone, ...options] : options, hindrances };
}

function only(option: ReviewOption): Options {
  return { options: [option], hindrances: [] };
}

/** Nothing else is open for all of them at once: whoever wants a part credited or refunded separates them first. */
function ofParts(facts: ReviewFacts): Options {
  const { bill, heldKobo, found } = facts;
  const separate: ReviewOption = { ...nothing, key: 'separate', decision: 'separate' };
  if (bill.isPaid || bill.isCancelled)
    return {
      options: [separate],
      hindrances: [{ decision: 'accept', why: bill.isPaid ? 'bill-paid' : 'bill-cancelled' }],
    };
  if (heldKobo !== bill.totalKobo || (found !== null && found.outcome !== 'paid'))
    return { options: [separate], hindrances: [{ decision: 'accept', why: 'amount-differs' }] };
  return { options: [...forBill('accept', bill, facts), separate], hindrances: [] };
}

function withoutMoney({ kind, hasPayment, found, askedKobo }: ReviewFacts): Options {
  const close: ReviewOption = { ...nothing, key: 'close', decision: 'close', fitsExactly: false };
  if (kind === 'no-longer-paid' && hasPayment) {
    const isBack = found?.outcome === 'paid';
    const gone: ReviewOption = { ...nothing, key: 'take-back', decision: 'take-back', fitsExactly: !isBack };
    return { options: isBack ? [{ ...close, fitsExactly: true }, gone] : [gone, close], hindrances: [] };
  }
  if (!hasPayment && kind === 'amount-missing') {
    const book = { ...nothing, key: 'book', decision: 'book' as const };
    if (found?.outcome === 'paid' && found.amountKobo !== null)
      return only({ ...book, bookKobo: found.amountKobo, fitsExactly: true });
    // The provider says paid and not how much: two persons book what was asked, or say that it is no payment.
    if (found === null)
      return {
        options: [
          { ...book, bookKobo: askedKobo },
          { ...nothing, key: 'no-payment', decision: 'no-payment' },
        ],
        hindrances: [{ decision: 'close', why: 'not-denied' }],
      };
  }
  return only({ ...close, fitsExactly: found !== null && found.outcome !== 'paid' });
}

/**
 * A claim is booked as it says, or for what the reference asks where a notice carries the provider's fee on top, never for more than came.
 * Nobody closes it over money that may be there: what is not denied by the provider takes two persons who say that it is no payment.
 */
function ofSecondPayment(
  { isFirstBooked, isDenied, claims }: NonNullable<ReviewFacts['second']>,
  askedKobo: number,
): Options {
  const booked = isFirstBooked
    ? claims.flatMap(({ key, movement, amountKobo, bookableKobo }): ReviewOption[] => {
        const asked = { ...nothing, key: `book:${key}`, decision: 'book' as const, movement, bookKobo: askedKobo };
        if (amountKobo === null && !bookableKobo.includes(askedKobo)) return [];
        if (amountKobo === null || amountKobo === askedKobo) return [{ ...asked, fitsExactly: amountKobo !== null }];
        return [{ ...asked, key: `book:${key}:told`, bookKobo: amountKobo }, asked].filter(({ bookKobo }) =>
          bookableKobo.includes(bookKobo),
        );
      })
    : [];
  const close: ReviewOption = { ...nothing, key: 'close', decision: 'close', fitsExactly: true };
  return {
    options: [...(isDenied ? [close] : []), ...booked, { ...nothing, key: 'no-payment', decision: 'no-payment' }],
    hindrances: [
      ...(isFirstBooked ? [] : [{ decision: 'book', why: 'first-not-booked' } as const]),
      ...(isFirstBooked && claims.some(({ bookableKobo }) => bookableKobo.length === 0)
        ? [{ decision: 'book', why: 'amount-not-told' } as const]
        : []),
      ...(isDenied ? [] : [{ decision: 'close', why: 'not-denied' } as const]),
    ],
  };
}

function ofHeldMoney(told: ReviewFacts): Options {
  const facts = told.isOfClients ? { ...told, others: [], payerTpui: null } : told;
  const { heldKobo, bill, others, payerTpui, correctedBill } = facts;
  const accept = forBill('accept', bill, facts);
  const isOpen = !bill.isPaid && !bill.isCancelled;
  const applied = others.flatMap((other) => forBill('apply', other, facts));
  const rest: ReviewOption[] = [
    ...(payerTpui === null
      ? []
      : [{ ...nothing, key: 'credit', decision: 'credit' as const, tpui: payerTpui, creditKobo: heldKobo }]),
    { ...nothing, key: 'refund', decision: 'refund', refundKobo: heldKobo },
  ];
  const forBills = [...forAllTogether(facts), ...(isOpen ? accept : []), ...applied.slice(0, mostOthers)];
  const hindrances: Hindrance[] = [];
  if (!isOpen) hindrances.push({ decision: 'accept', why: bill.isPaid ? 'bill-paid' : 'bill-cancelled' });
  else if (accept.length === 0) hindrances.push({ decision: 'write-off', why: 'above-limit' });
  if (applied.length === 0)
    hindrances.push({ decision: 'apply', why: facts.isOfClients ? 'several-payers' : 'no-other-bill' });
  if (payerTpui === null)
    hindrances.push({ decision: 'credit', why: facts.isOfClients ? 'several-payers' : 'no-account' });
  return {
    options: [...forBills.toSorted((one, other) => rank(one, correctedBill) - rank(other, correctedBill)), ...rest],
    hindrances,
  };
}

/** Exactly; with a shortage that may be let off; or with a rest, which is the payer's. None when too much is missing. */
function forBill(
  decision: 'accept' | 'apply',
  { billReference, billFor, totalKobo }: PayersBill,
  { heldKobo, payerTpui: tpui, writeOffLimitKobo }: ReviewFacts,
): ReviewOption[] {
  const key = decision === 'accept' ? 'accept' : `apply:${billReference}`;
  const own = { ...nothing, decision, billReference, billFor };
  if (heldKobo === totalKobo) return [{ ...own, key, billKobo: heldKobo, fitsExactly: true }];
  if (heldKobo < totalKobo) {
    const missing = totalKobo - heldKobo;
    if (missing > writeOffLimitKobo) return [];
    return [{ ...own, key: `${key}:write-off`, billKobo: heldKobo, writeOffKobo: missing }];
  }
  const over = heldKobo - totalKobo;
  const refunded = { ...own, key: `${key}:refund`, billKobo: totalKobo, refundKobo: over };
  if (tpui === null) return [refunded];
  return [{ ...own, key: `${key}:credit`, billKobo: totalKobo, tpui, creditKobo: over }, refunded];
}

/** All bills that were paid together, as one was: exactly, with a rest, or with a shortage of the last that may be let off. */
function forAllTogether({ together, heldKobo, payerTpui: tpui, writeOffLimitKobo }: ReviewFacts): ReviewOption[] {
  const last = together.at(-1);
  if (last === undefined || together.length < 2) return [];
  const asked = together.reduce((sum, { totalKobo }) => sum + totalKobo, 0);
  const missing = Math.max(0, asked - heldKobo);
  const over = Math.max(0, heldKobo - asked);
  if (missing > writeOffLimitKobo || missing >= last.totalKobo) return [];
  const own = {
    ...{ ...nothing, key: 'spread', decision: 'spread' as const, fitsExactly: heldKobo === asked },
    bills: together.map(({ billReference, billFor, totalKobo }) => {
      const writeOffKobo = billReference === last.billReference ? missing : 0;
      return { billReference, billFor, amountKobo: totalKobo - writeOffKobo, writeOffKobo };
    }),
    billKobo: asked - missing,
    writeOffKobo: missing,
  };
  if (over === 0) return [missing > 0 ? { ...own, key: 'spread:write-off' } : own];
  const refunded = { ...own, key: 'spread:refund', refundKobo: over };
  return tpui === null ? [refunded] : [{ ...own, key: 'spread:credit', tpui, creditKobo: over }, refunded];
}

function rank({ fitsExactly, decision, writeOffKobo, billReference }: ReviewOption, corrected: string | null): number {
  if (corrected !== null && billReference === corrected) return writeOffKobo > 0 ? -1 : -2;
  return (
    (fitsExactly ? 0 : 4) + (decision === 'spread' ? -1 : decision === 'accept' ? 0 : 2) + (writeOffKobo > 0 ? 1 : 0)
  );
}
