import type { OpenEnquiry, QueuedEnquiry } from '@portal/contracts';
import type { EnquiryRow } from './data/enquiries.repository.ts';

export function presentOpenEnquiry(row: EnquiryRow): OpenEnquiry {
  const { reference, topic, state, message, officeName, createdAt, answers } = row;
  return {
    reference,
    topic,
    state,
    message,
    office: officeName,
    sentAt: createdAt.toISOString(),
    answers: (answers ?? []).map(({ text, at }) => ({ text, at: new Date(at).toISOString() })),
  };
}

export function presentQueuedEnquiry(row: EnquiryRow): QueuedEnquiry {
  const { id, officeId, name, email, phone, language, assigneeId, assigneeName } = row;
  return {
    ...presentOpenEnquiry(row),
    id,
    officeId,
    name,
    email,
    phone,
    language,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
  };
}
