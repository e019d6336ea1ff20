import { isAskable, type PaymentState } from './payment-state.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Waits in order, counted from the moment the payer last asked for this payment; hourly after them. Quick while the payer may
 * be in front of the widget, every minute for the first half hour, then less and less.
 */
const waits: readonly (readonly [times: number, waitMs: number])[] = [
  [1, 5 * second],
  [1, 10 * second],
  [1, 20 * second],
  [1, 30 * second],
  [29, minute],
  [18, 5 * minute],
  [88, 15 * minute],
];
/** References stay payable after we gave up on them. */
const daysAfterExpiry = 14;
/** Of the waits: as long as a payer, or a notice, may just have asked for it. */
const quickChecks = 33;

export interface WatchedPayment {
  readonly state: PaymentState;
  /** Checks made since the payer last asked for this payment, or a notice spoke of it. */
  readonly checks: number;
  readonly expiresAt: Date;
}

/** When to ask the provider next, or null when there is nothing to learn any more. */
export function nextCheckAt({ state, checks, expiresAt }: WatchedPayment, now: Date): Date | null {
  // Money that came is asked about until there is an answer, and then on the days of `aftercareAt`.
  const isMoneyThere = state === 'CONFIRMED' || state === 'REVIEW';
  if (!isAskable(state) && !isMoneyThere) return null;
  const sinceExpiryMs = now.getTime() - expiresAt.getTime();
  const wait = sinceExpiryMs < 0 ? beforeExpiryMs(checks, -sinceExpiryMs) : afterExpiryMs(checks, sinceExpiryMs);
  if (wait === null && isMoneyThere) return new Date(now.getTime() + day);
  return wait === null ? null : new Date(now.getTime() + wait);
}

/** Money that came can be taken back: it is asked about again this many days after it came, unless set otherwise. */
export const aftercareDays: readonly number[] = [1, 3, 7, 30];

/** When to ask about money that came at `since` again, or null when the last of the days is over. */
export function aftercareAt(since: Date, days: readonly number[], now: Date): Date | null {
  const due = days.map((count) => since.getTime() + count * day).filter((time) => time > now.getTime());
  return due.length === 0 ? null : new Date(Math.min(...due));
}

/** The last check before expiry falls on it, so that EXPIRED is said by a fresh answer. */
function beforeExpiryMs(checks: number, untilExpiryMs: number): number {
  return Math.min(scheduledMs(checks), Math.max(untilExpiryMs, second));
}

function afterExpiryMs(checks: number, sinceExpiryMs: number): number | null {
  if (checks < quickChecks) return scheduledMs(checks);
  const isWatched = sinceExpiryMs <= daysAfterExpiry * day || checks < quickChecks + daysAfterExpiry;
  return isWatched ? day : null;
}

function scheduledMs(checks: number): number {
  let done = 0;
  for (const [times, wait] of waits) {
    done += times;
    if (checks < done) return wait;
  }
  return hour;
}
