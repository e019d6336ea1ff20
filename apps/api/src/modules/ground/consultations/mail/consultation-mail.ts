import { consultationModes, consultationTopics, groupReference, type Language, languages } from '@portal/contracts';
import { printedMomentLong } from '../../../../platform/clock/printed-dates.ts';
import { composeMail, type MailPart, typed } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { BookingKeys } from '../booking-keys.ts';
import { consultationCalendar } from '../consultation-calendar.ts';
import type { ConsultationRow } from '../data/consultations.repository.ts';
import { isOpen } from '../present-consultation.ts';
import { consultationMessages } from './consultation-messages.ts';

export interface ConsultationMailSender {
  readonly keys: BookingKeys;
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

type News = 'booked' | 'rescheduled' | 'cancelled' | 'answered' | 'reminder';

/** Tells the person who booked what happened; with a file for their calendar where its time is what changed. */
export function consultationMail(sender: ConsultationMailSender, row: ConsultationRow, news: News, now: Date): Mail {
  const { serviceName, portalOrigin } = sender;
  const address = bookingAddress(portalOrigin, row.reference);
  const own = new URL(address);
  own.searchParams.set('key', sender.keys.keyOf(row.reference));
  const order = [row.language, ...languages.filter((language) => language !== row.language)];
  const addresses = { address, ownAddress: own.href, isOpen: isOpen(row, now) };
  const mail = composeMail(
    {
      to: { email: row.email, name: row.name, isConfirmed: false },
      serviceName,
      subjectEnd: groupReference(row.reference),
      ...(news !== 'answered' && { template: `consultation-${news}` as const }),
    },
    order.map((language) => partOf(sender, row, news, { ...addresses, language })),
  );
  if (news === 'answered') return mail;
  return { ...mail, calendar: consultationCalendar(row, { address, serviceName, language: row.language, now }) };
}

/** Where anybody may read about a booking without its person. */
export function bookingAddress(portalOrigin: string, reference: string): string {
  const url = new URL('/consult-connect/booking', portalOrigin);
  url.searchParams.set('ref', reference);
  return url.href;
}

interface Addresses {
  readonly language: Language;
  readonly address: string;
  readonly ownAddress: string;
  readonly isOpen: boolean;
}

function partOf(
  { portalOrigin, demonstration }: ConsultationMailSender,
  row: ConsultationRow,
  news: News,
  { language, address, ownAddress, isOpen: isStillOpen }: Addresses,
): MailPart {
  const texts = consultationMessages[language];
  const { subject, text } = texts[news];
  const isCancelled = news === 'cancelled';
  return {
    language,
    subject,
    text,
    ...(isCancelled && row.cancellationReason !== null && { quotation: row.cancellationReason }),
    ...(news === 'answered' && row.answer !== null && { quotation: row.answer }),
    rows: factsOf(row, language),
    action: isCancelled
      ? { label: texts.bookAgain, url: new URL('/consult-connect', portalOrigin).href }
      : { label: texts.open, url: ownAddress },
    ...(isStillOpen && { links: [{ label: texts.share, url: address }] }),
    notes: [
      isStillOpen && row.mode === 'in-person' ? texts.bring : '',
      isCancelled ? '' : texts.keep,
      texts.fee,
      demonstration ? texts.demonstration : '',
    ].filter(Boolean),
  };
}

function factsOf(row: ConsultationRow, language: Language): NonNullable<MailPart['rows']> {
  const texts = consultationMessages[language];
  const place = {
    'in-person': [texts.where, [row.officeName, row.officeAddress].filter(Boolean).join(', ')],
    phone: [texts.call, typed(row.phone ?? '')],
    video: [texts.video, row.videoRoom ?? ''],
  } as const;
  return [
    [texts.reference, groupReference(row.reference)],
    [texts.when, texts.lagosTime(printedMomentLong(row.startsAt, language))],
    [texts.about, consultationTopics[row.topic][language]],
    [texts.how, consultationModes[row.mode][language]],
    [texts.consultant, row.consultantName],
    place[row.mode],
  ];
}
