import { randomBytes, randomUUID } from 'node:crypto';
import { type EnquiryTopic, type Language, makeEnquiryReference } from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { digestOf } from '../../../platform/http/submission.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { workAudiences } from '../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../audit/index.ts';
import { createEnquiriesRepository } from './data/enquiries.repository.ts';
import { senderOf } from './data/sender.ts';
import { enquiryMailJob } from './enquiries.jobs.ts';

interface ToOpen {
  readonly userId: string;
  readonly language: Language;
  readonly topic: EnquiryTopic;
  /** Null: the service as a whole. */
  readonly officeId: number | null;
  readonly message: string;
}

/** A message from an account that a screen of another module writes; the answer is its reference. In the transaction of what it is about. */
export type OpenEnquiry = (tx: Transaction, message: ToOpen) => Promise<string>;

export function createOpenEnquiry({
  db,
  jobs,
}: {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}): OpenEnquiry {
  const enquiries = createEnquiriesRepository(db);
  return async (tx, { userId, officeId, ...content }) => {
    const sender = await senderOf(tx, userId);
    if (!sender) throw new BusinessError('session.expired');
    const [requestId, reference] = [randomUUID(), makeEnquiryReference(randomBytes(13))];
    const id = await enquiries.insert(tx, {
      ...{ ...content, requestId, reference, userId, officeId: officeId ?? undefined },
      ...{ name: sender.name, email: sender.email, phone: sender.phone ?? undefined },
      contentDigest: digestOf({ ...content, officeId, userId }),
    });
    if (!id) throw new Error('A message of a new request was sent before');
    await jobs.enqueue(tx, enquiryMailJob, { id, answer: 0 });
    const entry = { actor: { userId }, action: 'enquiry.received' as const, detail: { reference } };
    await writeAudit(tx, { ...entry, subject: `enquiry:${id}` });
    await tellLive(tx, workAudiences(officeId));
    return reference;
  };
}
