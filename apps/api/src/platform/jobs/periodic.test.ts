import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logging/create-logger.ts';
import type { Connected } from '../realtime/stay-connected.ts';
import { startPeriodic } from './periodic.ts';

const { url } = await createTestDatabase();
const log = createLogger({ level: 'silent' });
const soon = { timeout: 15_000, interval: 20 };

const running: Connected[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

function sweeper(run: () => Promise<void>): Connected {
  const started = startPeriodic({ name: 'sweep', databaseUrl: url, log, everyMs: 10, run });
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
    const one = startPeriodic({
      name: 'slow',
      databaseUrl: url,
      log,
      everyMs: 10,
      run: async (signal) => {
        begin();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        ended = true;
      },
    });
    await begun;
    await one.stop();
    expect(ended).toBe(true);
  });
});
