import { describe, expect, it } from 'vitest';
import { aftercareAt, nextCheckAt, type WatchedPayment } from './check-schedule.ts';

const askedForAt = new Date('2026-11-20T08:00:00Z');
const expiresAt = new Date('2026-11-27T08:00:00Z');
const watched: WatchedPayment = { state: 'AWAITING_PAYMENT', checks: 0, expiresAt };
const later = (ms: number, from = askedForAt) => new Date(from.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Plays the schedule and lists each wait with how often it came. */
function waitsUntil(end: Date): string[] {
  const waits: [label: string, times: number][] = [];
  let now = askedForAt;
  for (let checks = 0; now < end; checks += 1) {
    const next = nextCheckAt({ ...watched, state: now >= expiresAt ? 'EXPIRED' : 'AWAITING_PAYMENT', checks }, now);
    if (!next) break;
    const label = `${(next.getTime() - now.getTime()) / 1000} s`;
    const last = waits.at(-1);
    if (last?.[0] === label) last[1] += 1;
    else waits.push([label, 1]);
    now = next;
  }
  return waits.map(([label, times]) => `${times} x ${label}`);
}

describe('the schedule of checks', () => {
  it('is quick while a payer may be waiting, and patient afterwards', () => {
    expect(waitsUntil(later(20 * day, expiresAt))).toMatchInlineSnapshot(`
      [
        "1 x 5 s",
        "1 x 10 s",
        "1 x 20 s",
        "1 x 30 s",
        "29 x 60 s",
        "18 x 300 s",
        "88 x 900 s",
        "143 x 3600 s",
        "1 x 3595 s",
        "15 x 86400 s",
      ]
    `);
  });

  it('asks on the very moment of expiry', () => {
    const now = later(-90_000, expiresAt);
    expect(nextCheckAt({ ...watched, checks: 500 }, now)).toEqual(expiresAt);
  });

  it.each(['CREATED', 'REVERSED', 'REFUND_PENDING', 'REFUNDED'] as const)('has no further check for %s', (state) => {
    expect(nextCheckAt({ ...watched, state }, askedForAt)).toBeNull();
  });

  it.each([
    ['FAILED', null],
    ['CANCELLED', null],
    ['EXPIRED', null],
    ['CONFIRMED', 86_400],
    ['REVIEW', 86_400],
  ] as const)(
    'begins anew with a notice about %s, however old it is; after two weeks without an answer the next wait is %s',
    (state, afterwards) => {
      const now = later(100 * day, expiresAt);
      const waits = Array.from({ length: 49 }, (_, checks) => {
        const next = nextCheckAt({ ...watched, state, checks }, now);
        return next && (next.getTime() - now.getTime()) / 1_000;
      });
      expect(waits).toEqual([5, 10, 20, 30, ...Array(29).fill(60), ...Array(14).fill(86_400), afterwards, afterwards]);
    },
  );

  it('asks about money that came on its days, and never after the last of them', () => {
    const since = askedForAt;
    const dues = [0, 1, 2, 3, 6.9, 7, 29, 30, 31].map((days) =>
      aftercareAt(since, [1, 3, 7, 30], later(days * day, since)),
    );
    const expected = [1, 3, 3, 7, 7, 30, 30].map((days) => later(days * day, since));
    expect(dues).toEqual([...expected, null, null]);
  });

  it.each(['FAILED', 'CANCELLED', 'EXPIRED'] as const)(
    'keeps watching %s, whose reference can still be paid',
    (state) => {
      expect(nextCheckAt({ ...watched, state, checks: 9 }, later(10 * minute))).toEqual(later(11 * minute));
      expect(nextCheckAt({ ...watched, state, checks: 99 }, later(day, expiresAt))).toEqual(later(2 * day, expiresAt));
      expect(nextCheckAt({ ...watched, state, checks: 99 }, later(14 * day + 1, expiresAt))).toBeNull();
    },
  );
});
