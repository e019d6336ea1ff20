import { randomBytes } from 'node:crypto';
import { makeEnquiryReference, openEnquiry, sendEnquiry } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requirePerson } from '../../../../platform/http/require-person.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { digestOf, sameSubmission } from '../../../../platform/http/submission.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { workAudiences } from '../../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../../audit/index.ts';
import type { OfficeReader } from '../../offices/index.ts';
import type { EnquiriesRepository } from '../data/enquiries.repository.ts';
import { enquiryMailJob } from '../enquiries.jobs.ts';
import { presentOpenEnquiry } from '../present-enquiry.ts';

export interface EnquiriesRouteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly offices: OfficeReader;
  readonly enquiries: EnquiriesRepository;
}

/** Nobody's mailbox is filled through us. */
export const mostPerHour = 5;
export const anHourMs = 60 * 60 * 1000;

export function enquiriesRoutes(app: FastifyInstance, deps: EnquiriesRouteDeps): void {
  const { db, clock, jobs, offices, enquiries } = deps;

  serve(app, sendEnquiry, async ({ body }, { language }) => {
    requirePerson(body);
    const { website: _website, secondsToFill: _seconds, ...whose } = body;
    const { requestId, ...content } = whose;
    const { officeId, email } = whose;
    const contentDigest = digestOf(content);
    if (officeId !== undefined && !(await offices.list()).some(({ id }) => id === officeId)) {
      throw new BusinessError('enquiry.office-unknown', { fieldErrors: { officeId: 'There is no such tax office' } });
    }
    const reference = makeEnquiryReference(randomBytes(13));
    const isNew = await db.transaction(async (tx) => {
      const sent = await enquiries.countSince(tx, email, new Date(clock.now().getTime() - anHourMs));
      const id = await enquiries.insert(tx, {
        ...{ ...whose, officeId, phone: whose.phone },
        ...{ contentDigest, reference, language },
      });
      // The same request again is no further message.
      if (!id) return false;
      // Anybody may have typed the address: its owner's message is taken whatever others wrote in their name, and only the mails end.
      if (sent < mostPerHour) await jobs.enqueue(tx, enquiryMailJob, { id, answer: 0 });
      const entry = { actor: { system: 'enquiries' }, action: 'enquiry.received' as const, detail: { reference } };
      await writeAudit(tx, { ...entry, subject: `enquiry:${id}` });
      await tellLive(tx, workAudiences(officeId ?? null));
      return true;
    });
    if (isNew) return { reference };
    const earlier = await enquiries.findByRequest(requestId);
    if (!earlier) throw new Error('A message of this request was neither kept nor found');
    return { reference: sameSubmission(earlier, contentDigest, 'requestId').reference };
  });

  serve(app, openEnquiry, async ({ body: { reference, email } }) => {
    const row = await enquiries.findByReference(reference);
    if (row?.email !== email) throw new BusinessError('enquiry.not-found');
    return presentOpenEnquiry(row);
  });
}
