import { formatNaira, groupReference, type Language, languages } from '@portal/contracts';
import { type LetterPart, letter } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { pageAddress } from '../../../platform/mail/page-address.ts';
import type { BillRecord } from '../../billing/index.ts';
import { type MailSender, payerOf } from './receipt-mail.ts';
import { reviewMessages } from './review-messages.ts';

/** Which of the three letters: money for another amount, a second payment that came, or one that is only claimed. */
export type ReviewLetter = 'disagrees' | 'paidTwice' | 'secondClaimed';

interface Review {
  readonly about: ReviewLetter;
  readonly occasion: string;
}

/** To whoever paid and gets no receipt for it now: the money is seen, a person looks at it, and nothing is to be done. */
export function reviewMail(bill: BillRecord, sender: MailSender, { about, occasion }: Review): Mail {
  const frame = {
    to: payerOf(bill, `${bill.payer.firstName} ${bill.payer.lastName}`.trim()),
    serviceName: sender.name,
    subjectEnd: groupReference(bill.reference),
    occasion,
  };
  return letter(
    frame,
    languages.map((language) => partOf(bill, sender, language, about)),
  );
}

function partOf(bill: BillRecord, sender: MailSender, language: Language, about: ReviewLetter): LetterPart {
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
