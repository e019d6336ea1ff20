import '../../forms/visitor-form.css';
import './consultations.css';
import { consultationDaysAhead } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useRevalidator } from '@portal/platform/router';
import { EmptyState, LoadFailure, Page, TextLink } from '@portal/ui';
import { addDays, dayInWords, momentInWords, timeOfDay } from '../../calendar/calendar-words.ts';
import { Chosen } from './chosen.tsx';
import { Incomplete } from './incomplete.tsx';
import type { ConsultationTimes, TimesLoad } from './load.ts';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';
import { addressWith, paths, type TimeQuery } from './time-query.ts';

export interface TimesProps {
  readonly load: TimesLoad;
  readonly timeQuery: TimeQuery;
  /** The reference of a booking that is being moved. */
  readonly moving: string | undefined;
}

const daysShown = 7;

/** Free times by day, as links: they have an address each and need no script. */
export function Times({ load, timeQuery, moving }: TimesProps) {
  const messages = useConsultationMessages();
  const revalidator = useRevalidator();
  if (load.kind === 'incomplete') {
    return <Incomplete title={messages.timesTitle} timeQuery={timeQuery} />;
  }
  return (
    <Page title={moving ? messages.moveTitle : messages.timesTitle} lead={messages.timesLead} width="wide">
      {moving ? (
        <p className="consultation-chosen">
          <TextLink to={`${paths.booking}?ref=${moving}`}>{messages.keepTime}</TextLink>
        </p>
      ) : (
        <Chosen timeQuery={timeQuery} />
      )}
      {load.kind !== 'found' ? (
        <LoadFailure
          problem={load}
          message={messages.failed}
          next={<TextLink to="/contact-us/message">{messages.writeInstead}</TextLink>}
          onRetry={() => void revalidator.revalidate()}
          isRetrying={revalidator.state !== 'idle'}
        />
      ) : (
        <Week times={load.times} timeQuery={timeQuery} moving={moving} />
      )}
    </Page>
  );
}

function Week({
  times,
  timeQuery,
  moving,
}: {
  times: ConsultationTimes;
  timeQuery: TimeQuery;
  moving: string | undefined;
}) {
  const messages = useConsultationMessages();
  const language = useLanguage();
  const { firstDay, lastDay, days } = times;
  const addressOf = (startsAt: string) =>
    moving
      ? `${paths.booking}?${new URLSearchParams({ ref: moving, to: startsAt })}`
      : addressWith(paths.details, timeQuery, { at: startsAt });
  const later = addDays(firstDay, daysShown);
  const today = addDays(lastDay, -consultationDaysAhead);
  const weekFrom = (from: string) => addressWith(paths.times, timeQuery, { from, move: moving });
  const pager = (
    <nav className="consultation-pager ui-screen-only" aria-label={messages.otherDays}>
      {firstDay > today && <TextLink to={weekFrom(addDays(firstDay, -daysShown))}>{messages.earlier}</TextLink>}
      {later <= lastDay && <TextLink to={weekFrom(later)}>{messages.later}</TextLink>}
    </nav>
  );
  if (days.every(({ times: some }) => some.length === 0)) {
    return (
      <>
        <EmptyState icon="clock" title={messages.noTimesTitle}>
          {messages.noTimesText}
        </EmptyState>
        {pager}
      </>
    );
  }
  return (
    <>
      <div className="consultation-days">
        {days.filter(isWorthShowing).map(({ day, holiday, standsIn, times: some }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className="ui-heading">
              {dayInWords(day, language)}
            </h2>
            {standsIn && some.length > 0 && <p className="visitor-muted">{messages.standsIn(standsIn)}</p>}
            {some.length === 0 ? (
              <p className="visitor-muted">{holiday ? messages.closedFor(holiday[language]) : messages.noneThatDay}</p>
            ) : (
              <ul className="consultation-times">
                {some.map(({ startsAt }) => (
                  <li key={startsAt}>
                    <TextLink to={addressOf(startsAt)} look="plain" aria-label={momentInWords(startsAt, language)}>
                      {timeOfDay(startsAt)}
                    </TextLink>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
      {pager}
    </>
  );
}

/** A weekend without a time is no news; a weekday without one is. */
function isWorthShowing({ day, times }: ConsultationTimes['days'][number]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return times.length > 0 || (weekday !== 0 && weekday !== 6);
}
