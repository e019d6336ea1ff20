import type { Deadline } from '@portal/contracts';
import { todayInLagos } from '../../lists/format.ts';

export type Clock = Pick<Deadline, 'startedOn' | 'dueOn' | 'standing' | 'isLaw' | 'title' | 'source'>;

export interface ClockReading {
  /** Of the time there is, from 0 to 1. */
  readonly share: number;
  /** Calendar days to the last one: 0 on the day itself, below 0 when it has passed. Null while it is suspended or over. */
  readonly daysLeft: number | null;
  readonly tone: 'quiet' | 'warning' | 'danger';
}

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Where a deadline is on a day of Lagos. */
export function readClock(
  { startedOn, dueOn, standing }: Pick<Clock, 'startedOn' | 'dueOn' | 'standing'>,
  today = todayInLagos(),
): ClockReading {
  if (dueOn === null || standing === 'paused' || standing === 'ended')
    return { share: standing === 'ended' ? 1 : 0, daysLeft: null, tone: 'quiet' };
  const whole = Math.max(1, daysBetween(startedOn, dueOn));
  const daysLeft = daysBetween(today, dueOn);
  const share = Math.max(0, Math.min(1, (whole - daysLeft) / whole));
  const tone = standing === 'passed' || standing === 'urgent' ? 'danger' : standing === 'near' ? 'warning' : 'quiet';
  return { share, daysLeft, tone };
}

export type ClockGroup = 'late' | 'today' | 'week' | 'later' | 'none';

/** Under which heading of a queue a case stands. */
export function clockGroupOf(
  clock: Pick<Clock, 'startedOn' | 'dueOn' | 'standing'> | null,
  today = todayInLagos(),
): ClockGroup {
  const daysLeft = clock && readClock(clock, today).daysLeft;
  if (daysLeft === null) return 'none';
  if (daysLeft < 0) return 'late';
  if (daysLeft === 0) return 'today';
  return daysLeft <= 7 ? 'week' : 'later';
}
