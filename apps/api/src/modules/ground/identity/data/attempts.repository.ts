import type { Database } from '../../../../platform/db/database.ts';

export interface AttemptLimit {
  /** What is counted, for example `account <hash>`. */
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

interface TakenAttempt {
  /** Absent when the attempt may be made. */
  readonly retryAfterSeconds: number | undefined;
  readonly counts: ReadonlyMap<string, number>;
}

export interface AttemptsRepository {
  /**
   * Counts an attempt before it is made, so that many at once cannot slip through. Answers the seconds to wait when
   * one of the limits is reached, and how many attempts each key has had with this one.
   */
  take(limits: readonly AttemptLimit[]): Promise<TakenAttempt>;
  /** It succeeded: what counts the account begins again. */
  clear(keys: readonly string[]): Promise<void>;
  /** All whose keys begin like this. */
  clearAll(beginning: string): Promise<void>;
  /** It succeeded: it does not count for these. */
  giveBack(keys: readonly string[]): Promise<void>;
  /** Counts whose window is over: the next attempt would begin anew. */
  forget(now: Date): Promise<void>;
}

/** In PostgreSQL, so that an account is locked on every replica at once. */
export function createAttemptsRepository({ $client }: Database): AttemptsRepository {
  return {
    async take(limits) {
      const { rows } = await $client.query<{ key: string; attempts: number; seconds: number | null }>({
        name: 'take-attempt',
        text: `with wanted as (
            select * from unnest($1::text[], $2::int[], $3::int[]) as wanted (key, most, seconds)
          ), counted as (
            insert into attempt_counters as counter (key, attempts, ends_at)
            select key, 1, now() + make_interval(secs => seconds) from wanted order by key
            on conflict (key) do update set
              attempts = case when counter.ends_at <= now() then 1 else counter.attempts + 1 end,
              ends_at = case
                when counter.ends_at <= now() then excluded.ends_at
                when counter.attempts + 1 = (select most from wanted where wanted.key = counter.key) then excluded.ends_at
                else counter.ends_at end
            returning key, attempts, ends_at
          )
          select key, attempts, case when attempts > most then ceil(extract(epoch from ends_at - now()))::int end as seconds
          from counted join wanted using (key)`,
        values: [
          limits.map(({ key }) => key),
          limits.map(({ limit }) => limit),
          limits.map(({ windowSeconds }) => windowSeconds),
        ],
      });
      const waits = rows.flatMap(({ seconds }) => seconds ?? []);
      return {
        retryAfterSeconds: waits.length > 0 ? Math.max(...waits) : undefined,
        counts: new Map(rows.map(({ key, attempts }) => [key, attempts])),
      };
    },
    async clear(keys) {
      await $client.query('delete from attempt_counters where key = any ($1)', [keys]);
    },
    async clearAll(beginning) {
      await $client.query('delete from attempt_counters where starts_with(key, $1)', [beginning]);
    },
    async giveBack(keys) {
      await $client.query('update attempt_counters set attempts = greatest(attempts - 1, 0) where key = any ($1)', [
        keys,
      ]);
    },
    async forget(now) {
      await $client.query('delete from attempt_counters where ends_at < $1', [now]);
    },
  };
}
