import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logging/create-logger.ts';
import { connectSession } from './session-client.ts';

export interface StayConnectedOptions {
  readonly databaseUrl: string;
  readonly name: string;
  readonly log: Logger;
  /** Runs as long as the connection is useful; a rejection or a lost connection means: connect again. */
  readonly use: (client: pg.Client, signal: AbortSignal) => Promise<void>;
}

export interface Connected {
  stop(): Promise<void>;
}

const firstDelayMs = 100;
const longestDelayMs = 5_000;

/** Keeps one session on the database, whatever happens to it, until stopped. */
export function stayConnected({ databaseUrl, name, log, use }: StayConnectedOptions): Connected {
  const stopping = new AbortController();

  async function session(onConnected: () => void): Promise<void> {
    const gone = new AbortController();
    const client = await connectSession(databaseUrl, name, (error) => gone.abort(error));
    try {
      onConnected();
      await use(client, AbortSignal.any([gone.signal, stopping.signal]));
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function keep(): Promise<void> {
    let delayMs = firstDelayMs;
    while (!stopping.signal.aborted) {
      try {
        await session(() => {
          delayMs = firstDelayMs;
        });
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error, name }, 'the database session was lost, connecting again');
      }
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    }
  }

  const kept = keep();
  return {
    async stop() {
      stopping.abort(new Error('Stopped'));
      await kept;
    },
  };
}
