import type { ConsultationMode, ConsultationTopic, TaxOffice } from '@portal/contracts';
import { consultationDaysAhead, consultationLeadHours, consultationMinutes } from '@portal/contracts';
import { addDays, dayOf, momentOf, weekdayOf } from '../../../platform/clock/lagos-day.ts';
import type { Holiday } from '../offices/index.ts';
import type { CoverDays } from './data/consultant-covers.repository.ts';
import type { ConsultantRow, TakenTime } from './data/consultants.repository.ts';

export interface TimeQuery {
  readonly topic: ConsultationTopic;
  readonly mode: ConsultationMode;
  readonly officeId?: number | undefined;
  readonly consultantId?: number | undefined;
}

export interface FreeTime {
  readonly startsAt: Date;
  readonly consultants: readonly ConsultantRow[];
}

interface Calendar {
  readonly offices: readonly Pick<TaxOffice, 'id' | 'hours'>[];
  readonly holidays: readonly Holiday[];
  /** Those who suit the query. */
  readonly consultants: readonly ConsultantRow[];
  readonly taken: readonly TakenTime[];
  readonly now: Date;
}

export const slotMs = consultationMinutes * 60_000;

/** From today to the last day that can be booked, both included. */
export function bookableDays(now: Date): { readonly first: string; readonly last: string } {
  const first = dayOf(now);
  return { first, last: addDays(first, consultationDaysAhead) };
}

export function suits(consultant: ConsultantRow, { topic, mode, officeId, consultantId }: TimeQuery): boolean {
  return (
    consultant.topics.includes(topic) &&
    consultant.modes.includes(mode) &&
    (officeId === undefined || consultant.officeId === officeId) &&
    (consultantId === undefined || consultant.id === consultantId)
  );
}

interface Staff {
  readonly consultants: readonly ConsultantRow[];
  readonly covers: readonly CoverDays[];
}

/** Who takes what is asked for on a day: in place of one who is away, whoever stands in. */
export function whoIsThere(day: string, { consultants, covers }: Staff, query: TimeQuery): ConsultantRow[] {
  const today = covers.filter(({ fromDay, untilDay }) => fromDay <= day && day <= untilDay);
  const { consultantId: wished, ...rest } = query;
  const there = new Set<ConsultantRow>();
  for (const consultant of consultants) {
    if (wished !== undefined && consultant.id !== wished) continue;
    const cover = today.find(({ absentId }) => absentId === consultant.id);
    const who = cover ? consultants.find(({ id }) => id === cover.coverId) : consultant;
    if (who && suits(who, rest)) there.add(who);
  }
  return [...there];
}

/** Times of one day at which somebody is free, in order: the hours of each office, cut in equal parts, without holidays and what is taken. */
export function freeTimesOf(day: string, { offices, holidays, consultants, taken, now }: Calendar): FreeTime[] {
  if (holidays.some((holiday) => holiday.day === day)) return [];
  const earliest = now.getTime() + consultationLeadHours * 60 * 60_000;
  const free = new Map<number, ConsultantRow[]>();
  for (const consultant of consultants) {
    const hours = offices
      .find(({ id }) => id === consultant.officeId)
      ?.hours.find(({ weekday }) => weekday === weekdayOf(day));
    if (!hours) continue;
    const closes = momentOf(day, hours.closesAt).getTime();
    for (let start = momentOf(day, hours.opensAt).getTime(); start + slotMs <= closes; start += slotMs) {
      if (start < earliest || isTaken(taken, consultant.id, start)) continue;
      free.set(start, [...(free.get(start) ?? []), consultant]);
    }
  }
  return [...free].sort(([a], [b]) => a - b).map(([start, some]) => ({ startsAt: new Date(start), consultants: some }));
}

function isTaken(taken: readonly TakenTime[], consultantId: number, start: number): boolean {
  return taken.some(
    (time) =>
      time.consultantId === consultantId && time.startsAt.getTime() < start + slotMs && time.endsAt.getTime() > start,
  );
}
