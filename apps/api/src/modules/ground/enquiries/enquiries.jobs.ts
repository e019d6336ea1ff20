import * as z from 'zod';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import type { EnquiriesRepository } from './data/enquiries.repository.ts';
import { type EnquiryMailSender, enquiryMail } from './mail/enquiry-mail.ts';

/** Nearly two days of tries: a post office may be closed for a while. `answer`: which of the answers, from 1; 0 is the confirmation. */
export const enquiryMailJob = defineJob({
  name: 'send-enquiry-mail',
  data: z.object({ id: z.uuid(), answer: z.int().min(0) }),
  retryLimit: 48,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

export interface EnquiryJobsDeps extends EnquiryMailSender {
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly enquiries: EnquiriesRepository;
  readonly mailer: Mailer;
}

export function enquiryJobs(deps: EnquiryJobsDeps): void {
  deps.jobs.handle(enquiryMailJob, async ({ id, answer }) => {
    const row = await deps.enquiries.findById(id);
    const text = answer === 0 ? undefined : row?.answers?.[answer - 1]?.text;
    if (!row || (answer > 0 && text === undefined)) return;
    await deps.mailer.send(enquiryMail(deps, row, text)).catch((error: unknown) => {
      // An address that can never be reached is given up, not tried for days.
      if (!(error instanceof UnsendableMail)) throw error;
    });
  });
}
