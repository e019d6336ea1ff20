import { consultationModes, consultationTopics, type Language } from '@portal/contracts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarFile } from '../../../platform/mail/mailer.ts';
import type { ConsultationRow } from './data/consultations.repository.ts';

/**
 * The consultation for the reader's calendar: the same UID and a higher SEQUENCE each time, so that a moved or cancelled one
 * replaces what stands there. `address` is where it can be read about.
 */
export function consultationCalendar(
  row: ConsultationRow,
  { address, serviceName, language, now }: { address: string; serviceName: string; language: Language; now: Date },
): CalendarFile {
  const isCancelled = row.state === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: serviceName, product: 'ConsultConnect', language: 'EN' }, method });
  calendar.createEvent({
    id: `${row.reference}@${new URL(address).hostname}`,
    sequence: row.revision,
    stamp: now,
    start: row.startsAt,
    end: row.endsAt,
    summary: `ConsultConnect: ${consultationTopics[row.topic][language]}`,
    description: `${consultationModes[row.mode][language]} · ${row.consultantName}\n${row.reference}\n${address}`,
    location: row.mode === 'in-person' ? [row.officeName, row.officeAddress].filter(Boolean).join(', ') : null,
    url: address,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return {
    fileName: `consultation-${row.reference}.ics`,
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    content: calendar.toString(),
  };
}
