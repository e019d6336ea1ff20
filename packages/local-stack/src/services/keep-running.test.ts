import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { type Kept, keepRunning } from './keep-running.ts';
import { findFreePort } from './require-free-ports.ts';
import type { RunningService } from './service.ts';
import { startService } from './start-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const soon = { timeout: 20_000, interval: 20 };

/** A service of one line that answers, in a process of its own. */
async function aService(name: string) {
  const port = await findFreePort();
  const entry = join(folder, `${name}.ts`);
  writeFileSync(
    entry,
    `import { createServer } from 'node:http';
     console.log('first words of ' + process.pid);
     createServer((_, response) => response.end('ok')).listen(${port}, '127.0.0.1');`,
  );
  const readyUrl = `http://127.0.0.1:${port}/`;
  const service = { name, entry: relative(repositoryRoot, entry), env: {}, readyUrl };
  let running: RunningService = await startService(service, folder);
  const kept: Kept = {
    name,
    exited: () => running.exited,
    restart: async (signal) => {
      running = await startService(service, folder, { isAgain: true, signal });
    },
  };
  return {
    kept,
    pid: () => running.pid,
    answers: async () => (await fetch(readyUrl)).text(),
    stop: () => running.stop(),
  };
}

describe('a service that dies', () => {
  it('is started again, as often as it dies, and says so in one line; the others go on', async () => {
    const [dying, other] = [await aService('dying'), await aService('other')];
    const said: string[] = [];
    const keeping = keepRunning([dying.kept, other.kept], { say: (line) => void said.push(line), firstPauseMs: 1 });
    const otherPid = other.pid();
    for (let deaths = 1; deaths <= 2; deaths += 1) {
      const before = dying.pid();
      process.kill(before, 'SIGKILL');
      await vi.waitFor(() => expect(dying.pid()).not.toBe(before), soon);
      expect(await dying.answers()).toBe('ok');
      expect(said).toEqual(Array.from({ length: deaths }, () => 'The dying ended by itself and is started again.'));
    }
    expect(other.pid()).toBe(otherPid);
    expect(await other.answers()).toBe('ok');
    const log = readFileSync(join(folder, 'dying.log'), 'utf8');
    expect(log.match(/first words of/g)).toHaveLength(3);
    expect(log.match(/dying is started again at /g)).toHaveLength(2);

    await keeping.stop();
    for (const { stop } of [dying, other]) await stop();
    expect(said).toHaveLength(2);
  }, 60_000);

  it('and cannot be started is tried again, each time after a longer pause', async () => {
    const pauses: number[] = [];
    let dies: () => void = () => {};
    const restart = async () => {
      if (pauses.length < 5) throw new Error('Not yet.\nSecond line');
    };
    const said: string[] = [];
    const exited = () => new Promise<number>((resolve) => (dies = () => resolve(3)));
    const kept = { name: 'api', exited, restart };
    const keeping = keepRunning([kept], {
      say: (line) => void said.push(line),
      firstPauseMs: 20,
      longestPauseMs: 80,
      pause: async (milliseconds) => void pauses.push(milliseconds),
    });
    dies();
    await vi.waitFor(() => expect(pauses).toHaveLength(5), soon);
    await keeping.stop();
    expect(pauses).toEqual([20, 40, 80, 80, 80]);
    expect(said).toEqual([
      'The api ended by itself (exit code 3) and is started again.',
      ...Array.from({ length: 4 }, () => 'The api could not be started again: Not yet.'),
    ]);
  });

  it('while everything is stopped is not started again', async () => {
    const restart = vi.fn(async () => {});
    const ends = Promise.withResolvers<number>();
    const kept = { name: 'api', exited: () => ends.promise, restart };
    const keeping = keepRunning([kept], { say: () => {}, firstPauseMs: 1 });
    await keeping.stop();
    ends.resolve(0);
    await ends.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect(restart).not.toHaveBeenCalled();
  });
});
