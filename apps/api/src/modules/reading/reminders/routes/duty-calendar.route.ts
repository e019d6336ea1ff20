import { dutyPeriods, readDutyCalendar } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { dueDaysIn, holidaysIn } from '../data/duty-calendar.repository.ts';
import type { RemindersDeps } from '../reminders-deps.ts';

/** When what is due, with the extensions two persons released. */
export function dutyCalendarRoute(app: FastifyInstance, { db }: RemindersDeps): void {
  serve(app, readDutyCalendar, async ({ query: { year } }) => {
    const [days, holidays] = [await dueDaysIn(db, year), await holidaysIn(db, year)];
    return {
      year,
      holidays: [...holidays],
      days: days.map(({ kind, periodFrom, lawDay, dueOn, announced }) => ({
        ...{ kind, dueOn, announced },
        period: periodFrom.slice(0, (dutyPeriods[kind] === 'month' ? 'YYYY-MM' : 'YYYY').length),
        lawDay: dueOn > lawDay ? lawDay : null,
      })),
    };
  });
}
