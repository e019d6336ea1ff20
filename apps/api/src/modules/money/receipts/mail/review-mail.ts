import { formatNaira, groupReference, type Language, languages, type MailTemplateId } from '@portal/contracts';
import { composeMail, type MailPart } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../../platform/mail/page-address.ts';
import type { BillRecord } from '../../billing/index.ts';
import { type MailSender, payerOf } from './receipt-mail.ts';
import { reviewMessages } from './review-messages.ts';

/** Which of the three mails: money for another amount, a second payment that came, or one that is only claimed. */
export type ReviewNews = 'disagrees' | 'paidTwice' | 'secondClaimed';

const templates = {
  disagrees: 'payment-disagrees',
  paidTwice: 'payment-twice',
  secondClaimed: 'payment-second-claimed',
} as const satisfies Readonly<Record<ReviewNews, MailTemplateId>>;

interface Review {
  readonly about: ReviewNews;
  readonly occasion: string;
}

/** To whoever paid and gets no receipt for it now: the money is seen, a person looks at it, and nothing is to be done. */
export function reviewMail(bill: BillRecord, sender: MailSender, { about, occasion }: Review): Mail {
  const frame = {
    to: payerOf(bill, `${bill.payer.firstName} ${bill.payer.lastName}`.trim()),
    serviceName: sender.name,
    subjectEnd: groupReference(bill.reference),
    occasion,
    template: templates[about],
  };
  return composeMail(
    frame,
    languages.map((language) => partOf(bill, sender, language, about)),
  );
}

function partOf(bill: BillRecord, sender: MailSender, language: Language, about: ReviewNews): MailPart {
  const texts = reviewMessages[language];
  const path = `/payment_summary_open?${new URLSearchParams({ billReference: bill.reference })}`;
  return {
    language,
    subject: texts.subject,
    text: texts[about],
    rows: [
      [texts.billReference, groupReference(bill.reference)],
      [texts.billAmount, formatNaira(bill.totalKobo)],
    ],
    action: { label: texts.openBill, url: pageAddress(sender.portalOrigin, path, language) },
    notes: [texts.keep, ...(sender.demonstration ? [texts.demonstration] : [])],
  };
}
