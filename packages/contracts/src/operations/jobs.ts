import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const access = ['SuperAdmin'] as const;

/** Work that is done later: mails, files, reminders. Done jobs are kept a week. */
export const jobQueueSchema = z.object({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** Tried as often as it may be, and given up. */
  failed: z.int(),
  done: z.int(),
  /** Since when the oldest one waits that should have begun. */
  waitingSince: z.nullable(z.iso.datetime()),
});
export type JobQueue = z.output<typeof jobQueueSchema>;

export const listJobQueues = defineEndpoint({
  method: 'GET',
  path: '/operations/jobs',
  summary: 'What is done in the background, by kind: how many wait, run, failed and are done',
  access,
  response: z.array(jobQueueSchema),
});

export const failedJobSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  failedAt: z.nullable(z.iso.datetime()),
  tries: z.int(),
  /** What went wrong, without anything that may be a person's. */
  problem: z.string(),
});
export type FailedJob = z.output<typeof failedJobSchema>;

export const listFailedJobs = defineEndpoint({
  method: 'GET',
  path: '/operations/failed-jobs',
  summary: 'Jobs that were given up, the newest hundred',
  access,
  response: z.array(failedJobSchema),
});

export const retryJob = defineEndpoint({
  method: 'POST',
  path: '/operations/failed-jobs/:id/retry',
  summary: 'Try a job again that was given up',
  access,
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['job.not-failed'],
});
