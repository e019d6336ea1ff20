import type { Database } from '../../../../platform/db/database.ts';

export interface QueueRow {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly done: number;
  readonly waitingSince: Date | null;
}

export interface FailedRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly failedAt: Date | null;
  readonly tries: number;
  readonly problem: string | null;
}

/** The library's own names begin so. */
const ours = `name not like '\\_\\_%'`;

export async function listQueues({ $client }: Database): Promise<readonly QueueRow[]> {
  const { rows } = await $client.query<QueueRow>(
    `select queue.name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
       count(*) filter (where state = 'active')::int as running, count(*) filter (where state = 'failed')::int as failed,
       count(*) filter (where state = 'completed')::int as done,
       min(job.start_after) filter (where state in ('created', 'retry') and job.start_after <= now()) as "waitingSince"
     from jobs.queue left join jobs.job on job.name = queue.name where queue.${ours} group by queue.name order by queue.name`,
  );
  return rows;
}

/** The newest hundred. */
export async function listFailed({ $client }: Database): Promise<readonly FailedRow[]> {
  const { rows } = await $client.query<FailedRow>(
    `select id, name, created_on as "createdAt", completed_on as "failedAt", retry_count + 1 as tries,
       output ->> 'message' as problem
     from jobs.job where state = 'failed' and ${ours} order by completed_on desc nulls last, id desc limit 100`,
  );
  return rows;
}

/** What a failed job is called; undefined for one that has not failed. */
export async function nameOfFailed({ $client }: Database, id: string): Promise<string | undefined> {
  const { rows } = await $client.query<{ name: string }>(
    `select name from jobs.job where id = $1 and state = 'failed' and ${ours}`,
    [id],
  );
  return rows[0]?.name;
}
