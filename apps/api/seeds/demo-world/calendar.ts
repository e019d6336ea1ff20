import { lagosDay, momentInLagos } from '@portal/contracts';
import type { Random } from './random.ts';

const dayMs = 86_400_000;

/** `YYYY-MM-DD` in Lagos. */
export const dayOf: (at: Date) => string = lagosDay;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

export function later(at: Date, { days = 0, minutes = 0 }: { days?: number; minutes?: number }): Date {
  return new Date(at.getTime() + days * dayMs + minutes * 60_000);
}

/** How much is billed on a day, compared with an ordinary weekday: weekends are quiet, the year begins busy, business grows. */
export function activityOf(day: string, age: number): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const week = [0.12, 1.1, 1.05, 1, 1, 0.8, 0.35][weekday] ?? 1;
  const month = [1.35, 1.25, 1.3, 1.05, 0.95, 0.95, 0.9, 0.85, 1, 1.05, 1, 0.8][Number(day.slice(5, 7)) - 1] ?? 1;
  return week * month * (1 - age / 2_200);
}

/** A moment of that day in office hours, mostly; never after `now`. */
export function momentOf(random: Random, day: string, now: Date): Date {
  const minutes = 7 * 60 + (random.next() + random.next()) * 330;
  const moment = new Date(momentInLagos(day).getTime() + Math.floor(minutes * 60_000));
  const latest = now.getTime() - random.int(2, 240) * 60_000;
  return moment.getTime() > latest ? new Date(latest) : moment;
}
