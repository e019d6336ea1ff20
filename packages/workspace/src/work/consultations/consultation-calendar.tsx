import { messageFrom, useApiClient } from '@portal/api-client';
import { listConsultations, type QueuedConsultation, weekdayName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useLookup } from '@portal/platform/lookups';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { Link, useSearchParams } from '@portal/platform/router';
import { Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { dayOfMoment, shortDay, timeInLagos, todayInLagos } from '../../lists/format.ts';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import { workKey } from '../queue/use-queue.ts';
import { ConsultationSign } from './consultation-sign.tsx';
import { weekOf } from './week-of.ts';

const shownMost = 200;

export interface ConsultationCalendarProps {
  readonly head: ReactNode;
  /** Address of the queue, where a consultation is opened. */
  readonly queuePath: string;
}

/** A week of consultations by day and time; its Monday and the office stand in the address. */
export function ConsultationCalendar({ head, queuePath }: ConsultationCalendarProps) {
  const messages = useWorkMessages();
  const language = useLanguage();
  const api = useApiClient();
  const [params, setParams] = useSearchParams();
  const offices = useLookup('taxOffices');
  const today = todayInLagos();
  const asked = params.get('week');
  const days = weekOf(asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today);
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today];
  const officeId = params.get('officeId') ?? '';
  const query = useQuery({
    queryKey: [...workKey, 'consultations', 'week', first, officeId],
    queryFn: ({ signal }) =>
      api(
        listConsultations,
        { query: { from: first, to: last, pageSize: shownMost, ...(officeId && { officeId }) } },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const shown = query.data?.data.filter(({ state }) => state !== 'cancelled') ?? [];
  const more = (query.data?.totalRecords ?? 0) - (query.data?.data.length ?? 0);

  function change(key: string, value: string) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  }
  const step = (by: number) => change('week', weekOf(days[0] ?? today, by)[0] ?? today);

  return (
    <div className="ws">
      <section className="ws-list ws-calendar">
        {head}
        <div className="ws-calendar-bar ui-screen-only">
          <button type="button" className="ws-button" onClick={() => step(-1)}>
            {messages.previousWeek}
          </button>
          <strong>{messages.weekOf(shortDay(first, language), shortDay(last, language))}</strong>
          <button type="button" className="ws-button" onClick={() => step(1)}>
            {messages.nextWeek}
          </button>
          <button type="button" className="ws-button" data-quiet onClick={() => change('week', '')}>
            {messages.thisWeek}
          </button>
          <label>
            <span className="ui-hidden">{messages.office}</span>
            <select value={officeId} onChange={(event) => change('officeId', event.target.value)}>
              <option value="">{messages.allOffices}</option>
              {offices.data?.map(({ id, displayField }) => (
                <option key={id} value={id}>
                  {displayField}
                </option>
              ))}
            </select>
          </label>
        </div>
        {query.isPending && <Skeleton height={320} role="status" aria-label={messages.loading} />}
        {query.isError && (
          <p role="alert" className="ws-problem">
            {messageFrom(query.error, messages.notRead)}
          </p>
        )}
        {query.isSuccess && (
          <div className="ws-week" aria-busy={query.isFetching}>
            {days.map((day) => (
              <CalendarDay
                key={day}
                day={day}
                isToday={day === today}
                consultations={shown.filter(({ startsAt }) => dayOfMoment(startsAt) === day)}
                queuePath={queuePath}
              />
            ))}
          </div>
        )}
        {more > 0 && <p className="ws-quiet">{messages.tooMany(more)}</p>}
      </section>
    </div>
  );
}

interface CalendarDayProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly consultations: readonly QueuedConsultation[];
  readonly queuePath: string;
}

function CalendarDay({ day, isToday, consultations, queuePath }: CalendarDayProps) {
  const messages = useWorkMessages();
  const language = useLanguage();
  return (
    <section data-today={isToday || undefined}>
      <h2>
        {weekdayName(new Date(day).getUTCDay(), language)} {shortDay(day, language)}
      </h2>
      {consultations.length === 0 && <p className="ws-quiet">{messages.nobodyBooked}</p>}
      <ol>
        {consultations.map(({ id, name, startsAt, state, consultant, office }) => (
          <li key={id}>
            <Link to={`${queuePath}${queuePath.includes('?') ? '&' : '?'}record=${id}`}>
              <time dateTime={startsAt}>{timeInLagos(startsAt)}</time> <strong>{name}</strong>
            </Link>
            <small>
              {consultant.name}, {office.name}
            </small>
            <ConsultationSign state={state} />
          </li>
        ))}
      </ol>
    </section>
  );
}
