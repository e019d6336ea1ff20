import type { Clock } from '../../../platform/clock/clock.ts';
import { addDays, dayOf, momentOf } from '../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { OfficeReader } from '../offices/index.ts';
import type { ConsultantCoversRepository } from './data/consultant-covers.repository.ts';
import type { ConsultantRow, ConsultantsRepository } from './data/consultants.repository.ts';
import { bookableDays, type FreeTime, freeTimesOf, type TimeQuery, whoIsThere } from './free-times.ts';

export interface FreeTimesDeps {
  readonly db: Database;
  readonly consultants: ConsultantsRepository;
  readonly covers: ConsultantCoversRepository;
  readonly offices: OfficeReader;
  readonly clock: Clock;
}

interface FreeDay {
  readonly day: string;
  readonly holiday: { readonly en: string; readonly ha: string } | null;
  readonly standsIn: string | null;
  readonly times: readonly FreeTime[];
}

/** The free times of some days, within what can be booked. */
export async function findFreeDays(
  { db, consultants, covers, offices, clock }: FreeTimesDeps,
  query: TimeQuery,
  from: string,
  count: number,
): Promise<FreeDay[]> {
  const now = clock.now();
  const { first, last } = bookableDays(now);
  const days = Array.from({ length: count }, (_, index) => addDays(from, index)).filter(
    (day) => day >= first && day <= last,
  );
  const [start, end] = [days[0], days.at(-1)];
  if (!start || !end) return [];
  const [all, away] = await Promise.all([consultants.list(), covers.between(db, start, end)]);
  const there = new Map(days.map((day) => [day, whoIsThere(day, { consultants: all, covers: away }, query)]));
  const [list, holidays, taken] = await Promise.all([
    offices.list(),
    offices.holidays(start, end),
    consultants.taken(
      [...new Set([...there.values()].flat().map(({ id }) => id))],
      momentOf(start),
      momentOf(addDays(end, 1)),
    ),
  ]);
  return days.map((day) => ({
    day,
    holiday: holidays.find((holiday) => holiday.day === day)?.name ?? null,
    standsIn: standInOf(there.get(day) ?? [], query),
    times: freeTimesOf(day, { offices: list, holidays, consultants: there.get(day) ?? [], taken, now }),
  }));
}

/** Who is free at a moment; nobody when it is no time that can be booked. */
export async function whoIsFree(
  deps: FreeTimesDeps,
  query: TimeQuery,
  startsAt: Date,
): Promise<readonly ConsultantRow[]> {
  const day = dayOf(startsAt);
  const [found] = await findFreeDays(deps, query, day, 1);
  return found?.times.find((time) => time.startsAt.getTime() === startsAt.getTime())?.consultants ?? [];
}

/** Who is there in place of the one who was asked for. */
function standInOf(there: readonly ConsultantRow[], { consultantId }: TimeQuery): string | null {
  return consultantId === undefined ? null : (there.find(({ id }) => id !== consultantId)?.name ?? null);
}
