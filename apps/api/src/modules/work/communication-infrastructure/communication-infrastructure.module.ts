import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { createTariffReader } from '../../ground/content/index.ts';
import { createHomeAreas } from '../../ground/lookups/index.ts';
import { communicationInfrastructureJobs } from './communication-infrastructure.jobs.ts';
import { createDeclarationsRepository } from './data/declarations.repository.ts';
import type { MailSender } from './mail/declaration-mail.ts';
import { declarationsRoutes } from './routes/declarations.route.ts';
import { reviewDeclarationsRoutes } from './routes/review-declarations.route.ts';
import { createSiteReader } from './site-reader.ts';

export interface CommunicationInfrastructureDeps extends MailSender {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  readonly caseload: Caseload;
  readonly log: Logger;
}

/** Operators declare masts, towers and fibre, are assessed by the dated tariff, and get one bill. */
export function communicationInfrastructureModule(app: FastifyInstance, given: CommunicationInfrastructureDeps): void {
  const { db, log } = given;
  const siteReader = createSiteReader(log);
  app.addHook('onClose', () => siteReader.close());
  const deps = {
    ...given,
    declarations: createDeclarationsRepository(db),
    tariffs: createTariffReader(db),
    areas: createHomeAreas(db),
    siteReader,
  };
  declarationsRoutes(app, deps);
  reviewDeclarationsRoutes(app, deps);
  communicationInfrastructureJobs(deps);
}
