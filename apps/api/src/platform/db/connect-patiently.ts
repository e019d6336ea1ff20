import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Nobody listens, or who listens is starting, stopping or changing places: nothing was asked of it yet. */
const passing = /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|08001|08004|08006|08P01)$/;
const firstPauseMs = 100;
const longestPauseMs = 1_000;

/**
 * Makes `pool` try again for `patienceMs` when no connection can be made: nothing was said on it, so whatever was to be asked is safe to
 * ask. A statement that was cut off is never repeated here: nobody knows whether it was carried out.
 */
export function connectPatiently(pool: pg.Pool, patienceMs: number): void {
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool);

  async function patiently(): Promise<pg.PoolClient> {
    const deadline = performance.now() + patienceMs;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await connect();
      } catch (error) {
        if (!isPassing(error) || pool.ending || performance.now() + pauseMs > deadline) throw error;
        await wait(pauseMs);
      }
    }
  }

  type Told = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void;
  // The pool's own `query` asks with a callback, everybody else for a promise.
  pool.connect = ((told?: Told) => {
    const connected = patiently();
    if (!told) return connected;
    connected.then(
      (client) => told(undefined, client, client.release),
      (error: Error) => told(error),
    );
  }) as pg.Pool['connect'];
}

function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && passing.test(code);
}
