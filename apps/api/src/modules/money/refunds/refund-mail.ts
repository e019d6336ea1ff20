import { formatNaira, groupReference, type Language, languages } from '@portal/contracts';
import { composeMail, type MailPart } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../platform/mail/page-address.ts';
import type { BillRecord } from '../billing/index.ts';
import { type MailSender, payerOf } from '../receipts/index.ts';
import { refundMessages } from './refund-messages.ts';

/** Steps that a payer hears of by mail: that it is owed, on its way, with them, or not given. */
export const toldStates = ['payable', 'sent', 'paid', 'refused'] as const;

interface RefundNews {
  readonly number: string;
  readonly amountKobo: number;
  readonly state: (typeof toldStates)[number];
}

/** To a payer without an account: how far their refund is, in English and in Hausa. */
export function refundMail(bill: BillRecord, news: RefundNews, sender: MailSender, occasion: string): Mail {
  const frame = {
    to: payerOf(bill, `${bill.payer.firstName} ${bill.payer.lastName}`.trim()),
    serviceName: sender.name,
    subjectEnd: news.number,
    occasion,
  };
  return composeMail(
    frame,
    languages.map((language) => partOf(bill, news, sender, language)),
  );
}

function partOf(bill: BillRecord, news: RefundNews, sender: MailSender, language: Language): MailPart {
  const texts = refundMessages[language];
  const path = `/payment_summary_open?${new URLSearchParams({ billReference: bill.reference })}`;
  return {
    language,
    subject: texts.subject,
    text: texts[news.state],
    rows: [
      [texts.number, news.number],
      [texts.amount, formatNaira(news.amountKobo)],
      [texts.billReference, groupReference(bill.reference)],
    ],
    action: { label: texts.openBill, url: pageAddress(sender.portalOrigin, path, language) },
    notes: sender.demonstration ? [texts.demonstration] : [],
  };
}
