import type { Booking, OwnBooking, QueuedConsultation } from '@portal/contracts';
import type { ConsultationRow } from './data/consultations.repository.ts';

export function presentBooking(row: ConsultationRow): Booking {
  return {
    reference: row.reference,
    state: row.state,
    topic: row.topic,
    mode: row.mode,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    consultant: { id: row.consultantId, name: row.consultantName },
    office: { id: row.officeId, name: row.officeName, address: row.officeAddress },
  };
}

export function presentOwnBooking(row: ConsultationRow, now: Date): OwnBooking {
  const { name, email, phone, question, answer } = row;
  return {
    ...presentBooking(row),
    name,
    email,
    phone,
    question,
    answer,
    videoRoom: row.mode === 'video' ? row.videoRoom : null,
    isOpen: isOpen(row, now),
  };
}

export function presentQueued(row: ConsultationRow, now: Date): QueuedConsultation {
  return {
    ...presentOwnBooking(row, now),
    id: row.id,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** Whether it still holds a time that lies ahead. */
export function isOpen({ state, startsAt }: Pick<ConsultationRow, 'state' | 'startsAt'>, now: Date): boolean {
  return (state === 'booked' || state === 'rescheduled') && startsAt > now;
}
