import * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import type { ConsultationsRepository } from './data/consultations.repository.ts';
import { type ConsultationMailSender, consultationMail } from './mail/consultation-mail.ts';
import { isOpen } from './present-consultation.ts';

/** A day of tries: a confirmation that comes after the consultation helps nobody. */
const retries = { retryLimit: 24, retryDelaySeconds: 10, timeoutSeconds: 60 };

const consultationMailJob = defineJob({
  name: 'send-consultation-mail',
  data: z.object({ id: z.uuid(), news: z.enum(['booked', 'rescheduled', 'cancelled', 'answered']) }),
  ...retries,
});

/** `startsAt`: the time it reminds of. Moved or cancelled since, it says nothing. */
const consultationReminderJob = defineJob({
  name: 'send-consultation-reminder',
  data: z.object({ id: z.uuid(), startsAt: z.iso.datetime() }),
  ...retries,
});

type ConsultationNews = z.output<typeof consultationMailJob.data>;

/** Mails that go out when the transaction commits. */
export interface ConsultationMails {
  send(transaction: Transaction, news: ConsultationNews): Promise<void>;
  /** A day before; not at all when that has passed. */
  remind(transaction: Transaction, id: string, startsAt: Date): Promise<void>;
}

const aDayMs = 24 * 60 * 60 * 1000;

export function createConsultationMails(jobs: Pick<Jobs, 'enqueue'>, clock: Clock): ConsultationMails {
  return {
    send: (transaction, news) => jobs.enqueue(transaction, consultationMailJob, news),
    async remind(transaction, id, startsAt) {
      const startAfter = new Date(startsAt.getTime() - aDayMs);
      if (startAfter <= clock.now()) return;
      const data = { id, startsAt: startsAt.toISOString() };
      await jobs.enqueue(transaction, consultationReminderJob, data, { startAfter });
    },
  };
}

export interface ConsultationJobsDeps extends ConsultationMailSender {
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly consultations: ConsultationsRepository;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

export function consultationJobs(deps: ConsultationJobsDeps): void {
  const { jobs, consultations, mailer, clock } = deps;
  const send = async (row: Parameters<typeof consultationMail>[1], news: Parameters<typeof consultationMail>[2]) => {
    await mailer.send(consultationMail(deps, row, news, clock.now())).catch((error: unknown) => {
      // An address that can never be reached is given up, not tried for a day.
      if (!(error instanceof UnsendableMail)) throw error;
    });
  };
  jobs.handle(consultationMailJob, async ({ id, news }) => {
    const row = await consultations.findById(id);
    if (row) await send(row, news);
  });
  jobs.handle(consultationReminderJob, async ({ id, startsAt }) => {
    const row = await consultations.findById(id);
    if (row && isOpen(row, clock.now()) && row.startsAt.toISOString() === startsAt) await send(row, 'reminder');
  });
}
