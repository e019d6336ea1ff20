import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logging/create-logger.ts';
import { createJobs, type Jobs } from './create-jobs.ts';
import { defineJob, type JobHandler } from './job.ts';

const { db, url } = await createTestDatabase();
const log = createLogger({ level: 'silent' });
const greet = defineJob({ name: 'greet', data: z.object({ name: z.string() }), retryLimit: 2, retryDelaySeconds: 1 });

const running: Jobs[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await db.execute(sql`delete from jobs.job`);
});

async function started(work: boolean, handler: JobHandler<{ name: string }> = async () => {}) {
  const jobs = createJobs({ databaseUrl: url, log });
  jobs.handle(greet, handler);
  await jobs.start({ work });
  running.push(jobs);
  return jobs;
}

async function waiting(): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select data from jobs.job where name = 'greet' order by created_on`);
  return rows.map(({ data }) => data);
}

describe('a job', () => {
  it('is taken when its change commits', async () => {
    const jobs = await started(false);
    await db.transaction(async (tx) => {
      await jobs.enqueue(tx, greet, { name: 'Amina' });
    });
    expect(await waiting()).toEqual([{ name: 'Amina' }]);
  });

  it('is not taken when its change rolls back, by drizzle or by hand', async () => {
    const jobs = await started(false);
    await expect(
      db.transaction(async (tx) => {
        await jobs.enqueue(tx, greet, { name: 'Amina' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const client = await db.$client.connect();
    await client.query('begin');
    await jobs.enqueue(client, greet, { name: 'Musa' });
    await client.query('rollback');
    client.release();
    expect(await waiting()).toEqual([]);
  });

  it('with a key is taken once, however often it is asked for', async () => {
    const jobs = await started(false);
    for (const name of ['Amina', 'Musa']) await jobs.enqueue(db.$client, greet, { name }, { dedupeKey: 'receipt:1' });
    await jobs.enqueue(db.$client, greet, { name: 'Zainab' }, { dedupeKey: 'receipt:2' });
    expect(await waiting()).toEqual([{ name: 'Amina' }, { name: 'Zainab' }]);
  });

  it('runs in a worker, and not in a process that only answers calls', async () => {
    const seen: string[] = [];
    const api = await started(false, async ({ name }) => void seen.push(`api ${name}`));
    await started(true, async ({ name }) => void seen.push(`worker ${name}`));
    await api.enqueue(db.$client, greet, { name: 'Amina' });
    await vi.waitFor(() => expect(seen).toEqual(['worker Amina']), 10_000);
  });

  it('is tried again after a failure, and not for ever', async () => {
    const tries: (boolean | undefined)[] = [];
    const jobs = await started(true, async (_data, _signal, isLastTry) => {
      tries.push(isLastTry);
      throw new Error('not yet');
    });
    await jobs.enqueue(db.$client, greet, { name: 'Amina' });
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`select state from jobs.job`);
      expect(rows).toEqual([{ state: 'failed' }]);
    }, 30_000);
    expect(tries).toEqual([false, false, true]);
  });

  it('that an older release wrote otherwise never reaches the handler', async () => {
    const handler = vi.fn(async () => {});
    const jobs = await started(true, handler);
    await jobs.enqueue(db.$client, greet, { nom: 'Amina' } as unknown as { name: string });
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`select retry_count from jobs.job where state <> 'created'`);
      expect(rows).toHaveLength(1);
    }, 10_000);
    expect(handler).not.toHaveBeenCalled();
  });

  it('that runs is waited for when the worker stops', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    let finished = false;
    const jobs = await started(true, async () => {
      begin();
      await allowed;
      finished = true;
    });
    await jobs.enqueue(db.$client, greet, { name: 'Amina' });
    await begun;
    running.splice(0);
    const stopped = jobs.stop();
    allow();
    await stopped;
    expect(finished).toBe(true);
    const { rows } = await db.execute(sql`select state from jobs.job`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
});
