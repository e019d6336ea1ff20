import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connectionThat(answers: () => boolean) {
  const probe = vi.fn(async () => answers());
  const connection = createConnection(probe);
  const returns = vi.fn();
  const changes = vi.fn();
  connection.onReturn(returns);
  connection.subscribe(changes);
  return { connection, probe, returns, changes };
}

describe('the connection', () => {
  it('is lost with the first request that gets no answer, and said once however many there are', () => {
    const { connection, changes } = connectionThat(() => false);
    expect(connection.isLost()).toBe(false);
    for (let requests = 0; requests < 5; requests += 1) connection.noteSilence();
    expect(connection.isLost()).toBe(true);
    expect(changes).toHaveBeenCalledOnce();
  });

  it('is tried again by itself, ever less often, until there is an answer', async () => {
    let answers = false;
    const { connection, probe, returns } = connectionThat(() => answers);
    connection.noteSilence();
    await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
    expect(probe).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probe.mock.calls.length).toBeLessThan(30);
    answers = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connection.isLost()).toBe(false);
    expect(returns).toHaveBeenCalledOnce();
    const asked = probe.mock.calls.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probe).toHaveBeenCalledTimes(asked);
  });

  it('is back with any answer', () => {
    const { connection, returns } = connectionThat(() => false);
    connection.noteSilence();
    connection.noteAnswer();
    expect(connection.isLost()).toBe(false);
    expect(returns).toHaveBeenCalledOnce();
  });

  it('asks for nothing while all is well', async () => {
    const { connection, probe, returns } = connectionThat(() => true);
    connection.noteAnswer();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probe).not.toHaveBeenCalled();
    expect(returns).not.toHaveBeenCalled();
  });
});
