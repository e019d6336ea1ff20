import type { BlockOf } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { TextLink } from '@portal/ui';
import type { CSSProperties } from 'react';
import { monthName } from '../../calendar/calendar-words.ts';
import { dayIn, daysBetween, lengthOfMonth, nextDueDay } from '../../calendar/due-days.ts';
import { useToday } from '../../calendar/use-today.ts';
import { useMessages } from '../../messages.ts';

/** A month as long as most, for a page that does not know its day yet. */
const anyMonth = { year: 2026, month: 12 };

/** What is due on which day of this month: a ruler, and below it what stands at its marks. */
export function MonthRuler({ items }: BlockOf<'due-days'>) {
  const messages = useMessages();
  const language = useLanguage();
  const today = useToday();
  const { year, month } = today ? { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) } : anyMonth;
  const now = today && Number(today.slice(-2));
  const days = lengthOfMonth(year, month);
  const dues = items
    .flatMap((item) => {
      const day = dayIn(item, year, month);
      return day === undefined || (!today && item.month) ? [] : [{ ...item, day }];
    })
    .sort((a, b) => a.day - b.day);
  const next = now && dues.find(({ day }) => day >= now)?.day;
  const at = (day: number) => ({ '--at': (day - 1) / (days - 1) }) as CSSProperties;
  const soonest = today && next === undefined ? items.map((item) => nextDueDay(item, today)).sort()[0] : undefined;
  return (
    <section className="month" aria-labelledby="home-month">
      <h2 id="home-month" className="home-heading">
        {today ? messages.dueThisMonth(monthName(month, language)) : messages.dueEachMonth}
      </h2>
      <div className="month-ruler" data-days={days} aria-hidden="true">
        {dues.map(({ day, title }) => (
          <i key={title} style={at(day)} data-next={day === next || undefined} />
        ))}
        {now && (
          <i className="month-today" style={at(now)} data-late={now > days / 2 || undefined}>
            <b>{messages.todayIs(now)}</b>
          </i>
        )}
      </div>
      <ul className="month-dues">
        {dues.map(({ day, title, text, to }) => (
          <li key={title} data-next={day === next || undefined}>
            <b className="month-day">{day}</b>
            <div>
              {to ? <TextLink to={to}>{title}</TextLink> : <b>{title}</b>}
              <p>
                {text}
                {now && day === next && `, ${messages.inDays(day - now)}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {today && soonest && <p className="home-muted">{messages.monthDone(daysBetween(today, soonest))}</p>}
    </section>
  );
}
