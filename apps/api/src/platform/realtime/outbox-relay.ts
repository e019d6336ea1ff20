import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logging/create-logger.ts';
import { type Connected, stayConnected } from './stay-connected.ts';
import { tellWakeUps } from './wake-ups.ts';

export interface OutboxMessage {
  /** A bigint, as text. */
  readonly id: string;
  readonly topic: string;
  readonly dedupeKey: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What else happens because of a message, in the transaction that marks it dispatched: enqueue a job, nothing slower. */
export interface OutboxConsumer {
  readonly topic: string;
  consume(message: OutboxMessage, transaction: pg.ClientBase): Promise<void>;
}

export interface OutboxRelayOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly consumers: readonly OutboxConsumer[];
  /** The key whose listeners are woken, for example the bill's reference; nobody is woken without one. */
  readonly wakeUpKeyOf: (message: OutboxMessage) => string | undefined;
}

/** Any number that nothing else in this database locks. */
const relayLock = 7_170_301;
const pollMs = 200;
/** How long another process waits before it looks whether the one at work is gone. */
const standByMs = 2_000;
const batchSize = 200;
/** A message that cannot be dispatched is tried again after 1, 3, 7, 15 … seconds of age; after this many it waits for a person. */
const attemptLimit = 20;

/**
 * Reads what committed transactions left in the outbox, tells whoever waits, and marks it, all in one transaction: at
 * least once, one process at a time. The notification is here and not in the payment's transaction because commits
 * that notify wait for each other.
 */
export function startOutboxRelay({ databaseUrl, log, consumers, wakeUpKeyOf }: OutboxRelayOptions): Connected {
  async function dispatchBatch(client: pg.Client): Promise<number> {
    await client.query('begin');
    try {
      const { rows } = await client.query<OutboxMessage>({
        name: 'outbox-due',
        text: `select id::text as id, topic, dedupe_key as "dedupeKey", payload from outbox
          where dispatched_at is null and attempts < $1
            and created_at + make_interval(secs => 2 ^ attempts - 1) <= clock_timestamp()
          order by id limit $2 for update skip locked`,
        values: [attemptLimit, batchSize],
      });
      const done: OutboxMessage[] = [];
      for (const message of rows) if (await consume(client, message)) done.push(message);
      for (const [topic, messages] of Map.groupBy(done, (message) => message.topic)) {
        const keys = new Set(messages.flatMap((message) => wakeUpKeyOf(message) ?? []));
        await tellWakeUps(client, topic, [...keys]);
      }
      if (done.length > 0) {
        await client.query('update outbox set dispatched_at = clock_timestamp() where id = any($1)', [
          done.map(({ id }) => id),
        ]);
      }
      await client.query('commit');
      return rows.length;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  }

  async function consume(client: pg.Client, message: OutboxMessage): Promise<boolean> {
    const concerned = consumers.filter(({ topic }) => topic === message.topic);
    if (concerned.length === 0) return true;
    await client.query('savepoint message');
    try {
      for (const consumer of concerned) await consumer.consume(message, client);
      await client.query('release savepoint message');
      return true;
    } catch (error) {
      await client.query('rollback to savepoint message');
      await client.query('update outbox set attempts = attempts + 1 where id = $1', [message.id]);
      log.error(
        { err: error, topic: message.topic, outboxId: message.id },
        'an outbox message could not be dispatched',
      );
      return false;
    }
  }

  return stayConnected({
    databaseUrl,
    name: 'portal-outbox-relay',
    log,
    async use(client, signal) {
      while (!(await tryLock(client))) await wait(standByMs, undefined, { signal });
      while (!signal.aborted) {
        const count = await dispatchBatch(client);
        if (count < batchSize) await wait(pollMs, undefined, { signal });
      }
    },
  });
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [relayLock]);
  return rows[0]?.locked === true;
}
