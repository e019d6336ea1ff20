import * as z from 'zod';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { OutboxConsumer } from '../../../platform/realtime/outbox-relay.ts';

export const judgeClearanceJob = defineJob({
  name: 'judge-clearance',
  data: z.object({ tpui: z.string() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
  timeoutSeconds: 30,
});

/** A receipt, a return, an objection, an excuse or a filed month of somebody who waits: their application is judged again. */
export function clearanceChangedConsumer(jobs: Pick<Jobs, 'enqueue'>): OutboxConsumer {
  return {
    topic: 'clearance.changed',
    async consume({ payload, dedupeKey }, transaction) {
      await jobs.enqueue(transaction, judgeClearanceJob, judgeClearanceJob.data.parse(payload), { dedupeKey });
    },
  };
}
