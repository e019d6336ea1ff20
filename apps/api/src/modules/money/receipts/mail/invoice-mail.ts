import { dueDayWords, formatNaira, groupReference, type Language, languages } from '@portal/contracts';
import { printedDate } from '../../../../platform/clock/printed-dates.ts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../../platform/mail/page-address.ts';
import type { BillRecord } from '../../billing/index.ts';
import { invoiceMessages } from './invoice-messages.ts';
import { type MailSender, payerOf } from './receipt-mail.ts';

/** The invoice by email, in English and in Hausa, with the way to pay it. `occasion`: once for each time somebody asked for it; `today`: in Lagos, when it is written. */
export function invoiceMail(bill: BillRecord, sender: MailSender, occasion: string, today: string): Mail {
  const frame = {
    to: payerOf(bill, `${bill.payer.firstName} ${bill.payer.lastName}`.trim()),
    serviceName: sender.name,
    subjectEnd: groupReference(bill.reference),
    occasion,
    template: 'invoice' as const,
  };
  return composeMail(
    frame,
    languages.map((language) => partOf(bill, sender, language, today)),
  );
}

function partOf(bill: BillRecord, sender: MailSender, language: Language, today: string): MailPart {
  const texts = invoiceMessages[language];
  const query = new URLSearchParams({ billReference: bill.reference });
  const isExpired = bill.status === 'expired';
  const due = bill.dueOn && dueDayWords(bill.dueOn, today, printedDate(bill.dueOn, language))[language];
  return {
    language,
    subject: texts.subject,
    text: texts.intro(formatNaira(bill.totalKobo), sender.name),
    values: { amount: formatNaira(bill.totalKobo), service: sender.name },
    amount: formatNaira(bill.totalKobo),
    rows: [
      [texts.billReference, groupReference(bill.reference)],
      [texts.paidFor, bill.lines.map(({ description }) => description).join(', ')],
      ...(due ? [[texts.dueOn, due] as const] : []),
      [texts.payableUntil, printedDate(bill.expiresOn, language)],
    ],
    action: {
      label: isExpired ? texts.renew : texts.pay,
      url: pageAddress(sender.portalOrigin, `/payment_summary_open?${query}`, language),
    },
    links: [{ label: texts.download, url: new URL(`/api/v1/bills/document?${query}`, sender.portalOrigin).href }],
    notes: [...(isExpired ? [texts.expired] : []), ...(sender.demonstration ? [texts.demonstration] : [])],
  };
}
