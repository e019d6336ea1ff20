import { webhookScheduleSeconds } from '@portal/contracts';

const jitter = 0.1;
const askedForMostSeconds = 86_400;

/** Seconds until the next attempt after so many failed ones, a tenth more or less; undefined: that was the last. */
export function secondsToNext(failed: number, random: number): number | undefined {
  const seconds = webhookScheduleSeconds[failed - 1];
  return seconds === undefined ? undefined : seconds * (1 + jitter * (2 * random - 1));
}

/** What `Retry-After` asks for, in seconds or as a date; a day at most, and nothing where it says nothing. */
export function retryAfterSeconds(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), askedForMostSeconds) : 0;
}
