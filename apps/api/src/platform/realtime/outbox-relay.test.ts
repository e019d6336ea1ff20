import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logging/create-logger.ts';
import { type OutboxConsumer, startOutboxRelay } from './outbox-relay.ts';
import type { Connected } from './stay-connected.ts';
import { listenForWakeUps } from './wake-ups.ts';

const { db, owner, url } = await createTestDatabase();
const log = createLogger({ level: 'silent' });
const soon = { timeout: 15_000, interval: 20 };

const running: Pick<Connected, 'stop'>[] = [];
beforeEach(() => db.execute(sql`delete from outbox`));
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

function relay(consumers: readonly OutboxConsumer[] = []) {
  const started = startOutboxRelay({
    databaseUrl: url,
    log,
    consumers,
    wakeUpKeyOf: ({ payload }) => (typeof payload.billReference === 'string' ? payload.billReference : undefined),
  });
  running.push(started);
  return started;
}

async function listener() {
  const heard: string[] = [];
  let listening = 0;
  running.push(
    listenForWakeUps({
      databaseUrl: url,
      log,
      onWake: async (topic, keys) => void heard.push(...keys.map((key) => `${topic} ${key}`)),
      onMissed: async () => {
        listening += 1;
      },
    }),
  );
  await vi.waitFor(() => expect(listening).toBe(1), soon);
  return { heard, listenedTimes: () => listening };
}

async function say(...bills: string[]): Promise<void> {
  for (const bill of bills) {
    await db.execute(sql`insert into outbox (topic, dedupe_key, payload)
      values ('receipt.issued', ${bill}, ${JSON.stringify({ billReference: bill })}::jsonb)`);
  }
}

async function undispatched(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from outbox where dispatched_at is null`,
  );
  return rows[0]?.count ?? -1;
}

async function killSessions(name: string): Promise<number> {
  const { rowCount } = await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${name} and datname = current_database()`,
  );
  return rowCount ?? 0;
}

describe('the outbox relay', () => {
  it('wakes every listener after the commit, once per bill', async () => {
    const [here, there] = [await listener(), await listener()];
    relay();
    await say('KD1', 'KD2');
    for (const { heard } of [here, there]) {
      await vi.waitFor(() => expect(heard).toEqual(['receipt.issued KD1', 'receipt.issued KD2']), soon);
    }
    expect(await undispatched()).toBe(0);
  });

  it('says nothing about a change that rolled back', async () => {
    const { heard } = await listener();
    relay();
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into outbox (topic, dedupe_key, payload)
          values ('receipt.issued', 'gone', '{"billReference": "gone"}')`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await say('KD1');
    await vi.waitFor(() => expect(heard).toEqual(['receipt.issued KD1']), soon);
  });

  it('is one at a time, and another takes over when it is gone', async () => {
    const { heard } = await listener();
    const first = relay();
    await say('KD1');
    await vi.waitFor(() => expect(heard).toHaveLength(1), soon);
    relay();
    await first.stop();
    await say('KD2');
    await vi.waitFor(() => expect(heard).toEqual(['receipt.issued KD1', 'receipt.issued KD2']), soon);
  });

  it('delivers at least once although its connection is killed again and again', async () => {
    const { heard } = await listener();
    relay();
    const bills = Array.from({ length: 40 }, (_, index) => `KD${index}`);
    for (const bill of bills) {
      await say(bill);
      await killSessions('portal-outbox-relay');
    }
    await vi.waitFor(() => expect(new Set(heard).size).toBe(bills.length), soon);
    expect(await undispatched()).toBe(0);
  });

  it('carries more bills than one notification can hold', async () => {
    const { heard } = await listener();
    const bills = Array.from({ length: 600 }, (_, index) => `KD${String(index).padStart(14, '0')}`);
    await db.execute(sql`insert into outbox (topic, dedupe_key, payload)
      select 'receipt.issued', b, jsonb_build_object('billReference', b)
      from jsonb_array_elements_text(${JSON.stringify(bills)}::jsonb) as b`);
    relay();
    await vi.waitFor(() => expect(heard).toHaveLength(bills.length), soon);
    expect(new Set(heard)).toEqual(new Set(bills.map((bill) => `receipt.issued ${bill}`)));
  });

  it("marks a message in its consumers' transaction; one that fails is kept and does not stop the others", async () => {
    const { heard } = await listener();
    const consumed: string[] = [];
    await owner.execute(sql`create table consumed (key text)`);
    await owner.execute(sql`grant insert, select on consumed to portal_application`);
    relay([
      {
        topic: 'receipt.issued',
        async consume({ dedupeKey }, transaction) {
          await transaction.query('insert into consumed values ($1)', [dedupeKey]);
          consumed.push(dedupeKey);
          if (dedupeKey === 'KD1' && consumed.length === 1) throw new Error('not now');
        },
      },
    ]);
    await say('KD1', 'KD2');
    await vi.waitFor(() => expect(heard).toEqual(['receipt.issued KD2', 'receipt.issued KD1']), soon);
    const { rows } = await db.execute(sql`select key from consumed order by key`);
    expect(rows).toEqual([{ key: 'KD1' }, { key: 'KD2' }]);
  });
});

describe('a listener', () => {
  it('listens again after its connection was killed, and says that it may have missed something', async () => {
    const { heard, listenedTimes } = await listener();
    relay();
    expect(await killSessions('portal-wake-ups')).toBe(1);
    await vi.waitFor(() => expect(listenedTimes()).toBe(2), soon);
    await say('KD1');
    await vi.waitFor(() => expect(heard).toEqual(['receipt.issued KD1']), soon);
  });

  it('does without what it cannot read', async () => {
    const { heard } = await listener();
    await db.execute(sql`select pg_notify('portal_wake_ups', 'nonsense'), pg_notify('portal_wake_ups', '{"a":1}')`);
    await db.execute(sql`select pg_notify('portal_wake_ups', '["receipt.issued","KD1"]')`);
    await vi.waitFor(() => expect(heard).toEqual(['receipt.issued KD1']), soon);
  });
});
