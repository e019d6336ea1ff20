import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { LiveTickets } from '../../../platform/realtime/live-tickets.ts';
import { createNoticesRepository } from './data/notices.repository.ts';
import { noticeJobs, noticePublishedConsumer } from './inbox.jobs.ts';
import type { NoticeMailSender } from './mail/notice-mail.ts';
import { liveTicketRoute } from './routes/live-ticket.route.ts';
import { noticePreferencesRoutes } from './routes/notice-preferences.route.ts';
import { noticesRoutes } from './routes/notices.route.ts';

export interface InboxDeps extends NoticeMailSender {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  readonly tickets: LiveTickets;
}

const aDayMs = 24 * 60 * 60 * 1000;
/** What was read is looked up again for a while; what nobody read within a year nobody will. */
const readKeptMs = 90 * aDayMs;
const unreadKeptMs = 365 * aDayMs;

/** What the portal tells people who are signed in: on the screen, live, and by mail where wanted. */
export function inboxModule(app: FastifyInstance, given: InboxDeps): ModuleWork {
  const { jobs, clock } = given;
  const deps = { ...given, notices: createNoticesRepository(given.db) };
  noticesRoutes(app, deps);
  noticePreferencesRoutes(app, deps);
  liveTicketRoute(app, deps);
  noticeJobs(deps);
  const before = (keptMs: number) => new Date(clock.now().getTime() - keptMs);
  return {
    consumers: [noticePublishedConsumer(jobs)],
    periodic: [
      {
        name: 'forget-notices',
        everyMs: aDayMs,
        run: () => deps.notices.forget({ read: before(readKeptMs), unread: before(unreadKeptMs) }),
      },
    ],
  };
}
