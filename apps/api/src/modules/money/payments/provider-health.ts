import type { Provider } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { CallEnd } from './providers/provider-http.ts';

interface Tally {
  calls: number;
  failures: number;
  totalMs: number;
  slowestMs: number;
  reason: string | null;
  isCircuitOpen: boolean;
}

/** Calls of this long are written together: an outage is known at once, and a busy hour costs a row a second at most. */
const gatheredMs = 2_000;

/**
 * What calls to providers came to, by minutes, in one table for all processes. Losing a tally loses a figure and no money, so that
 * nothing waits for it.
 */
export function createHealthBook(db: Pick<Database, '$client'>, log: Logger) {
  let tallies = new Map<Provider, Tally>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    timer = undefined;
    const written = tallies;
    tallies = new Map();
    for (const [provider, tally] of written) {
      const { calls, failures, totalMs, slowestMs, reason, isCircuitOpen } = tally;
      await db.$client
        .query({
          name: 'note-provider-calls',
          text: `insert into provider_minutes as m (provider, minute, calls, failures, total_ms, slowest_ms, last_reason, last_failure_at, last_answer_at, circuit_open_at)
            values ($1, date_trunc('minute', now()), $2, $3, $4, $5, $6, case when $3 > 0 then now() end, case when $2 > $3 then now() end, case when $7 then now() end)
            on conflict (provider, minute) do update set calls = m.calls + excluded.calls, failures = m.failures + excluded.failures,
              total_ms = m.total_ms + excluded.total_ms, slowest_ms = greatest(m.slowest_ms, excluded.slowest_ms),
              last_reason = coalesce(excluded.last_reason, m.last_reason), last_failure_at = coalesce(excluded.last_failure_at, m.last_failure_at),
              last_answer_at = coalesce(excluded.last_answer_at, m.last_answer_at), circuit_open_at = coalesce(excluded.circuit_open_at, m.circuit_open_at)`,
          values: [provider, calls, failures, Math.round(totalMs), Math.round(slowestMs), reason, isCircuitOpen],
        })
        .catch((error: unknown) => log.warn({ err: error, provider }, 'calls to a provider could not be noted'));
    }
  }

  return {
    note(provider: Provider, { isAnswered, tookMs, reason, isCircuitOpen }: CallEnd): void {
      const tally = tallies.get(provider) ?? {
        ...{ calls: 0, failures: 0, totalMs: 0, slowestMs: 0, reason: null, isCircuitOpen: false },
      };
      tally.calls += 1;
      tally.totalMs += tookMs;
      tally.slowestMs = Math.max(tally.slowestMs, tookMs);
      tally.isCircuitOpen ||= isCircuitOpen;
      if (!isAnswered) {
        tally.failures += 1;
        tally.reason = reason;
      }
      tallies.set(provider, tally);
      timer ??= setTimeout(() => void write(), gatheredMs).unref();
    },
    /** What was gathered, at once: when a process ends, and in tests. */
    async close(): Promise<void> {
      clearTimeout(timer);
      await write();
    },
  };
}
