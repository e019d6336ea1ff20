import { once } from 'node:events';
import { setInterval as every } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logging/create-logger.ts';
import { type Connected, stayConnected } from './stay-connected.ts';

export interface WakeUpsOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** News about these keys: look at their rows. */
  readonly onWake: (topic: string, keys: readonly string[]) => void;
  /** Called after every (re)connection: whatever was said meanwhile was not heard. */
  readonly onListening: () => void;
}

export const wakeUpChannel = 'portal_wake_ups';

/** PostgreSQL refuses 8000 bytes. */
const payloadLimitBytes = 7_500;
/** A connection that died silently is noticed by asking. */
const heartbeatMs = 10_000;

/** Hears what the relay tells. Nothing is replayed: a wake-up only says where to look. */
export function listenForWakeUps({ databaseUrl, log, onWake, onListening }: WakeUpsOptions): Connected {
  return stayConnected({
    databaseUrl,
    name: 'portal-wake-ups',
    log,
    async use(client, signal) {
      client.on('notification', ({ payload }) => {
        const wakeUp = parseWakeUp(payload);
        if (wakeUp) onWake(wakeUp.topic, wakeUp.keys);
      });
      await client.query(`listen ${wakeUpChannel}`);
      onListening();
      await Promise.race([aborted(signal), heartbeat(client, signal)]);
    },
  });
}

/** Tells every listener when the transaction of `client` commits. */
export async function tellWakeUps(client: pg.ClientBase, topic: string, keys: readonly string[]): Promise<void> {
  for (const batch of batches(topic, keys)) {
    await client.query('select pg_notify($1, $2)', [wakeUpChannel, JSON.stringify([topic, ...batch])]);
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

function parseWakeUp(payload = ''): { topic: string; keys: string[] } | undefined {
  try {
    const parts: unknown = JSON.parse(payload);
    if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) return undefined;
    const [topic = '', ...keys] = parts;
    return { topic, keys };
  } catch {
    return undefined;
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

async function heartbeat(client: pg.Client, signal: AbortSignal): Promise<void> {
  for await (const _ of every(heartbeatMs, undefined, { signal })) await client.query('select 1');
}
