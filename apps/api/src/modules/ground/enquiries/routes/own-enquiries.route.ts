import { randomBytes } from 'node:crypto';
import { listOwnEnquiries, makeEnquiryReference, type Scope, sendOwnEnquiry } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { digestOf, sameSubmission } from '../../../../platform/http/submission.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { workAudiences } from '../../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../../audit/index.ts';
import { senderOf } from '../data/sender.ts';
import { enquiryMailJob } from '../enquiries.jobs.ts';
import { presentOpenEnquiry } from '../present-enquiry.ts';
import { anHourMs, mostPerHour } from './enquiries.route.ts';
import type { RepliesDeps } from './replies.route.ts';

/** What happened to an own attempt to pay, as text. Refuses with `payment.not-found` what is not the reader's. */
export type AboutPayment = (attemptId: string, scope: Scope) => Promise<string>;

export interface OwnEnquiriesDeps extends RepliesDeps {
  readonly aboutPayment: AboutPayment;
}

export function ownEnquiriesRoutes(app: FastifyInstance, deps: OwnEnquiriesDeps): void {
  const { db, clock, jobs, offices, enquiries, threads, aboutPayment } = deps;

  serve(app, listOwnEnquiries, async ({ query }, { user }) =>
    presentPage(await enquiries.listOf(user.id, query), presentOpenEnquiry),
  );

  serve(app, sendOwnEnquiry, async ({ body }, { user, language }) => {
    const { requestId, attemptId, fileIds = [], ...content } = body;
    const { officeId, topic, message } = content;
    const contentDigest = digestOf({ ...content, attemptId, userId: user.id, ...(fileIds.length > 0 && { fileIds }) });
    if (officeId !== undefined && !(await offices.list()).some(({ id }) => id === officeId))
      throw new BusinessError('enquiry.office-unknown', { fieldErrors: { officeId: 'There is no such tax office' } });
    const story = attemptId === undefined ? '' : `\n\n${await aboutPayment(attemptId, user.scope)}`;
    const reference = makeEnquiryReference(randomBytes(13));
    const isNew = await db.transaction(async (tx) => {
      const sender = await senderOf(tx, user.id);
      if (!sender) throw new BusinessError('session.expired');
      const sent = await enquiries.countOwnSince(tx, user.id, new Date(clock.now().getTime() - anHourMs));
      const id = await enquiries.insert(tx, {
        ...{ requestId, contentDigest, reference, topic, officeId, language, userId: user.id },
        ...{ name: sender.name, email: sender.email, phone: sender.phone ?? undefined, message: message + story },
      });
      // The same request again is no further message.
      if (!id) return false;
      if (sent >= mostPerHour) throw new BusinessError('enquiry.too-many');
      if (!(await threads.takeAlong(tx, { userId: user.id, enquiryId: id, fileIds })))
        throw new BusinessError('enquiry.files-unknown');
      await jobs.enqueue(tx, enquiryMailJob, { id, answer: 0 });
      const entry = { actor: { userId: user.id }, action: 'enquiry.received' as const, detail: { reference } };
      await writeAudit(tx, { ...entry, subject: `enquiry:${id}` });
      await tellLive(tx, workAudiences(officeId ?? null));
      return true;
    });
    if (isNew) return { reference };
    const earlier = await enquiries.findByRequest(requestId);
    if (!earlier) throw new Error('A message of this request was neither kept nor found');
    return { reference: sameSubmission(earlier, contentDigest, 'requestId').reference };
  });
}
