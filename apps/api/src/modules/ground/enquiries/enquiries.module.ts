import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import { createAttemptsRepository, type StaffReader } from '../identity/index.ts';
import type { OfficeReader } from '../offices/index.ts';
import { createAnswerTemplatesRepository } from './data/answer-templates.repository.ts';
import { createEnquiriesRepository } from './data/enquiries.repository.ts';
import { createEnquiryThreadsRepository } from './data/enquiry-threads.repository.ts';
import { createEnquiryTransfersRepository } from './data/enquiry-transfers.repository.ts';
import { enquiryJobs } from './enquiries.jobs.ts';
import type { EnquiryMailSender } from './mail/enquiry-mail.ts';
import { answerTemplatesRoutes } from './routes/answer-templates.route.ts';
import { enquiriesRoutes } from './routes/enquiries.route.ts';
import { enquiryFilesRoutes, removeUnsentFiles } from './routes/enquiry-files.route.ts';
import { type AboutPayment, ownEnquiriesRoutes } from './routes/own-enquiries.route.ts';
import { queueRoutes } from './routes/queue.route.ts';
import { repliesRoute } from './routes/replies.route.ts';
import { transfersRoutes } from './routes/transfers.route.ts';

export interface EnquiriesDeps extends EnquiryMailSender {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  readonly offices: OfficeReader;
  readonly staff: StaffReader;
  readonly aboutPayment: AboutPayment;
  readonly store: DocumentStore;
}

const aDayMs = 24 * 60 * 60 * 1000;

/** Messages of people, and what staff do with them. */
export function enquiriesModule(app: FastifyInstance, given: EnquiriesDeps): ModuleWork {
  const deps = {
    ...given,
    enquiries: createEnquiriesRepository(given.db),
    threads: createEnquiryThreadsRepository(given.db),
    transfers: createEnquiryTransfersRepository(given.db),
    attempts: createAttemptsRepository(given.db),
    templates: createAnswerTemplatesRepository(given.db),
  };
  enquiriesRoutes(app, deps);
  ownEnquiriesRoutes(app, deps);
  repliesRoute(app, deps);
  enquiryFilesRoutes(app, deps);
  queueRoutes(app, deps);
  transfersRoutes(app, deps);
  answerTemplatesRoutes(app, deps);
  enquiryJobs(deps);
  return {
    periodic: [{ name: 'remove-unsent-files', everyMs: aDayMs, run: () => removeUnsentFiles(deps, deps.clock.now()) }],
  };
}
