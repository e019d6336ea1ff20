import { type Deadline, deadlineStandings, type OpenEnquiry, type QueuedEnquiry } from '@portal/contracts';
import type { EnquiryRow } from './data/enquiries.repository.ts';

export function presentOpenEnquiry(row: EnquiryRow): OpenEnquiry {
  const { reference, topic, state, message, officeName, createdAt, answers, files, replies } = row;
  return {
    reference,
    topic,
    state,
    message,
    office: officeName,
    sentAt: createdAt.toISOString(),
    files: [...(files ?? [])],
    answers: (answers ?? []).map(({ text, at }) => ({ text, at: new Date(at).toISOString() })),
    replies: (replies ?? []).map(({ text, at, files: theirs }) => ({
      ...{ text, at: new Date(at).toISOString(), files: [...(theirs ?? [])] },
    })),
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
    deadline: deadlineOf(row),
    cause: row.cause,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
  };
}

function deadlineOf({ state, startedOn, dueOn, stage, ruleTitle, ruleSource }: EnquiryRow): Deadline {
  const waits = state === 'received' || state === 'assigned';
  const standing = waits ? (deadlineStandings[stage] ?? 'running') : 'ended';
  return { rule: 'enquiry.answer', title: ruleTitle, source: ruleSource, isLaw: false, startedOn, dueOn, standing };
}
