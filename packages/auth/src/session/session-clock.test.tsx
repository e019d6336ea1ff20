import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lifetimeOf, type Session } from './session.ts';
import { noteSessionUse, sessionDeadline } from './session-clock.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T08:00:00Z');
const iso = (time: number) => new Date(time).toISOString();

function sessionUntil(expiresAt: number, idleExpiresAt: number): Session {
  const lifetime = lifetimeOf({ expiresAt: iso(expiresAt), idleExpiresAt: iso(idleExpiresAt), now: iso(start) });
  return { token: 't', roles: ['Individual'], user: { email: 'a@b.ng' }, ...lifetime };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: start });
});
afterEach(() => vi.useRealTimers());

describe('the end of a session', () => {
  it('is the idle time after the last use by any tab, and moves with each use', () => {
    const session = sessionUntil(start + 600 * minute, start + 30 * minute);
    noteSessionUse();
    expect(sessionDeadline(session)).toEqual({ at: start + 30 * minute, canMove: true });

    vi.setSystemTime(start + 10 * minute);
    noteSessionUse();
    expect(sessionDeadline(session)).toEqual({ at: start + 40 * minute, canMove: true });
  });

  it('is the absolute end when that comes first, and then does not move', () => {
    const session = sessionUntil(start + 20 * minute, start + 30 * minute);
    noteSessionUse();
    expect(sessionDeadline(session)).toEqual({ at: start + 20 * minute, canMove: false });
  });

  it.each([
    ['ahead', 29 * minute],
    ['behind', -300 * minute],
  ])('is as far away on a device whose clock is %s', (_where, wrongMs) => {
    vi.setSystemTime(start + wrongMs);
    noteSessionUse();
    const busy = sessionUntil(start + 20 * minute, start + 30 * minute);
    expect(sessionDeadline(busy)).toEqual({ at: start + wrongMs + 20 * minute, canMove: false });
    const idle = sessionUntil(start + 600 * minute, start + 30 * minute);
    expect(sessionDeadline(idle)).toEqual({ at: start + wrongMs + 30 * minute, canMove: true });
  });

  it('is not known without the times of the server', () => {
    expect(sessionDeadline({ token: 't', roles: [], user: { email: 'a@b.ng' } })).toBeUndefined();
  });
});
