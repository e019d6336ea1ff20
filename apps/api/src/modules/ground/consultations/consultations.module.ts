import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { createAttemptsRepository } from '../identity/index.ts';
import type { OfficeReader } from '../offices/index.ts';
import { createBookingKeys } from './booking-keys.ts';
import { consultationJobs, createConsultationMails } from './consultations.jobs.ts';
import { consultantCoversRepository } from './data/consultant-covers.repository.ts';
import { createConsultantsRepository } from './data/consultants.repository.ts';
import { createConsultationQueueRepository } from './data/consultation-queue.repository.ts';
import { createConsultationsRepository } from './data/consultations.repository.ts';
import { bookingsRoutes } from './routes/bookings.route.ts';
import { consultantCoversRoutes } from './routes/consultant-covers.route.ts';
import { consultantsRoutes } from './routes/consultants.route.ts';
import { findTimeRoutes } from './routes/find-time.route.ts';
import { ownBookingsRoute } from './routes/own-bookings.route.ts';
import { queueRoutes } from './routes/queue.route.ts';

export interface ConsultationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  /** Links of the mails are signed under it. */
  readonly dataKey: Buffer;
  readonly offices: OfficeReader;
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}

/** ConsultConnect: finding a time, booking it, and what staff do with it. */
export function consultationsModule(app: FastifyInstance, given: ConsultationsDeps): void {
  const { db, jobs, clock } = given;
  const deps = {
    ...given,
    covers: consultantCoversRepository,
    consultants: createConsultantsRepository(db),
    consultations: createConsultationsRepository(db),
    queue: createConsultationQueueRepository(db),
    attempts: createAttemptsRepository(db),
    keys: createBookingKeys(given.dataKey),
    mails: createConsultationMails(jobs, clock),
  };
  findTimeRoutes(app, deps);
  bookingsRoutes(app, deps);
  ownBookingsRoute(app, deps);
  queueRoutes(app, deps);
  consultantsRoutes(app, deps);
  consultantCoversRoutes(app, deps);
  consultationJobs(deps);
}
