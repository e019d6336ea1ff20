import { createPostgresBackplane } from '@portal/signalr-hub/postgres';
import pg from 'pg';
import type { Logger } from '../logging/create-logger.ts';

export interface WakeUpsOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** News about these keys: look at their rows. */
  readonly onWake: (topic: string, keys: readonly string[]) => Promise<void>;
  /**
   * Look at every row that somebody here waits for: called after every (re)connection, because nothing was heard
   * meanwhile, and when `onWake` failed.
   */
  readonly onMissed: () => Promise<void>;
}

export interface WakeUps {
  isListening(): boolean;
  stop(): Promise<void>;
}

const channel = 'portal_wake_ups';
/** PostgreSQL refuses 8000 bytes. */
const payloadLimitBytes = 7_500;
const secondLookMs = 1_000;

/** Hears what the relay tells. Nothing is replayed: a wake-up only says where to look. */
export function listenForWakeUps({ databaseUrl, log, onWake, onMissed }: WakeUpsOptions): WakeUps {
  let secondLook: NodeJS.Timeout | undefined;
  function look(work: Promise<void>): void {
    work.catch((error: unknown) => {
      log.warn({ err: error }, 'a wake-up could not be followed, looking again');
      clearTimeout(secondLook);
      secondLook = setTimeout(() => look(onMissed()), secondLookMs);
    });
  }

  const backplane = createPostgresBackplane({
    createClient: () =>
      new pg.Client({ connectionString: databaseUrl, application_name: 'portal-wake-ups', keepAlive: true }),
    channel,
    onNotification: (payload) => {
      const wakeUp = parseWakeUp(payload);
      if (wakeUp) look(onWake(wakeUp.topic, wakeUp.keys));
    },
    onListening: onMissed,
    log,
    heartbeatMs: 10_000,
  });
  backplane.start();
  return {
    isListening: backplane.isListening,
    async stop() {
      clearTimeout(secondLook);
      await backplane.stop();
    },
  };
}

/** Tells every listener when the transaction of `client` commits. */
export async function tellWakeUps(client: pg.ClientBase, topic: string, keys: readonly string[]): Promise<void> {
  for (const batch of batches(topic, keys)) {
    await client.query('select pg_notify($1, $2)', [channel, JSON.stringify([topic, ...batch])]);
  }
}

function batches(topic: string, keys: readonly string[]): string[][] {
  const all: string[][] = [];
  let size = payloadLimitBytes;
  for (const key of keys) {
    const bytes = Buffer.byteLength(JSON.stringify(key)) + 1;
    if (size + bytes > payloadLimitBytes) {
      all.push([]);
      size = Buffer.byteLength(topic) + 8;
    }
    all.at(-1)?.push(key);
    size += bytes;
  }
  return all;
}

function parseWakeUp(payload: string): { topic: string; keys: string[] } | undefined {
  try {
    const parts: unknown = JSON.parse(payload);
    if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) return undefined;
    const [topic = '', ...keys] = parts;
    return { topic, keys };
  } catch {
    return undefined;
  }
}
