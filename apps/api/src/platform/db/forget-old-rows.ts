import type { Clock } from '../clock/clock.ts';
import type { ModuleWork } from '../jobs/module-work.ts';
import type { Database } from './database.ts';

const anHourMs = 60 * 60 * 1000;
const aDayMs = 24 * anHourMs;
/** A submission is repeated within minutes; whoever kept a page open for days still gets the first answer. */
const answersKeptMs = 7 * aDayMs;
/** For whoever looks into how something was told. */
const newsKeptMs = 30 * aDayMs;
const batchSize = 1_000;

/** Tables that belong to no domain and would grow for ever. */
export function forgetOldRows({ $client }: Database, clock: Clock): ModuleWork {
  const before = (keptMs: number) => new Date(clock.now().getTime() - keptMs);

  /** The oldest have the lowest ids: no index that every payment would have to keep. What could not be told stays. */
  async function forgetNews(signal: AbortSignal): Promise<void> {
    const text = `delete from outbox where id in (
      select id from (select id, dispatched_at from outbox order by id limit $2) as oldest where dispatched_at < $1)`;
    let deleted = batchSize;
    while (deleted > 0 && !signal.aborted) {
      deleted = (await $client.query(text, [before(newsKeptMs), batchSize])).rowCount ?? 0;
    }
  }

  return {
    periodic: [
      {
        name: 'forget-old-rows',
        everyMs: anHourMs,
        async run(signal) {
          await $client.query('delete from idempotency_keys where created_at < $1', [before(answersKeptMs)]);
          await $client.query('delete from provider_minutes where minute < $1', [before(newsKeptMs)]);
          await forgetNews(signal);
        },
      },
    ],
  };
}
