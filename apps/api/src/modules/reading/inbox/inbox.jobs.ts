import * as z from 'zod';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import { noticePublishedTopic } from '../../../platform/notices/publish-notice.ts';
import type { OutboxConsumer } from '../../../platform/realtime/outbox-relay.ts';
import type { NoticesRepository } from './data/notices.repository.ts';
import { type NoticeMailSender, noticeMail } from './mail/notice-mail.ts';

/** Some hours of tries: by then the person has seen it on the screen. */
const noticeMailJob = defineJob({
  name: 'send-notice-mail',
  data: z.object({ noticeId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

const publishedSchema = z.object({ noticeId: z.uuid(), isMailed: z.boolean() });

/** A notice somebody wants by mail is mailed once it is committed. */
export function noticePublishedConsumer(jobs: Pick<Jobs, 'enqueue'>): OutboxConsumer {
  return {
    topic: noticePublishedTopic,
    async consume({ payload, dedupeKey }, transaction) {
      const { noticeId, isMailed } = publishedSchema.parse(payload);
      if (isMailed) await jobs.enqueue(transaction, noticeMailJob, { noticeId }, { dedupeKey });
    },
  };
}

export interface NoticeJobsDeps extends NoticeMailSender {
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly notices: NoticesRepository;
  readonly mailer: Mailer;
}

export function noticeJobs(deps: NoticeJobsDeps): void {
  deps.jobs.handle(noticeMailJob, async ({ noticeId }) => {
    const notice = await deps.notices.findForMail(noticeId);
    // What was read on the screen meanwhile needs no mail.
    if (!notice || notice.isRead) return;
    await deps.mailer.send(noticeMail(deps, notice)).catch((error: unknown) => {
      if (!(error instanceof UnsendableMail)) throw error;
    });
  });
}
