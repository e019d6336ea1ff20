import { listFailedJobs, listJobQueues, retryJob } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { scrubText } from '../../../../platform/logging/scrub.ts';
import { writeAudit } from '../../audit/index.ts';
import { listFailed, listQueues, nameOfFailed } from '../data/jobs.repository.ts';

export interface JobsRoutesDeps {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'retry'>;
}

export function jobsRoutes(app: FastifyInstance, { db, jobs }: JobsRoutesDeps): void {
  serve(app, listJobQueues, async () => {
    const rows = await listQueues(db);
    return rows.map((row) => ({ ...row, waitingSince: row.waitingSince?.toISOString() ?? null }));
  });

  serve(app, listFailedJobs, async () => {
    const rows = await listFailed(db);
    return rows.map(({ createdAt, failedAt, problem, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      failedAt: failedAt?.toISOString() ?? null,
      problem: scrubText(problem ?? '').slice(0, 500),
    }));
  });

  serve(app, retryJob, async ({ params: { id } }, { user }) => {
    const name = await nameOfFailed(db, id);
    if (name === undefined) throw new BusinessError('job.not-failed');
    await jobs.retry(name, id);
    await db.transaction((tx) =>
      writeAudit(tx, {
        actor: { userId: user.id },
        action: 'job.retried',
        subject: `job:${id}`,
        detail: { job: name },
      }),
    );
    return {};
  });
}
