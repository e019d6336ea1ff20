import { dueDayWords, groupReference, type Language, lagosDay, nairaDigits, type OpenBill } from '@portal/contracts';
import { printedDate, printedMoment } from '../../../../platform/clock/printed-dates.ts';
import { type DocumentMessages, documentMessages } from './document-messages.ts';

/** Who issues the paper. */
export interface Issuer {
  readonly name: string;
  /** 'Kaduna State' (spec §2.14). */
  readonly address: string;
  readonly portalOrigin: string;
  /** Prints the demonstration mark. */
  readonly demonstration: boolean;
  /** Paper of test mode: a mark across every page says so. */
  readonly isTest?: true;
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly monospaced?: boolean;
}

export interface DocumentItem {
  readonly description: string;
  readonly narration: string;
  readonly quantity: string;
  /** Naira digits without the sign. */
  readonly rate: string;
  readonly amount: string;
}

/** Everything that is printed, as text; a page only decides where it stands. */
export interface DocumentContent {
  readonly language: Language;
  readonly texts: DocumentMessages;
  readonly title: string;
  readonly issuer: Issuer;
  readonly isReceipt: boolean;
  readonly amountLabel: string;
  readonly totalDigits: string;
  readonly stamp: { readonly text: string; readonly detail: string; readonly tone: 'good' | 'bad' } | null;
  readonly payerLines: readonly string[];
  readonly issuerLines: readonly string[];
  readonly facts: readonly Fact[];
  readonly rrr: string | null;
  readonly items: readonly DocumentItem[];
  readonly amountInWords: string;
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
  readonly code: {
    readonly content: string;
    readonly caption: string;
    readonly reference: string;
    readonly address: string;
  };
  readonly printedOn: string;
}

export function documentContent(
  openBill: OpenBill,
  { language, issuer, printedAt }: { readonly language: Language; readonly issuer: Issuer; readonly printedAt: Date },
): DocumentContent {
  const { bill, userData, receipt } = openBill;
  const texts = documentMessages[language];
  const reference = groupReference(bill.billReference);
  const host = issuer.portalOrigin.replace(/^https?:\/\//, '');
  const isReceipt = receipt !== null;
  const warnings = warningsOf(openBill, language);
  // Whoever must not pay is asked for no money: neither at a bank nor by the code.
  const isPayable = !isReceipt && warnings.length === 0;
  return {
    language,
    texts,
    issuer,
    isReceipt,
    title: isReceipt ? texts.receipt : texts.invoice,
    amountLabel: isReceipt ? texts.amountPaid : isPayable ? texts.amountDue : texts.billAmount,
    totalDigits: nairaDigits(bill.totalKobo),
    stamp: stampOf(openBill, language),
    payerLines: linesOf(
      `${userData.user.firstName} ${userData.user.lastName}`,
      userData.organisation?.registrationNumber ?? '',
      userData.organisation && !userData.organisation.isConfirmed ? texts.unconfirmed : '',
      userData.userRegistration.addressLine1,
      userData.user.email,
    ),
    issuerLines: linesOf(issuer.name, issuer.address),
    facts: factsOf(openBill, language, lagosDay(printedAt)),
    rrr: (isPayable && openBill.payment?.rrr) || null,
    items: bill.billDetails.map(({ description, narration, amount }) => ({
      description,
      narration,
      quantity: '1',
      rate: nairaDigits(amount),
      amount: nairaDigits(amount),
    })),
    amountInWords: bill.amountInWords,
    warnings,
    notes: [
      // A claim, or money that goes back, does not say whether this bill may be paid.
      ...(openBill.moneyNews ?? []).filter((news) => news !== 'in-doubt').map((news) => texts.moneyNews[news]),
      ...(userData.masked ? [isReceipt ? `${texts.masked} ${texts.signedShowsAll}` : texts.masked] : []),
    ],
    code: {
      content:
        receipt?.verificationUrl ?? `${issuer.portalOrigin}/payment_summary_open?billReference=${bill.billReference}`,
      caption: isReceipt ? texts.scanToVerify : isPayable ? texts.scanToPay : texts.scanToOpen,
      reference,
      address: isReceipt ? `${host}/receipt-verification` : host,
    },
    printedOn: `${texts.printedOn} ${printedMoment(printedAt, language)}`,
  };
}

/** Why the paper proves nothing, or why the bill must not be paid now. */
function warningsOf({ bill, receipt, payment, moneyNews }: OpenBill, language: Language): string[] {
  const texts = documentMessages[language];
  if (receipt?.voidedAt) return [texts.voidedOn(printedMoment(receipt.voidedAt, language))];
  if (receipt) return moneyNews?.includes('in-doubt') ? [texts.moneyNews['in-doubt']] : [];
  if (bill.status === 'cancelled') return [texts.cancelled];
  if (bill.status === 'under-review' || bill.status === 'part-paid') return [texts.underReview];
  if (payment?.state === 'processing') return [texts.processing];
  return bill.status === 'expired' ? [texts.expired] : [];
}

function linesOf(...lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function stampOf({ bill, receipt }: OpenBill, language: Language): DocumentContent['stamp'] {
  const text = documentMessages[language].stamps[bill.status];
  if (text === '') return null;
  if (bill.status === 'paid' && receipt) {
    return { text, detail: printedDate(lagosDay(receipt.paidAt), language), tone: 'good' };
  }
  return { text, detail: '', tone: 'bad' };
}

/** How late it is stands there as long as somebody may owe it. */
function dueDayOf({ dueOn, status }: OpenBill['bill'], language: Language, today: string): string {
  const shown = printedDate(dueOn ?? '', language);
  const isOpen = status === 'unpaid' || status === 'expired';
  return isOpen ? dueDayWords(dueOn ?? '', today, shown)[language] : shown;
}

function factsOf({ bill, receipt }: OpenBill, language: Language, today: string): Fact[] {
  const texts = documentMessages[language];
  const facts: (Fact | null)[] = [
    receipt && { label: texts.receiptNumber, value: receipt.receiptNumber, monospaced: true },
    { label: texts.billReference, value: groupReference(bill.billReference), monospaced: true },
    {
      label: texts.issuedOn,
      value: printedDate(receipt ? lagosDay(receipt.paidAt) : bill.issuedOn, language),
    },
    bill.dueOn && !receipt ? { label: texts.dueOn, value: dueDayOf(bill, language, today) } : null,
    { label: texts.expiresOn, value: printedDate(bill.expiresOn, language) },
    receipt && { label: texts.paidOn, value: printedMoment(receipt.paidAt, language) },
    receipt && {
      label: texts.paidThrough,
      value: linesOf(titled(receipt.provider), titled(receipt.channel)).join(' · '),
    },
    receipt && {
      label: texts.providerReference,
      value: groupReference(receipt.providerReference),
      monospaced: true,
    },
    bill.tpui === null ? null : { label: texts.tpui, value: bill.tpui, monospaced: true },
    bill.mda === null ? null : { label: texts.mda, value: bill.mda },
    bill.taxOffice === null ? null : { label: texts.taxOffice, value: bill.taxOffice },
    bill.preparedBy === undefined ? null : { label: texts.preparedBy, value: bill.preparedBy },
    bill.paymentBegunBy === undefined ? null : { label: texts.paymentBegunBy, value: bill.paymentBegunBy },
  ];
  return facts.filter((fact) => fact !== null);
}

/** `internet-bank` → `Internet bank`, `CARDPAYMENT` stays readable as `Cardpayment`. */
function titled(code: string): string {
  const words = code.replace(/[-_]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
