import { type JobTransaction, jobDatabaseOf } from '../jobs/job-transaction.ts';
import type { LiveAudience } from './live-audiences.ts';

/** The outbox's word for: something changed that open screens show. */
export const liveChangedTopic = 'live.changed';

/** Open screens of these audiences look again when the transaction has committed. */
export async function tellLive(transaction: JobTransaction, audiences: readonly LiveAudience[]): Promise<void> {
  await jobDatabaseOf(transaction).executeSql(
    `insert into outbox (topic, dedupe_key, payload)
     select $1::text, 'live:' || gen_random_uuid(), jsonb_build_object('audience', audience) from unnest($2::text[]) as audience`,
    [liveChangedTopic, [...audiences]],
  );
}
