import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/create-jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { StaffReader } from '../identity/index.ts';
import type { OfficeReader } from '../offices/index.ts';
import { createEnquiriesRepository } from './data/enquiries.repository.ts';
import { enquiryJobs } from './enquiries.jobs.ts';
import type { EnquiryLetterSender } from './mail/enquiry-letter.ts';
import { enquiriesRoutes } from './routes/enquiries.route.ts';
import { queueRoutes } from './routes/queue.route.ts';

export interface EnquiriesDeps extends EnquiryLetterSender {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  readonly offices: OfficeReader;
  readonly staff: StaffReader;
}

/** Messages of people without an account, and what staff do with them. */
export function enquiriesModule(app: FastifyInstance, given: EnquiriesDeps): void {
  const deps = { ...given, enquiries: createEnquiriesRepository(given.db) };
  enquiriesRoutes(app, deps);
  queueRoutes(app, deps);
  enquiryJobs(deps);
}
