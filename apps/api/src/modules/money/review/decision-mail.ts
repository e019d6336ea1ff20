import { formatNaira, groupReference, type Language, languages, type ReviewDecision } from '@portal/contracts';
import { composeMail, type MailPart } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../platform/mail/page-address.ts';
import type { BillRecord } from '../billing/index.ts';
import { type MailSender, payerOf } from '../receipts/index.ts';
import { decisionMessages } from './decision-messages.ts';

export interface ToldDecision {
  readonly decision: ReviewDecision;
  /** Where money went to a bill. */
  readonly billReference: string | null;
  readonly creditKobo: number;
  readonly refundKobo: number;
  readonly writeOffKobo: number;
}

/** To whoever paid: what became of the money, in English and in Hausa. The reason is the service's and stays there. */
export function decisionMail(bill: BillRecord, decided: ToldDecision, sender: MailSender, occasion: string): Mail {
  const frame = {
    to: payerOf(bill, `${bill.payer.firstName} ${bill.payer.lastName}`.trim()),
    serviceName: sender.name,
    subjectEnd: groupReference(bill.reference),
    occasion,
  };
  return composeMail(
    frame,
    languages.map((language) => partOf(bill, decided, sender, language)),
  );
}

function partOf(bill: BillRecord, decided: ToldDecision, sender: MailSender, language: Language): MailPart {
  const texts = decisionMessages[language];
  const { decision, billReference, creditKobo, refundKobo, writeOffKobo } = decided;
  const isForBill = decision === 'accept' || decision === 'apply' || decision === 'spread';
  const shown = billReference ?? bill.reference;
  const path = `/payment_summary_open?${new URLSearchParams({ billReference: shown })}`;
  return {
    language,
    subject: texts.subject,
    text:
      decision === 'apply'
        ? texts.apply(groupReference(shown))
        : decision === 'book'
          ? texts.bookSecond
          : texts[decision],
    rows: [[texts.billReference, groupReference(bill.reference)]],
    action: { label: texts.openBill, url: pageAddress(sender.portalOrigin, path, language) },
    notes: [
      ...(writeOffKobo > 0 ? [texts.letOff(formatNaira(writeOffKobo))] : []),
      ...(isForBill && creditKobo > 0 ? [texts.creditRest(formatNaira(creditKobo))] : []),
      ...(isForBill && refundKobo > 0 ? [texts.refundRest(formatNaira(refundKobo))] : []),
      ...(sender.demonstration ? [texts.demonstration] : []),
    ],
  };
}
