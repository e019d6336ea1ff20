import { formatNaira, groupReference, type Language, languages, type Receipt } from '@portal/contracts';
import { printedMoment } from '../../../../platform/clock/printed-dates.ts';
import { composeMail, type MailPart, typed } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { BillRecord } from '../../billing/index.ts';
import { mailMessages } from './mail-messages.ts';

export interface MailSender {
  readonly name: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

/** The receipt by e-mail, in English and in Hausa: which of them the payer reads is not known here. `occasion`: when it is sent again. */
export function receiptMail(bill: BillRecord, receipt: Receipt, sender: MailSender, occasion?: string): Mail {
  const { receiptNumber } = receipt;
  const frame = {
    to: payerOf(bill, receiptName(bill)),
    serviceName: sender.name,
    subjectEnd: receiptNumber,
    occasion: occasion ?? `receipt ${receiptNumber}`,
    template: 'receipt' as const,
  };
  return composeMail(
    frame,
    languages.map((language) => partOf(bill, receipt, sender, language)),
  );
}

/** To whoever paid for somebody else, at an address nobody has proved: it names neither the payer of the bill nor who began the payment. */
export function receiptMailTo(
  email: string,
  bill: BillRecord,
  receipt: Receipt,
  sender: MailSender,
  occasion: string,
): Mail {
  const frame = {
    to: { email, name: '', isConfirmed: false },
    serviceName: sender.name,
    subjectEnd: receipt.receiptNumber,
    occasion,
    template: 'receipt' as const,
  };
  const unnamed = { ...bill, paymentBegunBy: null };
  return composeMail(
    frame,
    languages.map((language) => partOf(unnamed, receipt, sender, language)),
  );
}

function partOf(bill: BillRecord, receipt: Receipt, sender: MailSender, language: Language): MailPart {
  const texts = mailMessages[language];
  const pdf = new URL('/api/v1/bills/document', sender.portalOrigin);
  pdf.search = new URLSearchParams({ billReference: bill.reference, signedReceipt: receipt.signedReceipt }).toString();
  return {
    language,
    subject: texts.subject,
    text: texts.intro(formatNaira(receipt.amountKobo), sender.name),
    values: { amount: formatNaira(receipt.amountKobo), service: sender.name },
    amount: formatNaira(receipt.amountKobo),
    rows: [
      [texts.receiptNumber, receipt.receiptNumber],
      [texts.billReference, groupReference(bill.reference)],
      [texts.paidFor, bill.lines.map(({ description }) => description).join(', ')],
      [texts.paidOn, printedMoment(receipt.paidAt, language)],
      ...(bill.paymentBegunBy === null ? [] : [[texts.paymentBegunBy, typed(bill.paymentBegunBy)] as const]),
    ],
    action: { label: texts.openReceipt, url: receipt.verificationUrl },
    links: [{ label: texts.download, url: pdf.href }],
    notes: [
      ...(bill.payer.organisation?.isConfirmed === false ? [texts.unconfirmed] : []),
      texts.keep,
      ...(sender.demonstration ? [texts.demonstration] : []),
    ],
  };
}

/** Whoever has a TPUI is known to us; another payer's address may be anybody's. */
export function payerOf({ payer }: BillRecord, name: string) {
  return { email: payer.email, name, isConfirmed: payer.tpui !== null };
}

function receiptName({ receipt, payer }: BillRecord): string {
  return receipt?.payerName ?? `${payer.firstName} ${payer.lastName}`.trim();
}
