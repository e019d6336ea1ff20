import { type BlockOf, shortMonthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { weekdayName } from '../../../calendar/calendar-words.ts';
import { daysBetween, nextDueDay } from '../../../calendar/due-days.ts';
import { useToday } from '../../../calendar/use-today.ts';
import { useMessages } from '../../../messages.ts';

/** The next day on which something is due, as a leaf of a calendar. Until the day is known, the day of the month alone. */
export function DueDaysBlock({ items }: BlockOf<'due-days'>) {
  const messages = useMessages();
  const language = useLanguage();
  const today = useToday();
  return (
    <ul className="content-leaves">
      {items.map((item) => {
        const next = today && nextDueDay(item, today);
        const day = next ? Number(next.slice(-2)) : item.day;
        return (
          <li key={item.title + item.day}>
            <p className="calendar-leaf" aria-hidden="true">
              <span>{next ? shortMonthName(Number(next.slice(5, 7)), language) : '\u00a0'}</span>
              <b>{day}</b>
            </p>
            <p>
              <span className="content-leaf-quiet">{messages.nextDue}</span>
              <b>
                {next && today
                  ? messages.dueIn(
                      `${weekdayName(new Date(`${next}T00:00:00Z`).getUTCDay(), language)} ${day}`,
                      daysBetween(today, next),
                    )
                  : messages.dueOnDay(day)}
              </b>
              <span className="content-leaf-quiet">
                {item.title}: {item.text}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
