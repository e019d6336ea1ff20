import { addDays, dayOf, momentOf, weekdayOf } from '../../../platform/clock/lagos-day.ts';

/** Nobody is written to at night, during Friday prayers or on a public holiday; times are of Lagos. */
const opens = '08:00';
const closes = '20:00';
const friday = { weekday: 5, from: '12:30', until: '14:30' } as const;

/** More holidays than these in a row there are none. */
const daysLookedAt = 40;

/** When something may go out: `now`, or the moment on which the quiet ends. */
export function nextOpenMoment(now: Date, isHoliday: (day: string) => boolean): Date {
  let moment = now;
  for (let looked = 0; looked < daysLookedAt; looked += 1) {
    const day = dayOf(moment);
    const ends = quietEnd(day, moment, isHoliday(day));
    if (ends === undefined) return moment;
    moment = ends;
  }
  return moment;
}

/** Where the quiet of this moment ends on its day, or the next morning; undefined: it is not quiet. */
function quietEnd(day: string, moment: Date, isHoliday: boolean): Date | undefined {
  const tomorrow = momentOf(addDays(day, 1), opens);
  if (isHoliday || moment >= momentOf(day, closes)) return tomorrow;
  if (moment < momentOf(day, opens)) return momentOf(day, opens);
  const isPrayer =
    weekdayOf(day) === friday.weekday && moment >= momentOf(day, friday.from) && moment < momentOf(day, friday.until);
  return isPrayer ? momentOf(day, friday.until) : undefined;
}
