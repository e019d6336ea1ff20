import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logging/create-logger.ts';
import type { Connected } from '../realtime/stay-connected.ts';
import { startPeriodic } from './periodic.ts';

const { db, url } = await createTestDatabase();
const log = createLogger({ level: 'silent' });
const soon = { timeout: 15_000, interval: 20 };

const running: Connected[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

const ours = `select pid from pg_stat_activity where application_name = 'portal-periodic' and datname = current_database()`;

async function sessions(): Promise<number> {
  return (await db.$client.query(ours)).rows.length;
}

function sweeper(run: () => Promise<void>): Connected {
  const started = startPeriodic({ tasks: [{ name: 'sweep', everyMs: 10, run }], databaseUrl: url, log });
  running.push(started);
  return started;
}

describe('a periodic task', () => {
  it('comes again, also after a run that failed', async () => {
    let runs = 0;
    sweeper(async () => {
      runs += 1;
      if (runs === 1) throw new Error('once');
    });
    await vi.waitFor(() => expect(runs).toBeGreaterThan(2), soon);
  });

  it('runs in one process of all, and another takes over', async () => {
    const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})];
    const one = sweeper(first);
    await vi.waitFor(() => expect(first).toHaveBeenCalled(), soon);
    sweeper(second);
    await vi.waitFor(() => expect(first.mock.calls.length).toBeGreaterThan(5), soon);
    expect(second).not.toHaveBeenCalled();
    await one.stop();
    await vi.waitFor(() => expect(second).toHaveBeenCalled(), soon);
  });

  it('is told to end, and waited for', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    let ended = false;
    const run = async (signal: AbortSignal) => {
      begin();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      ended = true;
    };
    const one = startPeriodic({ tasks: [{ name: 'slow', everyMs: 10, run }], databaseUrl: url, log });
    await begun;
    await one.stop();
    expect(ended).toBe(true);
  });

  it('shares one session with all tasks of its process, each with a lock of its own', async () => {
    const runs = { one: vi.fn(async () => {}), two: vi.fn(async () => {}), three: vi.fn(async () => {}) };
    const tasksOf = (names: readonly (keyof typeof runs)[]) =>
      names.map((name) => ({ name, everyMs: 10, run: runs[name] }));
    const first = startPeriodic({ tasks: tasksOf(['one']), databaseUrl: url, log });
    await vi.waitFor(() => expect(runs.one).toHaveBeenCalled(), soon);
    const elsewhere = vi.fn(async () => {});
    const tasks = [{ name: 'one', everyMs: 10, run: elsewhere }, ...tasksOf(['two', 'three'])];
    running.push(startPeriodic({ tasks, databaseUrl: url, log }));
    await vi.waitFor(() => {
      expect(runs.two).toHaveBeenCalled();
      expect(runs.three).toHaveBeenCalled();
    }, soon);
    expect(elsewhere).not.toHaveBeenCalled();
    expect(await sessions()).toBe(2);
    await first.stop();
    await vi.waitFor(() => expect(elsewhere).toHaveBeenCalled(), soon);
  });

  it('ends with its session, and begins again with the next', async () => {
    const ends = vi.fn();
    const run = vi.fn(async (signal: AbortSignal) => {
      signal.addEventListener('abort', ends);
    });
    running.push(startPeriodic({ tasks: [{ name: 'cut off', everyMs: 10, run }], databaseUrl: url, log }));
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), soon);
    await db.$client.query(`select pg_terminate_backend(pid) from (${ours}) s`);
    await vi.waitFor(() => expect(ends).toHaveBeenCalled(), soon);
    const before = run.mock.calls.length;
    await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(before + 1), soon);
    expect(await sessions()).toBe(1);
  });

  it('refuses two tasks of one name', () => {
    const task = { name: 'same', everyMs: 10, run: async () => {} };
    expect(() => startPeriodic({ tasks: [task, task], databaseUrl: url, log })).toThrow('Two periodic tasks');
  });
});
