import { listFailedJobs, listJobQueues, retryJob } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { scrubText } from '../../../platform/logging/scrub.ts';
import { writeAudit } from '../../audit/index.ts';

export interface JobsRoutesDeps {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'retry'>;
}

interface QueueRow {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly done: number;
  readonly waitingSince: Date | null;
}

interface FailedRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly failedAt: Date | null;
  readonly tries: number;
  readonly problem: string | null;
}

/** The library's own names begin so. */
const ours = `name not like '\\_\\_%'`;

export function jobsRoutes(app: FastifyInstance, { db, jobs }: JobsRoutesDeps): void {
  serve(app, listJobQueues, async () => {
    const { rows } = await db.$client.query<QueueRow>(
      `select queue.name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
         count(*) filter (where state = 'active')::int as running, count(*) filter (where state = 'failed')::int as failed,
         count(*) filter (where state = 'completed')::int as done,
         min(job.start_after) filter (where state in ('created', 'retry') and job.start_after <= now()) as "waitingSince"
       from jobs.queue left join jobs.job on job.name = queue.name where queue.${ours} group by queue.name order by queue.name`,
    );
    return rows.map((row) => ({ ...row, waitingSince: row.waitingSince?.toISOString() ?? null }));
  });

  serve(app, listFailedJobs, async () => {
    const { rows } = await db.$client.query<FailedRow>(
      `select id, name, created_on as "createdAt", completed_on as "failedAt", retry_count + 1 as tries,
         output ->> 'message' as problem
       from jobs.job where state = 'failed' and ${ours} order by completed_on desc nulls last, id desc limit 100`,
    );
    return rows.map(({ createdAt, failedAt, problem, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      failedAt: failedAt?.toISOString() ?? null,
      problem: scrubText(problem ?? '').slice(0, 500),
    }));
  });

  serve(app, retryJob, async ({ params: { id } }, { user }) => {
    const { rows } = await db.$client.query<{ name: string }>(
      `select name from jobs.job where id = $1 and state = 'failed' and ${ours}`,
      [id],
    );
    const [job] = rows;
    if (!job) throw new BusinessError('job.not-failed');
    await jobs.retry(job.name, id);
    await db.transaction((tx) =>
      writeAudit(tx, {
        actor: { userId: user.id },
        action: 'job.retried',
        subject: `job:${id}`,
        detail: { job: job.name },
      }),
    );
    return {};
  });
}
